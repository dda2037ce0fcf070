"""The Qt application: one document, its views, and the tools that edit it."""
