import Foundation
import PentadCore
import Synchronization

/// The recorded answers of a server, by the request's query.
struct Answers: Codable, Sendable {
  static let endpoint = "https://example.org/stellar/api/"

  private var bodies: [String: Data] = [:]

  init() {}

  init(folder: String) throws {
    let file = URL(fileURLWithPath: folder + "/answers.plist")
    self = try PropertyListDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  func write(toFolder folder: String) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(self).write(to: URL(fileURLWithPath: folder + "/answers.plist"))
  }

  subscript(request: TransportRequest) -> [UInt8]? {
    get { bodies[Self.key(request)].map(Array.init) }
    set { bodies[Self.key(request)] = newValue.map { Data($0) } }
  }

  private static func key(_ request: TransportRequest) -> String {
    String(request.url.string.drop { $0 != "?" })
  }
}

/// Keeps what a transport brings.
final class Recording: Transport {
  private let next: any Transport
  private let state = Mutex(Answers())

  init(_ next: any Transport) { self.next = next }

  var answers: Answers { state.withLock { $0 } }

  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    let response = try await next.send(request)
    let bytes = try await response.body.collect(limit: request.bodyLimit)
    state.withLock { $0[request] = bytes }
    return TransportResponse(
      status: response.status, headers: response.headers, body: TransportBody(bytes))
  }
}

/// Answers at once, from memory.
struct Replay: Transport {
  let answers: Answers

  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    guard let bytes = answers[request] else {
      throw PentadError(.offline, "there is no answer to \(request.url.string)")
    }
    return TransportResponse(status: 200, headers: TransportHeaders(), body: TransportBody(bytes))
  }
}
