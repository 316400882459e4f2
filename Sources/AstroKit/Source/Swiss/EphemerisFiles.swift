import Foundation
import PentadCore

/// The files of the Swiss Ephemeris in a list of folders.
struct EphemerisFiles: Sendable {
  /// The folders, searched in order.
  let folders: [String]
  /// A folder next to Pentad that has files but that libswe cannot use, because of its length or
  /// name.
  let unusable: String?

  /// The folder of Debian's packages.
  static let debianFolder = "/usr/share/libswe/ephe"
  /// The environment variable that overrides every other path, in libswe itself.
  static let environmentVariable = "SE_EPHE_PATH"
  /// The maximum length of libswe's path; libswe silently ignores a longer one.
  private static let longestPath = 242

  /// Selects the given folders, or else those of the environment. Otherwise it selects Debian's
  /// folder, preceded by the folder of `beside` that contains files of the Sun or the Moon. If
  /// libswe cannot use that one, because of its length or name, it is left out, and ``unusable``
  /// contains it.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for names that libswe cannot use;
  ///   ``PentadCore/PentadError/Code/conflict`` when `SE_EPHE_PATH` names other folders, because
  ///   libswe would use it instead of these.
  init(
    folders: [String]?, environment: [String: String], beside: [String] = OwnImage.folders
  ) throws(PentadError) {
    let ruling = environment[Self.environmentVariable]
      .map { $0.split(whereSeparator: { $0 == ":" || $0 == ";" }).map(String.init) }
      .flatMap { $0.isEmpty ? nil : $0 }
    if let folders, let ruling, folders != ruling {
      throw PentadError(
        .conflict,
        "SE_EPHE_PATH is set, and libswe uses it instead of the given folders: unset it")
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

  /// True if a folder has one of the two files in a download, which cover 1800 to 2399.
  private static func carriesFiles(_ folder: String) -> Bool {
    ["sepl_18.se1", "semo_18.se1"].contains {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)")
    }
  }

  /// True if libswe treats the text as one folder.
  private static func isName(_ folder: String) -> Bool {
    !folder.isEmpty && !folder.contains { ":;\\\0".contains($0) }
  }

  /// The folders in the format of libswe.
  var path: String { Self.path(folders) }

  private static func path(_ folders: [String]) -> String { folders.joined(separator: ":") }

  /// The folders for a message, with the one that libswe cannot use.
  var text: String {
    guard let unusable else { return path }
    return """
      \(path) (and those in \(unusable) cannot be used: libswe takes no : ; or backslash, and \
      \(Self.longestPath) bytes for all folders together)
      """
  }

  /// True if a file is in one of the folders.
  func contains(_ name: String) -> Bool { url(of: name) != nil }

  /// Returns the URL of a file; nil if it is in none of the folders.
  func url(of name: String) -> URL? {
    folders.lazy.map { URL(fileURLWithPath: $0).appendingPathComponent(name) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Returns the names of the existing files of the Sun and the Moon, in order.
  func installed() -> [String] {
    var names: Set<String> = []
    for folder in folders {
      let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      names.formUnion(found.filter(Self.isOfSunOrMoon))
    }
    return names.sorted()
  }

  /// True if a name is that of a planet or Moon file: sepl_18.se1, semom06.se1.
  static func isOfSunOrMoon(_ name: String) -> Bool {
    name.hasSuffix(".se1") && (name.hasPrefix("sepl") || name.hasPrefix("semo"))
  }

  /// Returns the Debian package that has a file.
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
