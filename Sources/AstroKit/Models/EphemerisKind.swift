/// The source of the positions of the Sun and the Moon.
public enum EphemerisKind: String, Hashable, Sendable, CaseIterable {
  /// The files of the Swiss Ephemeris, which reproduce JPL's DE431 to 0.001″. They cover the years
  /// -13,000…16,800, as far as they are installed.
  case swiss
  /// S. Moshier's series, without files, for the years -3000…3000. In our centuries it differs from
  /// the files by up to 3″, or 6 s of a tithi.
  case moshier
}
