import PentadCore
import PentadNetworking

extension Backstage {
  /// The transport of a Kit's requests: the network, or none if no server was named.
  var transport: any Transport { server == nil ? NoServer() : network }

  /// The transport of WebSockets; nil if no server was named.
  var sockets: (any WebSocketTransport)? { server == nil ? nil : network }

  /// An address on the server; one that is never asked when none was named.
  func address(_ path: StaticString) -> String { (server ?? "http://127.0.0.1") + "\(path)" }
}

/// In place of a network: the showcase was started without a server.
struct NoServer: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    throw PentadError(.offline, "the showcase was started without a server")
  }
}
