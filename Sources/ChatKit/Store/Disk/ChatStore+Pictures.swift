import PentadCore

extension ChatStore {
  /// The bytes of the copy of a picture that is to be sent. Blocks while the disk is read.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the copy cannot be read;
  ///   ``PentadCore/PentadError/Code/pictureTooLarge`` for one that an earlier version made.
  static func copyOfPicture(_ path: String) throws(PentadError) -> [UInt8] {
    try PictureFile.copy(path)
  }
}
