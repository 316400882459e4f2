/// The user's changes that a source accepts. Others stay in the store and are not sent.
struct AcceptedChanges: Sendable {
  /// The form in which a source accepts bookmarks.
  enum Bookmarks: Sendable {
    /// The source keeps no bookmarks.
    case none
    /// Subscriptions of a registered device.
    case ofDevice
    /// Bookmarks of an account.
    case ofAccount
  }

  var bookmarks: Bookmarks
  /// True if the source keeps read marks of announcements.
  var readMarks = false

  /// The changes of the original protocol.
  static let ofDevices = AcceptedChanges(bookmarks: .ofDevice)

  init(bookmarks: Bookmarks, readMarks: Bool = false) {
    self.bookmarks = bookmarks
    self.readMarks = readMarks
  }

  init(of source: any StellarSource) {
    bookmarks =
      source is any StellarBookmarkSource
      ? .ofAccount : source is any StellarDeviceSource ? .ofDevice : .none
    readMarks = source is any StellarAnnouncementSource
  }
}
