public import PentadCore

/// The progress of a feed since it was opened: the phases in which a program that shows it starts.
///
/// Stored videos are shown from the beginning, regardless of the sources; ``shown`` counts
/// them. The phase never goes back, with one exception: when the user removes the last source, it
/// is ``Phase/signingIn`` again.
///
/// C: `pentad_video_start_up`.
public struct FeedStartUp: Hashable, Sendable {
  /// A phase of opening a feed, in the order of the cases.
  public enum Phase: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// The store is being opened.
    case opening = 0
    /// No source can be fetched: the user has no source, or all need a sign-in.
    case signingIn
    /// Sources are asked for the user's account, its services and channels.
    case fetchingAccount
    /// Sources are asked for their broadcasts for the first time.
    case fetchingBroadcasts
    /// The next poll times are being set.
    case polling
    /// New content is prepared: videos are grouped, and their playability and pictures are
    /// determined.
    case preparing
    /// The start is complete. All further changes come from the user or from polling.
    case ready

    /// Returns true if the left phase comes before the right one.
    public static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
  }

  /// The current phase.
  public private(set) var phase = Phase.opening
  /// The state of each source; paused sources are not included.
  public private(set) var sources: [SourceID: SourceStartUp] = [:]
  /// The number of groups in the timeline.
  public private(set) var shown = 0
  private var isPolling = false
  private var isPrepared = false

  /// Creates the initial state.
  public init() {}

  /// The reason why there is nothing new: the error of a failed source, if all sources failed or
  /// need a sign-in. Nil as long as one may still succeed. If several failed, it is the error of
  /// the first one by id.
  public var error: PentadError? {
    let states = sources.sorted { $0.key < $1.key }.map(\.value)
    guard states.allSatisfy(\.isSettled), !states.contains(.done) else { return nil }
    return states.lazy.compactMap { state in
      if case .failed(let error) = state { error } else { nil }
    }.first
  }
}

/// The state of a source since the feed was opened.
public enum SourceStartUp: Hashable, Sendable {
  /// The source was not asked yet.
  case waiting
  /// The user has to sign in.
  case signInRequired
  /// The source is asked for the user's account.
  case fetchingAccount
  /// The source is asked for its broadcasts.
  case fetching
  /// The broadcasts of the source are stored.
  case done
  /// The request failed; polling retries it.
  case failed(PentadError)

  /// True if the start does not wait for this source any longer.
  public var isSettled: Bool {
    switch self {
    case .waiting, .fetchingAccount, .fetching: false
    case .signInRequired, .done, .failed: true
    }
  }
}

// MARK: Events

extension FeedStartUp {
  /// An event of the start.
  enum Step: Hashable, Sendable {
    /// The store is open and has these sources.
    case opened([SourceID])
    /// The timeline has this number of groups now.
    case shows(Int)
    /// The user has added a source or signed in to it.
    case added(SourceID)
    /// The user has removed or paused a source.
    case removed(SourceID)
    case fetchingAccount(SourceID)
    case fetchingBroadcasts(SourceID)
    case fetched(SourceID)
    case failed(SourceID, PentadError)
    /// The next poll times are set.
    case pollingBegan
    /// New content is prepared. The event has no effect until all sources have answered or failed.
    case prepared
  }

  /// Applies an event. Events of an unknown source are ignored.
  mutating func handle(_ step: Step) {
    switch step {
    case .opened(let ids):
      for id in ids { sources[id] = .waiting }
      phase = max(phase, .signingIn)
    case .shows(let count): shown = max(0, count)
    case .added(let id):
      sources[id] = .waiting
      if phase < .ready { isPrepared = false }
    case .removed(let id): sources[id] = nil
    case .fetchingAccount(let id): set(id, .fetchingAccount)
    case .fetchingBroadcasts(let id): set(id, .fetching)
    case .fetched(let id): set(id, .done)
    case .failed(let id, let error):
      set(id, error.code == .signInRequired ? .signInRequired : .failed(error))
    case .pollingBegan: isPolling = true
    case .prepared: isPrepared = isPrepared || reached >= .polling
    }
    guard phase > .opening else { return }
    if sources.isEmpty { (phase, isPrepared) = (.signingIn, false) }
    phase = max(phase, reached)
  }

  private mutating func set(_ id: SourceID, _ state: SourceStartUp) {
    if sources[id] != nil { sources[id] = state }
  }

  /// The phase that the known states lead to.
  private var reached: Phase {
    let states = sources.values
    if states.allSatisfy({ $0 == .signInRequired }) { return .signingIn }
    if states.contains(where: { $0 == .waiting || $0 == .fetchingAccount }) {
      return .fetchingAccount
    }
    if states.contains(.fetching) { return .fetchingBroadcasts }
    if !isPolling { return .polling }
    return isPrepared ? .ready : .preparing
  }
}
