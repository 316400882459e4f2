import PentadCore

extension StellarServer {
  typealias Parameters = [(name: String, value: String)]

  /// Asks by GET.
  func get(
    _ command: String, _ parameters: Parameters = []
  ) async throws(PentadError) -> [UInt8] {
    var request = TransportRequest(address("stellar", command).adding(query: parameters))
    request.deadline = deadline
    return try await exchange(request)
  }

  /// Sends a form by POST; module and command stay in the address.
  func post(
    _ module: String, _ command: String, _ parameters: Parameters
  ) async throws(PentadError) -> [UInt8] {
    var request = TransportRequest(address(module, command), method: .post)
    request.deadline = postDeadline
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
    var request = request
    request.bodyLimit = bodyLimit
    try request.headers.set("Accept", "application/json")
    let response = try await transport.send(request)
    try Self.check(response.status)
    return try await response.body.collect(limit: bodyLimit)
  }

  private static func check(_ status: Int) throws(PentadError) {
    switch status {
    case 200...299: return
    case 401, 403: throw PentadError(.unauthorized, "the server wants credentials (\(status))")
    case 408, 504: throw PentadError(.timedOut, "the server took too long (\(status))")
    default: throw PentadError(.serverFailure, "the server could not answer (\(status))")
    }
  }
}
