import PentadCore

/// An account belongs to the servers that its token came from: it is kept with the token and in the store,
/// and no other server gets either.
extension GroupMeServers {
  /// The addresses as one text, for storing: the same for the same servers, however they are written.
  var text: String { addresses.joined(separator: " ") }

  /// Reads ``text``; nil for anything else.
  init?(text: String) {
    let urls = text.split(separator: " ").compactMap { try? TransportURL(String($0)) }
    guard urls.count == 5 else { return nil }
    self.init()
    (api, apiV4, apiV2, images, push) = (urls[0], urls[1], urls[2], urls[3], urls[4])
  }

  /// True if both are the same servers: a slash at the end of an address does not count.
  func isSame(as other: GroupMeServers) -> Bool { addresses == other.addresses }

  /// What an account of these servers is refused with at others.
  func refusal(of others: GroupMeServers) -> PentadError {
    let pair = zip(addresses, others.addresses).first { $0 != $1 } ?? ("", "")
    return PentadError(
      .otherServer,
      "the account belongs to \(pair.0), and \(pair.1) gets neither its token nor its messages; "
        + "open it at the first, or, if that server has moved to the second, say so")
  }

  /// What an account is refused with whose servers are not known: an earlier version has not noted them.
  var refusalOfUnknown: PentadError {
    PentadError(
      .otherServer,
      "an earlier version has not noted the server of the account, so that it is taken for GroupMe's; "
        + "if it is \(addresses[0]), sign in there again, or say that the server has moved")
  }

  private var addresses: [String] {
    [api, apiV4, apiV2, images, push].map { url in
      url.query == nil && url.string.hasSuffix("/") ? String(url.string.dropLast()) : url.string
    }
  }
}
