/// The instant at which a unit of the calendar begins.
public struct Transition: Hashable, Sendable {
  /// The kind of transition.
  public let kind: TransitionKind
  /// The number of the unit that begins, from 1, in the cycle of the kind.
  public let value: Int
  /// The time when the unit begins.
  public let instant: Instant
}

/// The kind of unit that changes at a ``Transition``.
public enum TransitionKind: String, Hashable, Sendable, CaseIterable {
  /// A ``Tithi``, 1…30.
  case tithi
  /// A ``Nakshatra`` of the Moon, 1…27.
  case nakshatra
  /// A ``Pada``, 1…108.
  case pada
  /// A ``Yoga``, 1…27.
  case yoga
  /// A ``Karana``, 1…60.
  case karana
  /// The Moon's ``Rashi``, 1…12.
  case moonRashi
  /// The Sun's ``Rashi``, 1…12.
  case sankranti
  /// A phase of the Moon: 1 new, 2 first quarter, 3 full, 4 last quarter.
  case phase
  /// A lunar month from new moon to new moon: the number of its ``MasaName``, also for an adhika
  /// month.
  case masa
  /// The Sun's tropical quarters: 1 March equinox, 2 June solstice, 3 September equinox,
  /// 4 December solstice.
  case solarQuarter
}
