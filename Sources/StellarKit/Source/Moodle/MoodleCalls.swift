import PentadCore

/// Calls the functions of a Moodle site with a token.
///
/// - A function that the site does not list is not called.
/// - At most three requests are in progress at a time.
/// - A call that fails with `accessexception` is retried once, because a site also sends this code
///   while its services change.
final class MoodleCalls: Sendable {
  let exchange: MoodleExchange
  private let token: MoodleToken
  private let permits = AsyncSemaphore(3)
  private let infoPermit = AsyncSemaphore(1)
  private let known = Lock<MoodleSiteInfo?>(nil)
  /// The site's time at the last answer, in seconds since 1970.
  private let clock = Lock<Int64?>(nil)

  init(_ exchange: MoodleExchange, token: MoodleToken) {
    self.exchange = exchange
    self.token = token
  }

  /// The site's time, in seconds since 1970; nil before the first answer, and for a site that does
  /// not send it. It is used because the clock of this device may be wrong.
  var siteTime: Int64? { clock.withLock { $0 } }

  // MARK: The site

  /// Fetches the information on the site and the account of the token, once.
  func info() async throws(PentadError) -> MoodleSiteInfo {
    try await infoPermit.withPermit { () async throws(PentadError) in
      if let info = known.withLock({ $0 }) { return info }
      return try await fetchInfo()
    }
  }

  private func fetchInfo() async throws(PentadError) -> MoodleSiteInfo {
    let call = MoodleCall(function: "core_webservice_get_site_info", arguments: [:])
    let info = try await ask(call, MoodleSiteInfo.self).get()
    known.withLock { $0 = info }
    return info
  }

  /// Returns true if the site offers a function to the account.
  func has(_ function: String) async throws(PentadError) -> Bool {
    try await info().functions?.contains(function) ?? true
  }

  /// Returns the first function that the site offers.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unsupported`` if it offers none of them.
  func first(of functions: String...) async throws(PentadError) -> String {
    for function in functions where try await has(function) { return function }
    throw .missing(function: functions[0])
  }

  // MARK: Calls

  /// Calls a function.
  ///
  /// - Throws: see ``StellarSource``; ``PentadCore/PentadError/Code/unsupported`` for a function that
  ///   the site does not offer.
  func call<Value: Decodable & Sendable>(
    _ function: String, _ arguments: MoodleArguments, as type: Value.Type
  ) async throws(PentadError) -> Value {
    guard try await has(function) else { throw .missing(function: function) }
    return try await send(MoodleCall(function: function, arguments: arguments), type)
  }

  /// Calls a function that changes something. Its answer may be empty or `null`.
  ///
  /// - Parameter isRepeatable: true if the call is idempotent.
  func change(
    _ function: String, _ arguments: MoodleArguments, isRepeatable: Bool = true
  ) async throws(PentadError) -> MoodleWarnings {
    let isOffered = try await answeredByMoodle { () async throws(PentadError) in
      try await has(function)
    }
    guard isOffered else { throw .missing(function: function) }
    let call = MoodleCall(function: function, arguments: arguments)
    return try await answeredByMoodle { () async throws(PentadError) in
      do throws(PentadError) {
        return try await send(call, MoodleWarnings.self, isRepeatable: isRepeatable)
      } catch {
        if error.code == .emptyReply { return MoodleWarnings() }
        throw error
      }
    }
  }

  /// Makes the requests of a change. A status that rejects one, and not Moodle, is temporary.
  func answeredByMoodle<Value: Sendable>(
    _ body: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value {
    do throws(PentadError) {
      return try await body()
    } catch {
      throw error.code == .refused ? .notFromMoodle(error) : error
    }
  }

  /// Sends a call, and retries it once after `accessexception`.
  func send<Value: Decodable & Sendable>(
    _ call: MoodleCall, _ type: Value.Type, isRepeatable: Bool = true
  ) async throws(PentadError) -> Value {
    let reply = try await ask(call, type, isRepeatable: isRepeatable)
    guard case .fault("accessexception") = reply else { return try reply.get() }
    known.withLock { $0 = nil }
    guard try await has(call.function) else { throw .missing(function: call.function) }
    return try await ask(call, type, isRepeatable: isRepeatable).get()
  }

  private func ask<Value: Decodable & Sendable>(
    _ call: MoodleCall, _ type: Value.Type, isRepeatable: Bool = true
  ) async throws(PentadError) -> MoodleReply<Value> {
    let settings = [
      ("wstoken", token.text), ("wsfunction", call.function), ("moodlewssettingfilter", "1"),
      ("moodlewssettingfileurl", "1"),
    ]
    let answer = try await permits.withPermit { () async throws(PentadError) in
      try await exchange.post(
        "webservice/rest/server.php?moodlewsrestformat=json",
        form: settings + call.arguments.form, isRepeatable: isRepeatable)
    }
    if let date = answer.date { clock.withLock { $0 = date } }
    return try MoodleReply(type, from: answer.body)
  }

  /// Creates a request with the token for a file of the site.
  func fileRequest(_ url: TransportURL) throws(PentadError) -> TransportRequest {
    try MoodleExchange.request(url, form: [("token", token.text)], isRepeatable: true)
  }
}

/// The warnings of an answer.
struct MoodleWarnings: Decodable, Sendable {
  let items: [MoodleWarning]

  init() { items = [] }

  init(from decoder: any Decoder) throws {
    var fields = try? WireFields(decoder)
    items = fields?.list("warnings", of: MoodleWarning.self) ?? []
  }
}
