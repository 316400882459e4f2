import PentadCore

/// A request that was answered.
public struct RequestRecord: Sendable, Hashable {
  /// The method: `GET`, `POST` and so on.
  public let method: String
  /// The path, decoded; the secret name of a calendar is `…`.
  public let path: String
  /// The query without percent signs; the values of credentials are `…`.
  public let query: String
  /// The server's time, in milliseconds since 1970.
  public let time: Int64
  /// True if a fault was applied.
  public let wasFaulted: Bool
}

/// A log of the last 10,000 requests, without bodies, headers and credentials, and the number of
/// all requests.
final class RequestLog: Sendable {
  private struct State {
    var records: [RequestRecord] = []
    var total = 0
    var faulted = 0
  }

  static let capacity = 10_000
  private let state = Lock(State())

  var records: [RequestRecord] { state.withLock { $0.records } }

  /// The number of requests since the last reset, and the number of those affected by a fault.
  var totals: (requests: Int, faulted: Int) { state.withLock { ($0.total, $0.faulted) } }

  func add(_ request: Request, at time: Int64, wasFaulted: Bool) {
    let record = RequestRecord(
      method: request.method, path: Self.withoutSecrets(request.path),
      query: Self.withoutSecrets(request.query), time: time, wasFaulted: wasFaulted)
    state.withLock { state in
      if state.records.count == Self.capacity { state.records.removeFirst(Self.capacity / 2) }
      state.records.append(record)
      state.total += 1
      if wasFaulted { state.faulted += 1 }
    }
  }

  func clear() { state.withLock { $0 = State() } }

  private static func withoutSecrets(_ path: String) -> String {
    path.hasPrefix(CalendarFolder.prefix) ? CalendarFolder.prefix + "…" : path
  }

  private static func withoutSecrets(_ query: Form) -> String {
    query.items.map { item in
      let name = item.name.lowercased()
      // A Bayeux message in a query contains its token.
      let isSecret =
        secrets.contains { name.contains($0) } || item.value.contains("access_token")
      return "\(item.name)=\(isSecret ? "…" : item.value)"
    }.joined(separator: "&")
  }

  /// The parts of the names of credentials.
  private static let secrets = ["pass", "token", "secret", "signature", "auth", "session", "key"]
}
