"""The client: a module for each of its facets, and one that joins them."""

from .client import ChatClient
from .store import ChatStorageUsage

__all__ = ["ChatClient", "ChatStorageUsage"]
