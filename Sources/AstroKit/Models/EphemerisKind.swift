/// Where the positions of the Sun and the Moon come from.
public enum EphemerisKind: String, Hashable, Sendable, CaseIterable {
  /// The Swiss Ephemeris' files, which reproduce JPL's DE431 to 0.001″; -13,000…16,800, as far as
  /// files are installed.
  case swiss
  /// S. Moshier's series, without files: up to 3″ from the other in our centuries, which is 6 s of a
  /// tithi; -3000…3000.
  case moshier
}
