import Foundation

/// The folder of an account's store, in the folder of all accounts, beside the file of the tokens.
///
/// No two ids have one name, on file systems that do not tell capitals from small letters either, and none
/// has that of the tokens' file.
enum AccountFolder {
  /// Whether an id can be the name of a folder, as digits can.
  static func isName(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 64
      && id.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
          || (0x61...0x7a).contains(byte) || byte == 0x2d || byte == 0x5f
      }
  }

  /// The path for an id that ``isName(_:)`` allows.
  static func path(in folder: String, of userId: String) -> String {
    let name = name(of: userId)
    // Version 0.1 took every id as it is.
    let isOlder = name != userId && !has(name, in: folder) && has(userId, in: folder)
    return "\(folder)/\(isOlder ? userId : name)"
  }

  /// Whether there is anything at the path.
  static func exists(in folder: String, of userId: String) -> Bool {
    FileManager.default.fileExists(atPath: path(in: folder, of: userId))
  }

  private static func name(of userId: String) -> String {
    if userId == "credentials" { return userId + "=" }
    return userId.map { $0.isUppercase ? "=\($0.lowercased())" : "\($0)" }.joined()
  }

  /// Whether there is a folder of exactly this name.
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
