public import PentadCore

/// How far a feed has come since it was opened: the order in which a program that shows it starts.
///
/// What the store has is shown from the beginning on, whatever the sources do; ``shown`` says how much
/// that is. The phase never goes back, unless the user removes the last source: then it is
/// ``Phase/signingIn`` again.
///
/// C: `pentad_video_start_up`.
public struct FeedStartUp: Hashable, Sendable {
  /// A phase of the opening of a feed; each comes after those before it.
  public enum Phase: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// The store is being opened.
    case opening = 0
    /// There is no source that could be asked: all wait for the user to sign in, or there is none.
    case signingIn
    /// Sources are asked who the user is, what services and channels there are.
    case fetchingAccount
    /// Sources are asked for their broadcasts for the first time.
    case fetchingBroadcasts
    /// The times are set at which they are asked again.
    case polling
    /// What has come is put together: one group a video, what of it can be played, its pictures.
    case preparing
    /// All that follows comes from the user, or from polling.
    case ready

    /// Whether a phase comes before another.
    public static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
  }

  /// What is under way.
  public private(set) var phase = Phase.opening
  /// How far each source has come; those that are paused are not named.
  public private(set) var sources: [SourceID: SourceStartUp] = [:]
  /// How many groups the timeline has.
  public private(set) var shown = 0
  private var isPolling = false
  private var isPrepared = false

  /// Nothing has happened yet.
  public init() {}

  /// Why there is nothing new: what a source has failed with, when none has answered; nil as long as one
  /// may. Of several it is the first by its name.
  public var error: PentadError? {
    let states = sources.sorted { $0.key < $1.key }.map(\.value)
    guard states.allSatisfy(\.isSettled), !states.contains(.done) else { return nil }
    return states.lazy.compactMap { state in
      if case .failed(let error) = state { error } else { nil }
    }.first
  }
}

/// How far a source has come since the feed was opened.
public enum SourceStartUp: Hashable, Sendable {
  /// It has not been asked yet.
  case waiting
  /// The user has to sign in.
  case signInRequired
  /// It is asked who the user is.
  case fetchingAccount
  /// It is asked for its broadcasts.
  case fetching
  /// Its broadcasts are stored.
  case done
  /// It could not be asked; polling goes on trying.
  case failed(PentadError)

  /// Whether nothing more is expected of it before the start is over.
  public var isSettled: Bool {
    switch self {
    case .waiting, .fetchingAccount, .fetching: false
    case .signInRequired, .done, .failed: true
    }
  }
}

// MARK: What happens

extension FeedStartUp {
  /// Something that has happened.
  enum Step: Hashable, Sendable {
    /// The store is open, and has these sources.
    case opened([SourceID])
    /// The timeline has so many groups now.
    case shows(Int)
    /// The user has a new source, or has signed in to one.
    case added(SourceID)
    /// The user has removed a source, or paused it.
    case removed(SourceID)
    case fetchingAccount(SourceID)
    case fetchingBroadcasts(SourceID)
    case fetched(SourceID)
    case failed(SourceID, PentadError)
    /// The next polls have their times.
    case pollingBegan
    /// What has come is put together. Before all sources have answered, or failed, it says nothing.
    case prepared
  }

  /// Takes in what has happened. What is said of a source that is not there is passed over.
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

  /// How far what is known would lead.
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
