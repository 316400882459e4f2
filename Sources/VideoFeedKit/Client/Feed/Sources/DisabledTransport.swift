import PentadCore

/// A transport that rejects all requests: there is no network, or it must not be used.
struct DisabledTransport: Transport {
  /// - Throws: ``PentadCore/PentadError/Code/networkDisabled``.
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    throw Self.refusal
  }

  static var refusal: PentadError {
    PentadError(.networkDisabled, "this feed works without a network")
  }
}
