#if Networking
  import NIOCore
  import PentadCore

  /// The scopes that the address of a connected peer may have.
  ///
  /// A name does not determine its address, and the owner of a name can change the address between
  /// two requests (DNS rebinding). So the address of the connection is checked, before a byte of
  /// the request is sent:
  /// - A URL that a public server gave (by a redirect to another host, or in data that a Kit read)
  ///   may connect only to public addresses.
  /// - A public name over plain `http` may connect only to public addresses, since nothing proves
  ///   the identity of the server. Over `https` the certificate proves it, so a server whose name
  ///   resolves to a private address can be used inside its own network.
  /// - Plain `http` that is allowed only for the local machine may connect only to the local
  ///   machine.
  /// - All other hosts were named by the user: an address, or a name of the local network.
  struct PeerScope: Equatable, Sendable {
    let least: AddressScope
    let most: AddressScope

    init(_ url: TransportURL, least: AddressScope? = nil, allowsPlainHTTP: Bool) {
      let isProven = url.scheme == "https"
      let isUnprovenName = !isProven && url.scope == .world
      self.least = max(least ?? .machine, isUnprovenName ? .world : .machine)
      most = isProven || allowsPlainHTTP ? .world : .machine
    }

    /// Checks an address against the rule.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/refused``; `answerCutOff` without an address, since
    ///   a connection that has just ended has none.
    func check(_ address: SocketAddress?) throws(PentadError) {
      guard let text = address?.ipAddress else { throw .cutOff }
      let scope = AddressScope(address: text)
      guard scope >= least else {
        throw PentadError(
          .refused,
          "the server's name resolves to this machine's network: use an IP address, a local"
            + " name, or https")
      }
      guard scope <= most else {
        throw PentadError(
          .refused,
          "plain http is allowed to this machine only, and the name resolves "
            + "elsewhere: use https")
      }
    }
  }

  // MARK: Encoding in a request

  extension PeerScope {
    /// The header that passes the rule to the connection, which removes it. No caller may set it.
    static let header = "Pentad-Peer-Scope"

    var text: String { "\(least.rawValue) \(most.rawValue)" }

    init?(_ text: String) {
      let scopes = text.split(separator: " ").compactMap { Int($0).flatMap(AddressScope.init) }
      guard scopes.count == 2 else { return nil }
      (least, most) = (scopes[0], scopes[1])
    }
  }
#endif
