import PentadCore

/// A configuration file: lines `key = value`, empty lines, and comments that begin with `#`.
///
/// ```
/// place = Ujjain
/// chat.store = ~/.local/share/pentad/chat
/// ```
struct SettingsFile {
  private(set) var values: [Setting: SettingValue] = [:]
  private let path: String
  private let home: String?

  /// Parses the content of a file.
  ///
  /// - Parameters:
  ///   - path: the path in errors.
  ///   - home: the folder for `~`; nil if unknown.
  /// - Throws: `invalid` with file and line for anything that is no setting, for an unknown key,
  ///   for a key without a value or with two, and for a relative path.
  init(_ bytes: some Collection<UInt8>, path: String, home: String?) throws(PentadError) {
    (self.path, self.home) = (path, home)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PentadError(.invalid, "\(path) is not a text in UTF-8")
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() { try add(Self.trimmed(line), number: index + 1) }
  }

  private mutating func add(_ line: Substring, number: Int) throws(PentadError) {
    guard !line.isEmpty, !line.hasPrefix("#") else { return }
    let origin = SettingValue.Origin.file(path, line: number)
    guard let sign = line.firstIndex(of: "=") else {
      // The line is not quoted, because it may be a secret.
      throw PentadError(.invalid, "\(origin): expected key = value, or # before a comment")
    }
    let setting = try Self.setting(String(Self.trimmed(line[..<sign])), origin)
    let value = String(Self.trimmed(line[line.index(after: sign)...]))
    guard !value.isEmpty else {
      throw PentadError(.invalid, "\(origin): \(setting.rawValue) has no value")
    }
    if let other = values[setting] {
      throw PentadError(
        .invalid, "\(origin): \(setting.rawValue) is already set, at \(other.origin)")
    }
    let text = setting.isPath ? try absolute(value, setting, origin) : value
    values[setting] = SettingValue(text: text, origin: origin)
  }

  private static func setting(
    _ key: String, _ origin: SettingValue.Origin
  ) throws(PentadError) -> Setting {
    if let setting = Setting(rawValue: key) { return setting }
    let keys = Setting.allCases.map(\.rawValue)
    if key.hasSuffix("token") || key.hasSuffix("password") {
      throw PentadError(
        .invalid,
        "\(origin): a secret must not be in this file; give the path of a file that contains it: "
          + Setting.chatTokenFile.rawValue)
    }
    let advice =
      EditDistance.nearest(to: key, among: keys).map { "did you mean \($0)?" }
      ?? "use \(keys.joined(separator: ", "))"
    // Anything else may be a token in base64, which ends in an equals sign.
    let signs = "abcdefghijklmnopqrstuvwxyz.-"
    let isName = key.utf8.count <= 20 && key.allSatisfy(signs.contains)
    let name = isName ? " \(key.debugDescription)" : ""
    throw PentadError(.invalid, "\(origin): unknown key\(name); \(advice)")
  }

  private func absolute(
    _ value: String, _ setting: Setting, _ origin: SettingValue.Origin
  ) throws(PentadError) -> String {
    if value.hasPrefix("/") { return value }
    guard value.hasPrefix("~/"), let home else {
      throw PentadError(
        .invalid, "\(origin): \(setting.rawValue) must be a path that begins with / or ~/")
    }
    return home + value.dropFirst()
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? ""
  }
}
