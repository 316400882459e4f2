import PentadCore
import PentadNetworking

extension Backstage {
  /// What carries a Kit's questions: the network, or nothing when no server was named.
  var transport: any Transport { server == nil ? NoServer() : network }

  /// What opens WebSockets; nil when no server was named.
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
