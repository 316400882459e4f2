"""The client: a module for each of its facets, and one that joins them."""

from .client import ChatClient

__all__ = ["ChatClient"]
