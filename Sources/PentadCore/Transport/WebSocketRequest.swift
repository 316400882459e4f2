/// Which WebSocket to open, and how.
///
/// Printing a request shows its address without the query, and the names of its headers: no secret.
public struct WebSocketRequest: Hashable, Sendable {
  /// Where to: `https` means `wss`, `http` means `ws`. See ``TransportURL/init(webSocket:)``.
  public var url: TransportURL
  /// What is said in the handshake. The transport adds what the protocol needs.
  public var headers = TransportHeaders()
  /// What may be spoken over it, the most wanted first; the server chooses one or none.
  public var subprotocols: [String] = []
  /// How long it may take to be open, in milliseconds.
  public var connectDeadline = 30_000
  /// How long a message may be, either way, in bytes; not more than 1 GiB.
  public var messageLimit = 4 << 20
  /// How long after the last the other side is asked for a sign of life again, in milliseconds; 0 for
  /// never.
  public var pingInterval = 30_000
  /// How long it has for one, in milliseconds, before the connection ends with
  /// ``PentadError/Code/timedOut``; 0 for as long as it likes. Whatever comes is a sign of life. The
  /// other side is asked behind what is being sent: the time has to do for the longest message.
  public var pongTimeout = 10_000

  /// Makes a request with 30 s to open, and 4 MiB for a message.
  public init(_ url: TransportURL) { self.url = url }
}

extension WebSocketRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// `WebSocket https://host/path?… [Authorization]`.
  public var description: String { "WebSocket \(url) \(headers)" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}

extension TransportURL {
  /// Reads the address of a WebSocket: `wss://…` becomes `https://…`, and `ws://…` becomes `http://…`;
  /// those are taken as well.
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
