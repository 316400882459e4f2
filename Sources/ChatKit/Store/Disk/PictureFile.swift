import PentadCore
import PentadStorage

/// A reader of picture files that reads and checks them in pieces.
enum PictureFile {
  /// Reads a picture that the user has selected.
  ///
  /// - Parameter piece: called with each part of the file, in order.
  /// - Returns: the format of the picture, by its first bytes.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the file cannot be read;
  ///   ``PentadCore/PentadError/Code/pictureTooLarge``; ``PentadCore/PentadError/Code/notAPicture``
  ///   for a link, a file that is not a regular one, and bytes that are not a picture; the errors
  ///   of `piece`.
  static func read(
    _ path: String, _ piece: ([UInt8]) throws(PentadError) -> Void
  ) throws(PentadError) -> PictureType {
    let file: PlainFile
    var part: [UInt8]
    do throws(PlainFile.Refusal) {
      file = try PlainFile(path, limit: PictureType.sizeLimit)
      part = try file.next()
    } catch {
      throw error.meaning(path)
    }
    let type = try PictureType.checked(start: part, of: "the file \(path)")
    while !part.isEmpty {
      try piece(part)
      do throws(PlainFile.Refusal) { part = try file.next() } catch { throw error.meaning(path) }
    }
    return type
  }

  /// Reads the copy of a picture to send. Its content is not checked.
  static func copy(_ path: String) throws(PentadError) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(PlainFile.Refusal) {
      let file = try PlainFile(path, limit: PictureType.sizeLimit)
      while true {
        let part = try file.next()
        guard !part.isEmpty else { return bytes }
        bytes += part
      }
    } catch {
      if error == .tooLong { throw PictureType.tooLarge("the picture") }
      throw PentadError(.notFound, "the picture no longer exists: attach it again")
    }
  }
}

extension PlainFile.Refusal {
  fileprivate func meaning(_ path: String) -> PentadError {
    switch self {
    case .missing:
      PentadError(.notFound, "the file \(path) cannot be read; choose another picture")
    case .link:
      PentadError(
        .notAPicture, "\(path) is a symbolic link; give the file itself, or allow links")
    case .notPlain:
      PentadError(.notAPicture, "\(path) is a folder, a pipe or a device; choose a picture")
    case .tooLong: PictureType.tooLarge("the file \(path)")
    case .unreadable:
      PentadError(.diskFailure, "the file \(path) cannot be read; check its disk")
    }
  }
}
