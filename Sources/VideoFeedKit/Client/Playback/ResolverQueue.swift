import PentadCore

/// Which addresses of videos are asked for, and what is told to whom; whoever has one asks nobody.
///
/// - A video is asked for once, however many want it. What was wanted last comes first; what nobody
///   waits for gives way.
/// - Whoever waits gets an address or an error, and no later than ``ResolverRules/timeout`` after it
///   asked.
/// - An address is kept as long as it holds; failures are not kept.
///
/// The owner numbers the requests and carries out the effects.
struct ResolverQueue: Sendable {
  typealias Answer = Result<ContentURL, PentadError>

  /// What happens.
  enum Input: Hashable, Sendable {
    /// Somebody wants an address. The number is the caller's, for ``Effect/finish(_:_:)``.
    case request(Int, VideoKey)
    /// Somebody no longer does.
    case withdraw(Int)
    /// These will be wanted soon, the first of them first.
    case prefetch([VideoKey])
    /// The address that is kept does not hold, whatever was said.
    case forget(VideoKey)
    /// No address holds, nor one that is being asked for.
    case forgetAll
    /// An attempt has come to its end. An address holds for so many milliseconds; nil when its source
    /// does not say.
    ///
    /// Apart from the others, which are small.
    indirect case answered(Int, Answer, holdsFor: Int64?)
    /// Time has passed; see ``ResolverQueue/deadline``.
    case timer
    case stop
  }

  /// What is to be done.
  enum Effect: Hashable, Sendable {
    /// Ask the sources of a video where it is. The number is that of the attempt.
    case begin(Int, VideoKey)
    /// Nobody wants to know any more what an attempt comes to.
    case cancel(Int)
    /// Tell who asked.
    case finish(Int, Answer)
  }

  /// Somebody who waits, or an attempt: for which video, and until when.
  struct Pending {
    let key: VideoKey
    let due: Int64
  }

  /// An address, and until when it holds.
  struct Kept {
    let url: ContentURL
    let until: Int64
  }

  let rules: ResolverRules
  /// Who waits, by the caller's numbers.
  var waiting: [Int: Pending] = [:]
  /// What somebody waits for and is not asked for yet, the newest wish last.
  var wanted: [VideoKey] = []
  /// What will be wanted, the most urgent last.
  var hoped: [VideoKey] = []
  /// What is asked for, by the numbers of the attempts.
  var attempts: [Int: Pending] = [:]
  var kept: [VideoKey: Kept] = [:]
  var effects: [Effect] = []
  private var attemptCount = 0
  private var isStopped = false

  init(rules: ResolverRules = ResolverRules()) { self.rules = rules }

  /// When ``Input/timer`` is due; nil when nothing waits for time to pass.
  var deadline: Int64? { (waiting.values.map(\.due) + attempts.values.map(\.due)).min() }

  /// Takes in what happens.
  ///
  /// - Parameter now: milliseconds since some moment; never less than before.
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
    (wanted, hoped, kept) = ([], [], [:])
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
