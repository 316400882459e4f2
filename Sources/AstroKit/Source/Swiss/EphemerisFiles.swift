import Foundation
import PentadCore

/// The files of the Swiss Ephemeris in a list of folders: their names, and what is there.
struct EphemerisFiles: Sendable {
  /// The folders, searched in order.
  let folders: [String]
  /// A folder beside Pentad that has files and that libswe cannot take, for its length or its name.
  let unusable: String?

  /// The folder of Debian's packages.
  static let debianFolder = "/usr/share/libswe/ephe"
  /// Overrides every other path, in libswe itself.
  static let environmentVariable = "SE_EPHE_PATH"
  /// What libswe takes as a path at most; a longer one it ignores without a word.
  private static let longestPath = 242

  /// Folders as given, or else those of the environment, or else Debian's, and before it the one of
  /// `beside` in which files of the Sun or the Moon lie. When libswe cannot take that one, for its
  /// length or its name, it is left out, and ``unusable`` names it.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for names that libswe cannot hold, and
  ///   ``PentadCore/PentadError/Code/conflict`` when `SE_EPHE_PATH` names others: libswe would follow
  ///   it and not these.
  init(
    folders: [String]?, environment: [String: String], beside: [String] = OwnImage.folders
  ) throws(PentadError) {
    let ruling = environment[Self.environmentVariable]
      .map { $0.split(whereSeparator: { $0 == ":" || $0 == ";" }).map(String.init) }
      .flatMap { $0.isEmpty ? nil : $0 }
    if let folders, let ruling, folders != ruling {
      throw PentadError(
        .conflict,
        "SE_EPHE_PATH is set and libswe follows it instead of the folders given: unset it")
    }
    if let given = folders ?? ruling {
      self.folders = given
      unusable = nil
    } else {
      let carrying = beside.first(where: Self.carriesFiles)
      let both = [carrying, Self.debianFolder].compactMap(\.self)
      let fits = both.allSatisfy(Self.isName) && Self.path(both).utf8.count <= Self.longestPath
      self.folders = fits ? both : [Self.debianFolder]
      unusable = fits ? nil : carrying
    }
    guard self.folders.allSatisfy(Self.isName) else {
      throw PentadError(
        .invalid, "a folder of the ephemeris must have a name without : ; and backslash")
    }
    guard path.utf8.count <= Self.longestPath, !self.folders.isEmpty else {
      throw PentadError(
        .invalid, "the folders of the ephemeris must be 1…\(Self.longestPath) bytes long in all")
    }
  }

  /// Whether a folder has one of the two files that a download carries, those of 1800 to 2399.
  private static func carriesFiles(_ folder: String) -> Bool {
    ["sepl_18.se1", "semo_18.se1"].contains {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)")
    }
  }

  /// Whether libswe takes it for one folder.
  private static func isName(_ folder: String) -> Bool {
    !folder.isEmpty && !folder.contains { ":;\\\0".contains($0) }
  }

  /// The folders as libswe wants them.
  var path: String { Self.path(folders) }

  private static func path(_ folders: [String]) -> String { folders.joined(separator: ":") }

  /// The folders for a message, with the one that libswe cannot take.
  var text: String {
    guard let unusable else { return path }
    return """
      \(path) (and those in \(unusable) cannot be used: libswe takes no : ; or backslash, and \
      \(Self.longestPath) bytes for all folders together)
      """
  }

  /// Whether a file is in one of the folders.
  func contains(_ name: String) -> Bool { url(of: name) != nil }

  /// Where a file is.
  func url(of name: String) -> URL? {
    folders.lazy.map { URL(fileURLWithPath: $0).appendingPathComponent(name) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The names of the Sun's and the Moon's files that are there, in order.
  func installed() -> [String] {
    var names: Set<String> = []
    for folder in folders {
      let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      names.formUnion(found.filter(Self.isOfSunOrMoon))
    }
    return names.sorted()
  }

  /// Whether a name is that of planets or of the Moon: sepl_18.se1, semom06.se1.
  static func isOfSunOrMoon(_ name: String) -> Bool {
    name.hasSuffix(".se1") && (name.hasPrefix("sepl") || name.hasPrefix("semo"))
  }

  /// The Debian package that has a file.
  static func package(of name: String) -> String {
    if name == "sefstars.txt" { return "swe-basic-data" }
    guard isOfSunOrMoon(name), let century = Int(name.dropLast(4).dropFirst(5)) else {
      return "swe-basic-data"
    }
    if name.dropFirst(4).first == "m" {
      return century <= 54 ? "swe-standard-data" : "swe-extra-data"
    }
    return century == 18
      ? "swe-basic-data" : century <= 48 ? "swe-standard-data" : "swe-extra-data"
  }
}
