/// A user's message for a time: the original app's local notification.
///
/// C: `pentad_astro_alert`.
public struct AstroAlert: Hashable, Sendable, Identifiable {
  /// The id from the store, which never reuses it for another alert.
  public let id: Int64
  /// The time when it is due, in whole milliseconds.
  public let due: Instant
  /// The text to show.
  public let message: String

  /// Creates an alert from the values of a store.
  package init(id: Int64, due: Instant, message: String) {
    (self.id, self.due, self.message) = (id, due, message)
  }

  /// The limit of a message's length, in bytes of UTF-8.
  public static let messageLimit = 4_096
}

extension AstroAlert: Comparable {
  /// Compares by time, then by id.
  public static func < (left: AstroAlert, right: AstroAlert) -> Bool {
    (left.due, left.id) < (right.due, right.id)
  }
}
