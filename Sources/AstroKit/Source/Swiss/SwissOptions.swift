/// The options of libswe: the ephemeris and the folders of its files.
package struct SwissOptions: Hashable, Sendable {
  /// The ephemeris.
  package var kind: EphemerisKind
  /// The folders of the files, searched in order. If nil, those of `SE_EPHE_PATH`, or else the one
  /// next to Pentad that contains files and /usr/share/libswe/ephe.
  package var folders: [String]?

  /// Creates options.
  package init(kind: EphemerisKind = .swiss, folders: [String]? = nil) {
    self.kind = kind
    self.folders = folders
  }
}
