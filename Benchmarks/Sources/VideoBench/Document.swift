import PentadCore

/// Answers each request with one document.
struct Document: Transport {
  let bytes: [UInt8]

  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    TransportResponse(status: 200, body: TransportBody(bytes))
  }
}
