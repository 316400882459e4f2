#if Networking
  import NIOCore
  import PentadCore

  /// The scopes that the address of a connected peer may have.
  ///
  /// A name says nothing about the address that it resolves to, and the owner of a name can change that
  /// between two requests (DNS rebinding). So the address of the connection decides, before a byte of the
  /// request is sent:
  /// - An address that a public server gave, by a redirect to another host or in what a Kit read from it,
  ///   is connected to public addresses only.
  /// - A public name over plain `http` is connected to public addresses only: nothing proves that what
  ///   answers has that name. Over `https` its certificate does, so that a server whose name resolves to
  ///   a private address inside its own network can be used there.
  /// - Plain `http` that may go to this machine alone is connected to this machine.
  /// - All else was named by the user: an address, or a name of the network around.
  struct PeerScope: Equatable, Sendable {
    let least: AddressScope
    let most: AddressScope

    init(_ url: TransportURL, least: AddressScope? = nil, allowsPlainHTTP: Bool) {
      let isProven = url.scheme == "https"
      let isUnprovenName = !isProven && url.scope == .world
      self.least = max(least ?? .machine, isUnprovenName ? .world : .machine)
      most = isProven || allowsPlainHTTP ? .world : .machine
    }

    /// Compares an address with the rule.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/refused``; `answerCutOff` without an address, which a
    ///   connection that has just ended lacks.
    func check(_ address: SocketAddress?) throws(PentadError) {
      guard let text = address?.ipAddress else { throw .cutOff }
      let scope = AddressScope(address: text)
      guard scope >= least else {
        throw PentadError(
          .refused,
          "the name of the server leads into the network of this machine: ask there by an address, by"
            + " a local name, or over https")
      }
      guard scope <= most else {
        throw PentadError(
          .refused, "plain http stays on this machine, and the name leads elsewhere: use https")
      }
    }
  }

  // MARK: How it goes with a request

  extension PeerScope {
    /// The header that carries the rule to the connection, which removes it. No caller may write it.
    static let header = "Pentad-Peer-Scope"

    var text: String { "\(least.rawValue) \(most.rawValue)" }

    init?(_ text: String) {
      let scopes = text.split(separator: " ").compactMap { Int($0).flatMap(AddressScope.init) }
      guard scopes.count == 2 else { return nil }
      (least, most) = (scopes[0], scopes[1])
    }
  }
#endif
