/// Where the positions of the Sun and the Moon come from.
public enum EphemerisKind: String, Hashable, Sendable, CaseIterable {
  /// The Swiss Ephemeris' files, which reproduce JPL's DE431 to 0.001″.
  case swiss
  /// The series of Moshier, which need no files and are within 7″ in historic times.
  case moshier
}
