import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import PentadCore

@testable import Showcase

/// A showcase for a test: opened, asked through its router, closed.
struct Served: Sendable {
  let client: any TestClientProtocol

  /// Runs a test against a showcase that keeps everything in memory, unless the arguments change
  /// that.
  static func with(
    server: String? = nil, store: String? = nil, time: TimeSource = .patient(),
    _ test: @Sendable (Served) async throws -> Void
  ) async throws {
    let showcase = try await Showcase.open(
      ShowcaseOptions(server: server, storeFolder: store), time: time)
    do {
      try await showcase.application(logger: Logger(label: "test")).test(.router) { client in
        try await test(Served(client: client))
      }
    } catch {
      await showcase.close()
      throw error
    }
    await showcase.close()
  }

  /// Asks for a page or a file.
  func get(_ address: String, headers: HTTPFields = [:]) async throws -> Answer {
    Answer(try await client.executeRequest(uri: address, method: .get, headers: headers, body: nil))
  }

  /// Sends a form from a page of the showcase's own.
  func post(
    _ address: String, _ form: String = "", origin: String? = "http://localhost"
  ) async throws -> Answer {
    var headers: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
    headers[.origin] = origin
    return Answer(
      try await client.executeRequest(
        uri: address, method: .post, headers: headers, body: ByteBuffer(string: form)))
  }
}

/// An answer of the showcase.
struct Answer: Sendable {
  let status: Int
  let headers: HTTPFields
  let text: String

  init(_ response: TestResponse) {
    status = response.status.code
    headers = response.headers
    text = String(buffer: response.body)
  }

  /// Returns the number of occurrences of a text.
  func count(_ part: String) -> Int { text.ranges(of: part).count }
}
