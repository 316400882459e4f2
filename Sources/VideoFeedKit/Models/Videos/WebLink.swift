import PentadCore

/// Checks of addresses that come from outside.
enum WebLink {
  /// Returns an `http` or `https` address in the form for requests. Any other, such as
  /// `javascript:`, one with a password, and one that is too long return nil.
  static func checked(_ text: String) -> String? { WebAddress(text)?.text }

  /// Returns true if a source whose server has a scope may link to an address from ``checked(_:)``.
  /// A remote source must not refer to this machine or its local network.
  static func isWithin(_ scope: AddressScope, _ url: String) -> Bool {
    // A text that is not an address is the path of a file.
    scope == .machine || (TransportURL.scope(of: url) ?? .machine) >= scope
  }

  /// Returns the address if a source with this scope may link to it; nil otherwise.
  static func within(_ scope: AddressScope, _ url: String?) -> String? {
    url.flatMap { isWithin(scope, $0) ? $0 : nil }
  }
}

// MARK: Removal of addresses outside the scope

extension Video {
  /// Returns this video without the addresses that a source with this scope may not link to.
  func within(_ scope: AddressScope) -> Video {
    guard scope > .machine else { return self }
    return keeping { WebLink.isWithin(scope, $0) }
  }
}

extension Sharer {
  /// Returns this person, without a picture that a source with this scope may not link to.
  func within(_ scope: AddressScope) -> Sharer {
    guard let imageURL, !WebLink.isWithin(scope, imageURL) else { return self }
    return Sharer(id: id, nickname: nickname, name: name, origin: origin)
  }
}

extension VideoChannel {
  /// Returns this channel, without a picture that a source with this scope may not link to.
  func within(_ scope: AddressScope) -> VideoChannel {
    guard let imageURL, !WebLink.isWithin(scope, imageURL) else { return self }
    return VideoChannel(id: id, name: name, isPublic: isPublic)
  }
}

extension SourceAccount {
  /// Returns this account, without pictures that a source with this scope may not link to.
  func within(_ scope: AddressScope) -> SourceAccount {
    SourceAccount(
      userId: userId, name: name, nickname: nickname, imageURL: WebLink.within(scope, imageURL),
      services: services, channels: channels.map { $0.within(scope) })
  }
}

extension TransportURL {
  /// Returns the narrowest scope that a connection to this address may have. It is nil, for no
  /// limit, if the user named the host or the address itself is not public. A public name that a
  /// source gave must resolve to a public address.
  func leastScope(named isNamed: Bool) -> AddressScope? {
    isNamed || scope < .world ? nil : .world
  }
}

extension SourceDescription {
  /// The scope of the source's address. Folders and sources of the host program may link to any
  /// address.
  var scope: AddressScope {
    switch kind {
    case .feed, .peerTube, .shelby: (try? TransportURL(address))?.scope ?? .world
    case .folder, .host: .machine
    }
  }
}
