/// A limb of the calendar and the whole time for which it rules.
public struct LimbSpan<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The limb.
  public let value: Value
  /// When it begins; it may be before the day with which it is listed.
  public let start: Instant
  /// When the next begins.
  public let end: Instant

  /// Makes a span.
  public init(_ value: Value, from start: Instant, to end: Instant) {
    self.value = value
    self.start = start
    self.end = end
  }
}
