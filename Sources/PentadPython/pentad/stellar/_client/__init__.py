"""The client: a module for each facet, and one that combines them."""

from .accounts import StellarAccounts
from .client import StellarClient
from .search import StellarSearch

__all__ = ["StellarAccounts", "StellarClient", "StellarSearch"]
