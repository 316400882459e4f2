"""The client: a module for each of its facets, and one that joins them."""

from .client import StellarClient
from .search import StellarSearch
from .store import StellarStorageUsage

__all__ = ["StellarClient", "StellarSearch", "StellarStorageUsage"]
