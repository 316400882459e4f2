"""The calendar: a module for each of its facets, and one that joins them."""

from .calendar import AstroCalendar
from .horizon import HorizonEvent
from .transitions import Transition

__all__ = ["AstroCalendar", "HorizonEvent", "Transition"]
