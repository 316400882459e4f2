import PentadCore

/// A transport that rejects every request, for stored data only.
struct NoServer: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    throw PentadError(.offline, "this is not stored, and no server is given: use --server")
  }
}
