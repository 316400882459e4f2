public import PentadCore

extension MoodleSource {
  /// Fetches the newest notifications of the account, the newest first. They are not marked as
  /// read.
  ///
  /// - Parameter count: the maximum number of notifications, from 1 to 100.
  /// - Throws: see ``StellarSource``; ``PentadCore/PentadError/Code/unsupported`` if the site does not
  ///   offer them; ``PentadCore/PentadError/Code/invalid`` for another count.
  public func notifications(
    first count: Int = 20
  ) async throws(PentadError) -> StellarReply<[MoodleNotification]> {
    try Self.checkNotifications(count)
    let list = try await calls.call(
      "message_popup_get_popup_notifications",
      ["useridto": 0, "newestfirst": true, "limit": .integer(count), "offset": 0],
      as: MoodleWireNotifications.self)
    return StellarReply(list.items.unique(by: \.key), diagnostics: list.problems)
  }

  /// Checks a maximum number of notifications.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a number outside 1 to 100.
  static func checkNotifications(_ count: Int) throws(PentadError) {
    guard (1...100).contains(count) else {
      throw PentadError(.invalid, "the number of notifications is from 1 to 100")
    }
  }

  /// Marks a notification as read. The call is idempotent.
  public func markRead(_ notification: MoodleNotification) async throws(PentadError) {
    try await markNotificationRead(notification.id)
  }

  /// Marks one notification with an id as read; ids are not unique.
  func markNotificationRead(_ id: String) async throws(PentadError) {
    _ = try await calls.change(
      "core_message_mark_notification_read", ["notificationid": .string(id)])
  }
}
