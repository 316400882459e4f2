import PentadCore

/// The binding of an account to the servers that issued its token. It is stored with the token and
/// in the store, and no other server receives either.
extension GroupMeServers {
  /// The addresses as one text, for storage. It is equal for the same servers, however they are
  /// written.
  var text: String { addresses.joined(separator: " ") }

  /// Parses ``text``; nil for any other text.
  init?(text: String) {
    let urls = text.split(separator: " ").compactMap { try? TransportURL(String($0)) }
    guard urls.count == 5 else { return nil }
    self.init()
    (api, apiV4, apiV2, images, push) = (urls[0], urls[1], urls[2], urls[3], urls[4])
  }

  /// Returns true if both are the same servers. A slash at the end of an address is ignored.
  func isSame(as other: GroupMeServers) -> Bool { addresses == other.addresses }

  /// Returns the error for an account of these servers that is opened with others.
  func refusal(of others: GroupMeServers) -> PentadError {
    let pair = zip(addresses, others.addresses).first { $0 != $1 } ?? ("", "")
    return PentadError(
      .otherServer,
      "the account belongs to \(pair.0), so \(pair.1) receives neither its token nor its messages; "
        + "use the first server, or confirm that it has moved to the second")
  }

  /// The error for an account with unknown servers, because an earlier version did not store them.
  var refusalOfUnknown: PentadError {
    PentadError(
      .otherServer,
      "an earlier version did not store the server of the account, so GroupMe's is assumed; "
        + "if it is \(addresses[0]), sign in there again, or confirm that the server has moved")
  }

  private var addresses: [String] {
    [api, apiV4, apiV2, images, push].map { url in
      url.query == nil && url.string.hasSuffix("/") ? String(url.string.dropLast()) : url.string
    }
  }
}
