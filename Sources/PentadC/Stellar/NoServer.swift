import PentadCore

/// The transport of a client without a server: nothing can be asked.
struct NoServer: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    throw PentadError(.offline, "the client has no server; open it with one")
  }
}
