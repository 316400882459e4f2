public import PentadCore

extension StellarClient {
  /// Fetches the newest notifications of an account at a Moodle site, the newest first. They are
  /// neither stored nor marked as read.
  ///
  /// - Parameter count: the maximum number, from 1 to 100.
  /// - Returns: the notifications.
  /// - Throws: source errors; ``PentadCore/PentadError/Code/unsupported`` for another kind of system,
  ///   and for a site that does not offer them; ``PentadCore/PentadError/Code/invalid`` for another
  ///   number; store read errors.
  ///
  /// C: `pentad_stellar_client_moodle_notifications`.
  public func moodleNotifications(
    first count: Int = 20
  ) async throws(PentadError) -> [MoodleNotification] {
    try MoodleSource.checkNotifications(count)
    return take(try await moodle().notifications(first: count), .notices)
  }

  /// Marks a notification of an account at a Moodle site as read. The call is idempotent. It needs
  /// the network: the mark is not sent later.
  ///
  /// - Parameter id: the site's id of the notification. If several notifications have it, the site
  ///   chooses the one to mark.
  /// - Throws: source errors; ``PentadCore/PentadError/Code/unsupported`` for another kind of system,
  ///   and for a site that does not offer it; store read errors.
  ///
  /// C: `pentad_stellar_client_mark_notification_read`.
  public func markNotificationRead(_ id: String) async throws(PentadError) {
    try await moodle().markNotificationRead(id)
  }

  /// Returns the source as a Moodle site.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unsupported`` for another kind of system; store read
  ///   errors, so that a closed client, such as that of a removed account, sends no token.
  private func moodle() async throws(PentadError) -> MoodleSource {
    guard let moodle = source as? MoodleSource else {
      throw PentadError(.unsupported, "only an account at a Moodle site has these notifications")
    }
    _ = try await store.person()
    return moodle
  }
}
