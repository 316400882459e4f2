"""The handler: a module for each facet, and one that combines them."""

from .handler import MasterDataHandler
from .settings import UNCHANGED, AstroSettings

__all__ = ["UNCHANGED", "AstroSettings", "MasterDataHandler"]
