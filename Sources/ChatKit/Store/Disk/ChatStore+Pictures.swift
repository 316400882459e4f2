import PentadCore

extension ChatStore {
  /// Reads the copy of a picture to send. It blocks while it reads from the disk.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the copy cannot be read;
  ///   ``PentadCore/PentadError/Code/pictureTooLarge`` for a copy of an earlier version.
  static func copyOfPicture(_ path: String) throws(PentadError) -> [UInt8] {
    try PictureFile.copy(path)
  }
}
