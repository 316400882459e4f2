import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A push client of a scripted service, whose signals are recorded as short texts.
final class PushRig: Sendable {
  let faye = ScriptedFaye()
  let time = SteppedTime()
  let signals = Recorder<String>()
  let token = Lock("tok-secret")
  /// The error of the token source.
  let tokenError = Lock<PentadError?>(nil)
  private let made = Lock<PushClient?>(nil)

  /// - Parameter sockets: nil for those of the service.
  init(_ sockets: (any WebSocketTransport)? = nil) throws {
    let client = PushClient(
      servers: try GroupMeServers(reference: "http://127.0.0.1:1"),
      sockets: sockets ?? faye.sockets, transport: faye.transport, userId: "101",
      time: time.source, random: \.upperBound
    ) { [weak self] () async throws(PentadError) in
      if let error = self?.tokenError.withLock({ $0 }) { throw error }
      return self?.token.withLock { $0 } ?? ""
    }
    made.withLock { $0 = client }
  }

  var client: PushClient { get throws { try #require(made.withLock { $0 }) } }

  /// Lets the client run while `body` does, and ends it.
  func run(_ body: (PushClient) async throws -> Void) async throws {
    let client = try client
    let run = Task { await client.run { self.signals.record(Self.text($0)) } }
    do {
      try await body(client)
    } catch {
      run.cancel()
      await run.value
      throw error
    }
    run.cancel()
    await run.value
  }

  /// The newest so many signals, once there are as many in all.
  func signals(_ range: Range<Int>) async -> [String] {
    Array(await signals.entries(range.upperBound)[range])
  }

  static func text(_ signal: PushSignal) -> String {
    switch signal {
    case .connection(.live(let route)): "live \(route)"
    case .connection(.stopped): "stopped"
    case .connection(let connection): "\(connection)"
    case .subscribed(let channels):
      "subscribed " + channels.map(\.path).sorted().joined(separator: " ")
    case .notification(let notification): notification.alert
    case .pollDue: "poll"
    }
  }
}
