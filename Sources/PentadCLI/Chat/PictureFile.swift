import ChatKit
import PentadCore

/// Pictures in files, by the ends of their names.
enum PictureFile {
  private static let types = [
    "gif": "image/gif", "heic": "image/heic", "jpeg": "image/jpeg", "jpg": "image/jpeg",
    "png": "image/png", "webp": "image/webp",
  ]

  /// - Throws: `invalid` for another name.
  static func attachment(_ path: String) throws(PentadError) -> OutgoingAttachment {
    let end = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() }
    guard let type = end.flatMap({ types[$0] }) else {
      throw PentadError(.invalid, "\(path) is no picture of a known kind, by its name")
    }
    return .image(path: path, type: type)
  }
}
