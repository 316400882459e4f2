import PentadCore

/// The transport of a client without a server: every request fails.
struct NoServer: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    throw PentadError(.offline, "the client has no server; open it with one")
  }
}
