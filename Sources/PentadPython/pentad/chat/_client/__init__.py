"""The client: a module for each facet, and one that combines them."""

from .client import ChatClient

__all__ = ["ChatClient"]
