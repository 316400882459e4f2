import PentadCore
import PentadStorage

extension SideFiles {
  /// Copies a picture to send in pieces, so that the original may be removed.
  ///
  /// - Returns: the name of the copy, and the format of the picture.
  /// - Throws: as ``PictureFile/read(_:_:)``; ``PentadCore/PentadError/Code/storage`` when the
  ///   picture cannot be copied. In both cases no file is left behind.
  func take(_ path: String) throws(PentadError) -> (name: String, type: PictureType) {
    let draft = try draft()
    let type = try PictureFile.read(path) { (part) throws(PentadError) in try draft.append(part) }
    return (try draft.complete(isDurable: true), type)
  }
}
