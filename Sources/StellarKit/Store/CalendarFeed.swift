public import PentadCore
import PentadStorage

/// An iCalendar file to which programs subscribe: in a folder that a web server serves, under a name
/// that cannot be guessed.
///
/// The name is a secret: everyone who knows it can read the calendar. The file belongs to this user
/// only (mode 0600). For a server that runs as another user, give that user the right to read the
/// folder's files, for example with an access control list.
///
/// C: `pentad_stellar_calendar_feed`.
public struct CalendarFeed: Hashable, Sendable {
  /// The absolute path of the folder.
  public let folder: String
  /// The name of the file, which is the last part of the address: 40 random hexadecimal digits and
  /// `.ics`.
  public let name: String

  /// The path of the file.
  public var path: String { "\(folder)/\(name)" }

  /// The media type with which a server should send the file.
  public static let mediaType = "text/calendar; charset=utf-8"

  init(folder: String, name: String) { (self.folder, self.name) = (folder, name) }

  /// Creates a feed with a new random name.
  ///
  /// - Parameter folder: the path of the folder, absolute or relative to the working folder.
  init(newIn folder: String) throws(PentadError) {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    let token = String((0..<40).map { _ in digits[Int.random(in: 0..<16, using: &generator)] })
    self.init(folder: try PublishedFile.absolute(folder), name: "\(token).ics")
  }

  /// Removes the file, if there is one.
  func remove() throws(PentadError) { try PublishedFile.remove(name, in: folder) }
}

extension ClassCalendar {
  /// Writes a document to a file for this user only (mode 0600). A reader gets the old or the new
  /// file, always complete. A file with the same content is left as it is, so that its time and a
  /// server's ETag stay the same.
  ///
  /// - Parameters:
  ///   - text: the document.
  ///   - path: the path of the file; its folder has to exist.
  /// - Returns: true if the file has changed.
  /// - Throws: ``PentadCore/PentadError/Code/storage`` when the folder does not exist or cannot be
  ///   written; ``PentadCore/PentadError/Code/notOpenable`` for a link in place of the folder;
  ///   ``PentadCore/PentadError/Code/invalid`` for a path without a name.
  ///
  /// C: `pentad_stellar_calendar_write`.
  @discardableResult
  public static func write(_ text: String, toFile path: String) throws(PentadError) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !["", ".", ".."].contains(name), !path.utf8.contains(0) else {
      throw PentadError(.invalid, "the path of a calendar ends in the name of a file")
    }
    let folder = parts.dropLast().joined(separator: "/")
    return try PublishedFile.replace(
      String(name), in: folder.isEmpty ? (parts.count > 1 ? "/" : ".") : folder,
      with: Array(text.utf8))
  }
}
