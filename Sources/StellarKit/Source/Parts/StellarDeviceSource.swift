public import PentadCore

/// A source that sends notices to registered devices.
public protocol StellarDeviceSource: StellarSource {
  /// Subscribes a device to the announcements of a class, or unsubscribes it.
  func setSubscription(
    _ isSubscribed: Bool, to masterId: String, term: StellarTerm, for device: StellarDevice
  ) async throws(PentadError)

  /// Registers a device with the source.
  ///
  /// - Parameters:
  ///   - deviceToken: the push token of the device; nil when the source cannot push to it.
  ///   - appId: the name of the host program; nil for none.
  func register(
    deviceToken: String?, appId: String?
  ) async throws(PentadError) -> StellarDevice

  /// Fetches the unread notices of a device.
  func unreadNotices(
    for device: StellarDevice
  ) async throws(PentadError) -> StellarReply<[StellarNotice]>

  /// Marks notices as read for a device, and returns the remaining ones.
  func markRead(
    _ notices: [StellarNotice], for device: StellarDevice
  ) async throws(PentadError) -> StellarReply<[StellarNotice]>
}
