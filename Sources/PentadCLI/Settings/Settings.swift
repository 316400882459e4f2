import AstroKit
import Foundation
import PentadCore

/// The settings in force. An option of the command has precedence over a variable of the
/// environment, and that over the configuration file. A variable without text removes the setting.
struct Settings {
  /// The environment variable that names another configuration file; without text, there is none.
  static let variable = "PENTAD_CONFIG"

  /// The settings of this process, read when they are first needed.
  private static let loaded = Result { () throws(PentadError) in
    try Settings(ProcessInfo.processInfo.environment)
  }

  /// The path of the configuration file; nil if there is none.
  let path: String?
  private let file: [Setting: SettingValue]
  private let environment: [String: String]

  /// Returns the settings of this process.
  ///
  /// - Throws: `notFound` if `PENTAD_CONFIG` names a file that cannot be read, and the errors of
  ///   ``SettingsFile``.
  static func current() throws(PentadError) -> Settings { try loaded.get() }

  /// Returns the value of a setting; nil if it is not set.
  static func value(of setting: Setting) throws(PentadError) -> String? {
    try current()[setting]?.text
  }

  /// True if a setting has a value. A bad configuration file counts as one that has it, so that the
  /// later use throws the error.
  static func has(_ setting: Setting) -> Bool {
    switch loaded {
    case .success(let settings): settings[setting] != nil
    case .failure: true
    }
  }

  private init(_ environment: [String: String]) throws(PentadError) {
    self.environment = environment
    let named = environment[Self.variable]
    guard let path = named ?? Self.usualPath(environment), !path.isEmpty else {
      (path, file) = (nil, [:])
      return
    }
    guard let bytes = try InputFile.read(path) else {
      guard named == nil, !FileManager.default.fileExists(atPath: path) else {
        throw PentadError(
          .notFound, "the configuration file \(path) cannot be read, or has more than 1 MiB")
      }
      (self.path, file) = (nil, [:])
      return
    }
    self.path = path
    file = try SettingsFile(bytes, path: path, home: environment["HOME"]).values
  }

  private static func usualPath(_ environment: [String: String]) -> String? {
    // Relative paths in this variable are to be ignored (XDG Base Directory Specification).
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return "\(folder)/pentad/config"
    }
    return environment["HOME"].map { "\($0)/.config/pentad/config" }
  }

  subscript(setting: Setting) -> SettingValue? {
    guard let text = environment[setting.variable] else { return file[setting] }
    return text.isEmpty ? nil : SettingValue(text: text, origin: .environment(setting.variable))
  }

  /// Returns the folder of a store that a command needs.
  ///
  /// - Parameter given: the value of `--store`, if given.
  /// - Throws: `misuse` if the folder is neither given nor set; the errors of ``current()``.
  static func folder(_ given: String?, _ setting: Setting) throws(PentadError) -> String {
    let usual = try given == nil ? value(of: setting) : nil
    guard let folder = given ?? usual else {
      throw PentadError(
        .misuse,
        "this command needs a store: give --store, or set \(setting.rawValue) or "
          + "\(setting.variable); see `pentad config --help`")
    }
    return folder
  }

  /// Returns the default place: a city, or `LATITUDE, LONGITUDE, ZONE`.
  ///
  /// - Returns: nil if it is not set.
  /// - Throws: `notFound`, `conflict` or `invalid`, with the origin of the value.
  static func place() throws(PentadError) -> Place? {
    guard let value = try current()[.place] else { return nil }
    do throws(PentadError) {
      return try place(value.text)
    } catch {
      throw PentadError(error.code, "\(value.origin): \(error.message)")
    }
  }

  private static func place(_ text: String) throws(PentadError) -> Place {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let latitude = parts.first.flatMap(Double.init) else { return try Place.named(text) }
    guard parts.count == 3, let longitude = Double(parts[1]) else {
      throw PentadError(
        .invalid,
        "a place is a city, or latitude, longitude and time zone: 23.18, 75.79, Asia/Kolkata")
    }
    return try Place(
      latitude: latitude, longitude: longitude, timeZone: CivilTimeZone(parts[2]))
  }
}
