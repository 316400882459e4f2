/// A request to open a WebSocket.
///
/// The printed form contains the URL without the query, and the names of the headers, and so no
/// secret.
public struct WebSocketRequest: Hashable, Sendable {
  /// The URL: `https` means `wss`, `http` means `ws`. See ``TransportURL/init(webSocket:)``.
  public var url: TransportURL
  /// The headers of the handshake. The transport adds those that the protocol needs.
  public var headers = TransportHeaders()
  /// The accepted subprotocols, in order of preference; the server chooses one or none.
  public var subprotocols: [String] = []
  /// The time for opening the connection, in milliseconds.
  public var connectDeadline = 30_000
  /// The largest size of a message in both directions, in bytes; at most 1 GiB.
  public var messageLimit = 4 << 20
  /// The interval between pings, in milliseconds; 0 for no pings.
  public var pingInterval = 30_000
  /// The time to wait for a sign of life after a ping, in milliseconds; 0 for no limit. After it,
  /// the connection ends with ``PentadError/Code/timedOut``. Any received data is a sign of life. A
  /// ping waits behind a message that is being sent, so allow enough time for the longest message.
  public var pongTimeout = 10_000

  /// Makes a request with 30 s for opening, and a limit of 4 MiB for a message.
  public init(_ url: TransportURL) { self.url = url }
}

extension WebSocketRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The printed form: `WebSocket https://host/path?… [Authorization]`.
  public var description: String { "WebSocket \(url) \(headers)" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The same content as ``description``.
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}

extension TransportURL {
  /// Parses the URL of a WebSocket: `wss://…` becomes `https://…`, and `ws://…` becomes `http://…`.
  /// It accepts `https` and `http` URLs, too.
  ///
  /// - Throws: as ``init(_:)``.
  public init(webSocket text: String) throws(PentadError) {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    guard scheme == "ws" || scheme == "wss" else {
      try self.init(text)
      return
    }
    do throws(PentadError) {
      try self.init("http" + text.dropFirst(2))
    } catch {
      throw PentadError(error.code, error.message, offset: error.offset.map { max(0, $0 - 2) })
    }
  }
}
