public import PentadCore

extension StellarServer {
  /// Subscribes a device to the announcements of a class, or unsubscribes it.
  public func setSubscription(
    _ isSubscribed: Bool, to masterId: String, term: StellarTerm, for device: StellarDevice
  ) async throws(PentadError) {
    let body = try await post(
      "stellar", "myStellar",
      [
        ("action", isSubscribed ? "subscribe" : "unsubscribe"), ("subject", masterId),
        ("term", term.code),
      ] + Self.parameters(of: device))
    _ = try WireReply.read(WireSuccess.self, from: body)
  }

  /// Registers a device with the server.
  public func register(
    deviceToken: String? = nil, appId: String? = nil
  ) async throws(PentadError) -> StellarDevice {
    var parameters: Parameters = [Self.deviceType]
    if let deviceToken { parameters.append(("device_token", deviceToken)) }
    if let appId { parameters.append(("app_id", appId)) }
    let body = try await post("push", "register", parameters, isRepeatable: false)
    return try WireReply.read(WireDevice.self, from: body).device
  }

  /// Fetches the unread notices of a device.
  public func unreadNotices(
    for device: StellarDevice
  ) async throws(PentadError) -> StellarReply<[StellarNotice]> {
    try notices(
      from: try await post("push", "getUnreadNotifications", Self.parameters(of: device)))
  }

  /// Marks notices as read for a device, and returns the remaining ones.
  public func markRead(
    _ notices: [StellarNotice], for device: StellarDevice
  ) async throws(PentadError) -> StellarReply<[StellarNotice]> {
    let tags = JSONValue.array(notices.map { .string($0.tag) }).text()
    return try self.notices(
      from: try await post(
        "push", "markNotificationsAsRead", [("tags", tags)] + Self.parameters(of: device)))
  }

  private func notices(from body: [UInt8]) throws(PentadError) -> StellarReply<[StellarNotice]> {
    let list = try WireReply.readList(of: WireText.self, from: body)
    return StellarReply(
      list.items.map { StellarNotice(tag: $0.text) }, diagnostics: list.problems)
  }

  private static func parameters(of device: StellarDevice) -> Parameters {
    [("device_id", device.id), ("pass_key", device.passKey), deviceType]
  }
}
