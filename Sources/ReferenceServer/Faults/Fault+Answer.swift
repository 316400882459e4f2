import PentadCore

extension Fault {
  /// Returns the answer with the fault applied; `real` creates the correct one. ``LateAnswers``
  /// handles ``Effect/late`` instead.
  func answer(_ real: @escaping @Sendable () async -> Response) async -> Response {
    if delay > 0, (try? await Task.sleep(for: .milliseconds(delay))) == nil {
      return .page(503, "Service Unavailable")
    }
    switch effect {
    case .none, .late: return await real()
    case .status(let status, let retryAfter):
      var page = Response.page(status, "The server was told to fail")
      if let retryAfter { page.headers.append(("Retry-After", "\(retryAfter)")) }
      return page
    case .html: return .page(200, "Log in to the network")
    case .redirect(let address):
      var page = Response.page(307, "Temporary Redirect")
      page.headers.append(("Location", address))
      return page
    case .dripHead(let pause):
      return Response(
        body: .raw { writer in
          try await writer.write(Array("HTTP/1.1 200 OK\r\nX-Wait: ".utf8))
          while true {
            try await Task.sleep(for: .milliseconds(max(1, pause)))
            try await writer.write([UInt8(ascii: "x")])
          }
        })
    case .garbage: return await real().with(body: .bytes(Self.garbage))
    case .emptyList: return await real().with(body: .json([]))
    case .wrongTypes: return await real().changed { $0.wrongTyped }
    case .duplicate: return await real().changed { $0.mapLists { $0.flatMap { [$0, $0] } } }
    case .reorder: return await real().changed { $0.mapLists { $0.reversed() } }
    case .truncate, .cut, .hangUp, .stall, .drip, .large: return broken(await real())
    }
  }

  /// 256 bytes, each value once.
  private static let garbage = (0...UInt8.max).map { $0 &* 167 &+ 13 }

  /// Returns an answer that is damaged during transmission.
  private func broken(_ response: Response) -> Response {
    guard let bytes = response.bytes else { return response }
    switch effect {
    case .truncate(let count):
      return response.with(body: .bytes(Array(bytes.prefix(max(0, count)))))
    case .cut(let count):
      return response.with(
        body: .stream(length: bytes.count) { writer in
          try await writer.write(Array(bytes.prefix(max(0, count))))
          throw Hangup()
        })
    case .hangUp: return response.with(body: .hangUp)
    case .stall:
      return response.with(
        body: .stream(length: bytes.count) { _ in try await Task.sleep(for: .seconds(1 << 30)) })
    case .drip(let pause):
      return response.with(
        body: .stream(length: bytes.count) { writer in
          for byte in bytes {
            try await writer.write([byte])
            try await Task.sleep(for: .milliseconds(max(0, pause)))
          }
        })
    case .large(let size):
      return response.with(body: .stream(length: nil) { try await $0.write(bytes, paddedTo: size) })
    default: return response
    }
  }
}

extension Response {
  fileprivate func with(body: Body) -> Response {
    Response(status: status, headers: headers, body: body)
  }

  /// Returns the answer with its JSON changed. Any other body is unchanged.
  fileprivate func changed(_ change: (JSONValue) -> JSONValue) -> Response {
    guard let value = json else { return self }
    return with(body: .json(change(value)))
  }
}

extension BodyWriter {
  fileprivate func write(_ bytes: [UInt8], paddedTo size: Int) async throws {
    try await write(bytes)
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 64 << 10)
    var rest = size - bytes.count
    while rest > 0 {
      try await write(Array(spaces.prefix(rest)))
      rest -= spaces.count
    }
  }
}
