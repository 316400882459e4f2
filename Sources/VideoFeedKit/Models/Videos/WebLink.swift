import PentadCore

/// Addresses that came from outside.
enum WebLink {
  /// An address of `http` or `https` as it can be asked for; nil for any other, such as `javascript:`,
  /// for one with a password, and for one that is too long.
  static func checked(_ text: String) -> String? { WebAddress(text)?.text }

  /// Whether a source whose server is of a scope may lead to an address that ``checked(_:)`` gave: one
  /// elsewhere has no word on this machine, nor on the network around it.
  static func isWithin(_ scope: AddressScope, _ url: String) -> Bool {
    // What is none is the path of a file.
    scope == .machine || (TransportURL.scope(of: url) ?? .machine) >= scope
  }

  /// The address, if a source of a scope may lead there.
  static func within(_ scope: AddressScope, _ url: String?) -> String? {
    url.flatMap { isWithin(scope, $0) ? $0 : nil }
  }
}

// MARK: What of a source's words leads where it may

extension Video {
  /// This video without the addresses to which a source of a scope may not lead.
  func within(_ scope: AddressScope) -> Video {
    guard scope > .machine else { return self }
    return keeping { WebLink.isWithin(scope, $0) }
  }
}

extension Sharer {
  /// This person, without a picture to which a source of a scope may not lead.
  func within(_ scope: AddressScope) -> Sharer {
    guard let imageURL, !WebLink.isWithin(scope, imageURL) else { return self }
    return Sharer(id: id, nickname: nickname, name: name, origin: origin)
  }
}

extension VideoChannel {
  /// This channel, without a picture to which a source of a scope may not lead.
  func within(_ scope: AddressScope) -> VideoChannel {
    guard let imageURL, !WebLink.isWithin(scope, imageURL) else { return self }
    return VideoChannel(id: id, name: name, isPublic: isPublic)
  }
}

extension SourceAccount {
  /// This account, without pictures to which a source of a scope may not lead.
  func within(_ scope: AddressScope) -> SourceAccount {
    SourceAccount(
      userId: userId, name: name, nickname: nickname, imageURL: WebLink.within(scope, imageURL),
      services: services, channels: channels.map { $0.within(scope) })
  }
}

extension TransportURL {
  /// The narrowest scope that this address may be connected to: any if the user has named its host, and
  /// for a public name that a source has named, everywhere.
  func leastScope(named isNamed: Bool) -> AddressScope? {
    isNamed || scope < .world ? nil : .world
  }
}

extension SourceDescription {
  /// From how far the source can be reached. A host's own may lead where it wants.
  var scope: AddressScope {
    switch kind {
    case .feed, .peerTube, .shelby: (try? TransportURL(address))?.scope ?? .world
    case .folder, .host: .machine
    }
  }
}
