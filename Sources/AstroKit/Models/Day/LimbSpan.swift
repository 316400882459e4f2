/// A limb of the calendar with the whole time span in which it prevails.
public struct LimbSpan<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The limb.
  public let value: Value
  /// The start of the limb; it may be before the day that lists it.
  public let start: Instant
  /// The end of the limb, at which the next begins.
  public let end: Instant

  /// Creates a span.
  public init(_ value: Value, from start: Instant, to end: Instant) {
    self.value = value
    self.start = start
    self.end = end
  }
}
