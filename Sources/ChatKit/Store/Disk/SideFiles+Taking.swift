import PentadCore
import PentadStorage

extension SideFiles {
  /// Copies a picture that is to be sent: whoever gave it may take it away. It is copied piece by piece.
  ///
  /// - Returns: the name of the copy, and the kind of the picture.
  /// - Throws: as ``PictureFile/read(_:_:)``; ``PentadCore/PentadError/Code/storage`` when the picture
  ///   cannot be copied. Nothing of it is left then.
  func take(_ path: String) throws(PentadError) -> (name: String, type: PictureType) {
    let draft = try draft()
    let type = try PictureFile.read(path) { (part) throws(PentadError) in try draft.append(part) }
    return (try draft.complete(isDurable: true), type)
  }
}
