/// Which ephemeris of libswe, and where its files are.
package struct SwissOptions: Hashable, Sendable {
  /// The ephemeris.
  package var kind: EphemerisKind
  /// The folders of the files, searched in order. nil: those of `SE_EPHE_PATH`, or else the one beside
  /// Pentad in which files lie and /usr/share/libswe/ephe.
  package var folders: [String]?

  /// Makes options.
  package init(kind: EphemerisKind = .swiss, folders: [String]? = nil) {
    self.kind = kind
    self.folders = folders
  }
}
