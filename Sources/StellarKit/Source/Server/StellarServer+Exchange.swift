import PentadCore

extension StellarServer {
  typealias Parameters = [(name: String, value: String)]

  /// Sends a GET request.
  func get(
    _ command: String, _ parameters: Parameters = []
  ) async throws(PentadError) -> [UInt8] {
    var request = TransportRequest(address("stellar", command).adding(query: parameters))
    request.deadline = deadline
    return try await exchange(request)
  }

  /// Sends a form in a POST request, with module and command in the address.
  ///
  /// - Parameter isRepeatable: true if the request is idempotent, so that the transport may retry
  ///   it.
  func post(
    _ module: String, _ command: String, _ parameters: Parameters, isRepeatable: Bool = true
  ) async throws(PentadError) -> [UInt8] {
    var request = TransportRequest(address(module, command), method: .post)
    request.deadline = postDeadline
    request.isRepeatable = isRepeatable
    try request.headers.set("Content-Type", "application/x-www-form-urlencoded")
    let form = parameters.map { name, value in
      "\(TransportURL.encoded(name))=\(TransportURL.encoded(value))"
    }
    request.body = Array(form.joined(separator: "&").utf8)
    return try await exchange(request)
  }

  private func address(_ module: String, _ command: String) -> TransportURL {
    url.adding(query: [("module", module), ("command", command)])
  }

  private func exchange(_ request: TransportRequest) async throws(PentadError) -> [UInt8] {
    do throws(PentadError) {
      return try await answer(to: request)
    } catch {
      log?.failure(error)
      throw error
    }
  }

  private func answer(to request: TransportRequest) async throws(PentadError) -> [UInt8] {
    var request = request
    request.bodyLimit = bodyLimit
    try request.headers.set("Accept", "application/json")
    let response = try await transport.send(request)
    if response.status == 500, request.method == .post {
      try Self.check(page: (try? await response.body.collect(limit: 64 << 10)) ?? [])
    }
    guard response.isSuccess else { throw response.failure(date: time.date()) }
    return try await response.body.collect(limit: bodyLimit)
  }

  /// Detects a rejected device secret. The server fails with an exception then, and only these
  /// words distinguish it from any other failure.
  private static func check(page: [UInt8]) throws(PentadError) {
    guard String(decoding: page, as: UTF8.self).contains("invalid pass_key") else { return }
    throw PentadError(
      .unauthorized, "the server does not know this device any more; register it again")
  }
}
