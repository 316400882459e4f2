import Foundation

/// The folder of an account's store, inside the folder of all accounts, next to the file of the
/// tokens.
///
/// Each id has a name of its own, even on case-insensitive file systems, and none has the name of
/// the tokens' file.
enum AccountFolder {
  /// Returns true if an id is valid as the name of a folder: letters, digits, `-` and `_`.
  static func isName(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 64
      && id.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
          || (0x61...0x7a).contains(byte) || byte == 0x2d || byte == 0x5f
      }
  }

  /// Returns the path for an id that ``isName(_:)`` accepts.
  static func path(in folder: String, of userId: String) -> String {
    let name = name(of: userId)
    // Version 0.1 used every id unchanged.
    let isOlder = name != userId && !has(name, in: folder) && has(userId, in: folder)
    return "\(folder)/\(isOlder ? userId : name)"
  }

  /// Returns true if the path exists.
  static func exists(in folder: String, of userId: String) -> Bool {
    FileManager.default.fileExists(atPath: path(in: folder, of: userId))
  }

  private static func name(of userId: String) -> String {
    if userId == "credentials" { return userId + "=" }
    return userId.map { $0.isUppercase ? "=\($0.lowercased())" : "\($0)" }.joined()
  }

  /// Returns true if a folder with exactly this name exists.
  private static func has(_ name: String, in folder: String) -> Bool {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return false
    }
    var isFolder: ObjCBool = false
    return names.contains(name)
      && FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
