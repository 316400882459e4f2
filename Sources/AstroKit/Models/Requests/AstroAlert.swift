/// A message of the user's for a moment: the original's local notification.
///
/// C: `pentad_astro_alert`.
public struct AstroAlert: Hashable, Sendable, Identifiable {
  /// Given by the store, and never again to another alert.
  public let id: Int64
  /// When it is due, in whole milliseconds.
  public let due: Instant
  /// What to show.
  public let message: String

  /// Puts an alert together that a store has given out.
  package init(id: Int64, due: Instant, message: String) {
    (self.id, self.due, self.message) = (id, due, message)
  }

  /// How many bytes of UTF-8 a message may have.
  public static let messageLimit = 4_096
}

extension AstroAlert: Comparable {
  /// By the moment, then by the id.
  public static func < (left: AstroAlert, right: AstroAlert) -> Bool {
    (left.due, left.id) < (right.due, right.id)
  }
}
