"""The client: a module for each of its facets, and one that joins them."""

from .client import StellarClient
from .search import StellarSearch

__all__ = ["StellarClient", "StellarSearch"]
