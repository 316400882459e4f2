import PentadCore

/// The queue of addresses to resolve, and the requests that wait for them. A cached address is
/// returned without asking a source.
///
/// - Each video is resolved once for all requests. The newest request comes first; attempts without
///   a waiting request give way.
/// - Each request gets an address or an error, no later than ``ResolverRules/timeout`` after it was
///   made.
/// - An address is cached while it is valid; failures are not cached.
///
/// The owner numbers the requests and carries out the effects.
struct ResolverQueue: Sendable {
  typealias Answer = Result<ContentURL, PentadError>

  /// An input of the queue.
  enum Input: Hashable, Sendable {
    /// A request for an address. The number is the caller's, for ``Effect/finish(_:_:)``.
    case request(Int, VideoKey)
    /// The request is withdrawn.
    case withdraw(Int)
    /// These videos will be needed soon, the first ones first.
    case prefetch([VideoKey])
    /// The cached address has failed, even if it has not expired.
    case forget(VideoKey)
    /// All addresses are invalid, including those being resolved.
    case forgetAll
    /// An attempt has ended. The address is valid for this number of milliseconds; nil if its
    /// source gave no time.
    ///
    /// Indirect, because the other cases are small.
    indirect case answered(Int, Answer, holdsFor: Int64?)
    /// Time has passed; see ``ResolverQueue/deadline``.
    case timer
    case stop
  }

  /// An action that the owner of the queue has to perform.
  enum Effect: Hashable, Sendable {
    /// Ask the sources of a video for its address. The number identifies the attempt.
    case begin(Int, VideoKey)
    /// Cancel an attempt whose result is no longer needed.
    case cancel(Int)
    /// Return the result to a request.
    case finish(Int, Answer)
  }

  /// A waiting request or a running attempt: its video and its deadline.
  struct Pending {
    let key: VideoKey
    let due: Int64
  }

  /// An address and the end of its validity.
  struct Kept {
    let url: ContentURL
    let until: Int64
  }

  let rules: ResolverRules
  /// The waiting requests, by the caller's numbers.
  var waiting: [Int: Pending] = [:]
  /// The requested videos without an attempt, newest request last.
  var wanted: [VideoKey] = []
  /// The videos to prefetch, most urgent last.
  var prefetchQueue: [VideoKey] = []
  /// The running attempts, by their numbers.
  var attempts: [Int: Pending] = [:]
  var kept: [VideoKey: Kept] = [:]
  var effects: [Effect] = []
  private var attemptCount = 0
  private var isStopped = false

  init(rules: ResolverRules = ResolverRules()) { self.rules = rules }

  /// The time when ``Input/timer`` is due; nil if nothing waits.
  var deadline: Int64? { (waiting.values.map(\.due) + attempts.values.map(\.due)).min() }

  /// Handles an input and returns its effects.
  ///
  /// - Parameter now: a monotonic time in milliseconds.
  mutating func handle(_ input: Input, now: Int64) -> [Effect] {
    switch input {
    case .request(let ticket, _) where isStopped: finish(ticket, .failure(Self.stopped))
    case .request(let ticket, let key): request(ticket, key, now)
    case .withdraw(let ticket): withdraw(ticket)
    case .prefetch(let keys): if !isStopped { prefetch(keys, now) }
    case .forget(let key): kept[key] = nil
    case .forgetAll: forgetAll()
    case .answered(let number, let answer, let span): answered(number, answer, span, now)
    case .timer: passTime(now)
    case .stop: stop()
    }
    fill(now)
    defer { effects = [] }
    return effects
  }

  mutating func begin(_ key: VideoKey, _ now: Int64) {
    attemptCount += 1
    attempts[attemptCount] = Pending(key: key, due: Self.sum(now, rules.timeout))
    effects.append(.begin(attemptCount, key))
  }

  mutating func finish(_ ticket: Int, _ answer: Answer) {
    waiting[ticket] = nil
    effects.append(.finish(ticket, answer))
  }

  private mutating func stop() {
    isStopped = true
    (wanted, prefetchQueue, kept) = ([], [], [:])
    for number in attempts.keys.sorted() { effects.append(.cancel(number)) }
    attempts = [:]
    for ticket in waiting.keys.sorted() { finish(ticket, .failure(Self.stopped)) }
  }

  private static let stopped = PentadError.closed("feed")

  static func sum(_ moment: Int64, _ span: Int64) -> Int64 {
    let (sum, overflow) = moment.addingReportingOverflow(span)
    return overflow ? .max : sum
  }
}
