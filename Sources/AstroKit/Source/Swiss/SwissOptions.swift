/// Which ephemeris of libswe, and where its files are.
public struct SwissOptions: Hashable, Sendable {
  /// An ephemeris.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The files of the Swiss Ephemeris: JPL's DE431 within 0.001″.
    case swiss
    /// S. Moshier's series, without files: up to 3″ from the other in our centuries, which is 6 s of
    /// a tithi; -3000…3000.
    case moshier
  }

  /// The ephemeris.
  public var kind: Kind
  /// The folders of the files, searched in order. nil: those of `SE_EPHE_PATH`, or else
  /// /usr/share/libswe/ephe.
  public var folders: [String]?

  /// Makes options.
  public init(kind: Kind = .swiss, folders: [String]? = nil) {
    self.kind = kind
    self.folders = folders
  }
}
