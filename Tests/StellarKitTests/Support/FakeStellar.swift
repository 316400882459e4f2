import PentadCore
import StellarKit
import TestSupport

/// A source in memory, whose answers and failures a test sets.
final class FakeStellar: StellarCatalogueSource, StellarDeviceSource {
  struct State: Sendable {
    var courses: [StellarCourse] = []
    var classes: [String: [StellarClass]] = [:]
    var infos: [String: ClassInfo] = [:]
    var found: [StellarClass] = []
    var term = StellarTerm(code: "fa26")
    var notices: [StellarNotice] = []
    /// The error of every request.
    var failure: PentadError?
    /// The requests and notices, in order.
    var asked: [String] = []
    var subscribed: Set<String> = []
    /// The next that registers.
    var device = Replies.device
    /// The classes that each device subscribed to, by the device's number, in order.
    var told: [String: [String]] = [:]
  }

  static let offline = PentadError(.offline, "there is no network")
  private let state = Lock(State())
  private let hook = Lock<(@Sendable (String) async throws(PentadError) -> Void)?>(nil)

  var asked: [String] { state.withLock { $0.asked } }
  var subscribed: Set<String> { state.withLock { $0.subscribed } }
  var told: [String: [String]] { state.withLock { $0.told } }

  func set(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  /// Forgets what was asked.
  func forget() { state.withLock { $0.asked = [] } }

  /// Runs a hook before each request is answered, and again afterwards.
  func around(_ body: (@Sendable (String) async throws(PentadError) -> Void)?) {
    hook.withLock { $0 = body }
  }

  private func answer<Value: Sendable>(
    _ question: String, _ body: (inout State) -> Value
  ) async throws(PentadError) -> Value {
    let failure = state.withLock { state in
      state.asked.append(question)
      return state.failure
    }
    if let failure { throw failure }
    let hook = hook.withLock { $0 }
    try await hook?(question)
    let value = state.withLock { body(&$0) }
    try await hook?(question)
    return value
  }

  func courses() async throws(PentadError) -> StellarReply<[StellarCourse]> {
    StellarReply(try await answer("courses") { $0.courses })
  }

  func classes(of course: String) async throws(PentadError) -> StellarReply<[StellarClass]> {
    StellarReply(try await answer("classes \(course)") { $0.classes[course] ?? [] })
  }

  func checksum(of course: String) async throws(PentadError) -> String {
    try await answer("checksum \(course)") { Self.checksum($0.classes[course]) }
  }

  func classesWithChecksum(
    of course: String
  ) async throws(PentadError) -> StellarReply<CheckedClasses> {
    StellarReply(
      try await answer("list \(course)") {
        CheckedClasses(
          checksum: Self.checksum($0.classes[course]), classes: $0.classes[course] ?? [])
      })
  }

  private static func checksum(_ classes: [StellarClass]?) -> String {
    (classes ?? []).map { "\($0.masterId) \($0.title) \($0.term?.code ?? "")" }
      .joined(separator: ",")
  }

  func classInfo(_ masterId: String) async throws(PentadError) -> StellarReply<ClassInfo> {
    let info = try await answer("info \(masterId)") { $0.infos[masterId] }
    guard let info else { throw PentadError(.classNotFound, "this is probably an old class") }
    return StellarReply(info)
  }

  func search(_ query: String) async throws(PentadError) -> StellarReply<[StellarClass]> {
    StellarReply(try await answer("search \(query)") { $0.found })
  }

  func term() async throws(PentadError) -> StellarTerm {
    try await answer("term") { $0.term }
  }

  func setSubscription(
    _ isSubscribed: Bool, to masterId: String, term: StellarTerm, for device: StellarDevice
  ) async throws(PentadError) {
    try await answer("\(isSubscribed ? "subscribe" : "unsubscribe") \(masterId) \(term.code)") {
      if isSubscribed {
        $0.subscribed.insert(masterId)
        $0.told[device.id, default: []].append(masterId)
      } else {
        $0.subscribed.remove(masterId)
      }
    }
  }

  func register(
    deviceToken: String?, appId: String?
  ) async throws(PentadError) -> StellarDevice {
    try await answer("register") { $0.device }
  }

  func unreadNotices(
    for device: StellarDevice
  ) async throws(PentadError) -> StellarReply<[StellarNotice]> {
    StellarReply(try await answer("notices") { $0.notices })
  }

  func markRead(
    _ notices: [StellarNotice], for device: StellarDevice
  ) async throws(PentadError) -> StellarReply<[StellarNotice]> {
    StellarReply(
      try await answer("read " + notices.map(\.tag).joined(separator: " ")) { state in
        state.notices.removeAll { notices.contains($0) }
        return state.notices
      })
  }
}
