import PentadCore

/// In the place of a network that there is not, or that is not to be used.
struct DisabledTransport: Transport {
  /// - Throws: ``PentadCore/PentadError/Code/networkDisabled``.
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    throw Self.refusal
  }

  static var refusal: PentadError {
    PentadError(.networkDisabled, "this feed works without a network")
  }
}
