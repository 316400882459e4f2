/// The Sun or the Moon.
public enum Luminary: String, Hashable, Sendable, CaseIterable {
  /// The Sun.
  case sun
  /// The Moon.
  case moon
}
