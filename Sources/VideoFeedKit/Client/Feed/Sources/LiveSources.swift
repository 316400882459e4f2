import PentadCore

/// The user's sources, each made of its description when it is wanted first. What users have signed in
/// with is where tokens are kept, and nowhere else.
final class LiveSources: Sendable {
  private struct State {
    /// What was made, and from which address.
    var made: [SourceID: (address: String, source: any FeedSource)] = [:]
    /// What the host gave: its own sources, and those that somebody has just signed in to.
    var given: [SourceID: (source: any FeedSource, number: Int)] = [:]
    /// How often something was given.
    var gifts = 0
  }

  let transport: any Transport
  let credentials: any CredentialStore
  let time: TimeSource
  /// Whether those alone count that need no network.
  let isDemo: Bool
  private let log: ClientLog?
  private let state = Lock(State())

  init(_ configuration: VideoFeedConfiguration, transport: (any Transport)?) {
    time = configuration.time
    log = ClientLog(configuration.logger, source: "VideoFeedKit.source")
    isDemo = configuration.isDemo
    credentials =
      configuration.credentials
      ?? VideoStore.credentials(
        in: configuration.folder, allowsShared: configuration.allowsSharedStore)
    guard let transport, !configuration.isDemo else {
      self.transport = DisabledTransport()
      return
    }
    if let rate = configuration.rate {
      self.transport = RateLimitedTransport(transport, rate, time: configuration.time)
    } else {
      self.transport = transport
    }
  }

  /// The source of a description. What it fails with may be stored and told: see ``DiscreetSource``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound`` for one that the host has not given;
  ///   ``PentadCore/PentadError/Code/networkDisabled``; what making it throws.
  func source(_ description: SourceDescription) throws(PentadError) -> any FeedSource {
    if isDemo, description.kind != .folder { throw DisabledTransport.refusal }
    return DiscreetSource(source: try whole(description), log: log)
  }

  /// What a source can do; nil for one that the host has not given.
  func capabilities(_ description: SourceDescription) -> SourceCapabilities? {
    (try? whole(description))?.capabilities
  }

  /// The source of a description in every mode: without a network it can still be signed out of.
  func whole(_ description: SourceDescription) throws(PentadError) -> any FeedSource {
    let id = description.id
    let known = state.withLock { state in
      if let given = state.given[id] { return given.source as (any FeedSource)? }
      return state.made[id].flatMap { $0.address == description.address ? $0.source : nil }
    }
    if let known { return known }
    let source = try make(description)
    state.withLock { $0.made[id] = (description.address, source) }
    return source
  }

  /// The source by which the user is signed out of one that is gone, the same for all feeds of a user; nil
  /// for one to which nobody has signed in.
  func signIn(_ description: SourceDescription) -> SourceDescription? {
    switch try? whole(description) {
    case let source as PeerTubeSource where source.user != nil:
      (try? source.with(.subscriptions)).map { SourceDescription(of: $0, addedAt: 0) }
    case let source as ShelbySource: SourceDescription(of: source, addedAt: 0)
    default: nil
    }
  }

  /// Whether a source could be asked.
  func has(_ description: SourceDescription) -> Bool { (try? source(description)) != nil }

  /// Takes a source that is there already, in the place of one of the same name.
  func give(_ source: any FeedSource) {
    state.withLock { state in
      state.gifts += 1
      state.given[source.id] = (source, state.gifts)
      guard let source = source as? PeerTubeSource, source.user != nil else { return }
      // What the user has just signed in with is for the other feeds, too.
      state.made = state.made.filter { !Self.isOfOneUser($0.value.source, source) }
      for (id, other) in state.given where id != source.id {
        if let other = other.source as? PeerTubeSource, Self.isOfOneUser(other, source),
          let renewed = try? source.with(other.feed)
        {
          state.given[id]?.source = renewed
        }
      }
    }
  }

  /// Feeds of one user share what the user signed in with, and are signed out of together.
  private func sharing(_ source: PeerTubeSource) throws(PentadError) -> PeerTubeSource {
    let others = state.withLock { state in
      state.given.values.map(\.source) + state.made.values.map(\.source)
    }
    for case let other as PeerTubeSource in others
    where other.isSignedIn && Self.isOfOneUser(other, source) {
      return try other.with(source.feed)
    }
    return source
  }

  private static func isOfOneUser(_ one: any FeedSource, _ other: PeerTubeSource) -> Bool {
    guard let one = one as? PeerTubeSource, let user = one.user else { return false }
    return user == other.user && one.server == other.server
  }

  /// How often something was given: by ``forget(_:given:)``, what is given later stays.
  var gifts: Int { state.withLock { $0.gifts } }

  /// Lets go of what was made of a description: somebody has removed the source. What the host gave stays,
  /// since nobody could make it again when the source is added anew.
  func forgetMade(_ id: SourceID) { state.withLock { $0.made[id] = nil } }

  /// Lets go of a source that was given and could not be added, and of the other feeds of its user that have
  /// been signed out with it: they are made again of what was kept before.
  func takeBack(_ source: any FeedSource) {
    state.withLock { state in
      state.given[source.id] = nil
      guard let source = source as? PeerTubeSource else { return }
      state.given = state.given.filter { !Self.isOfOneUser($0.value.source, source) }
      state.made = state.made.filter { !Self.isOfOneUser($0.value.source, source) }
    }
  }

  /// Lets go of a source that this feed has removed.
  ///
  /// - Parameter gifts: ``gifts`` of before it was removed: somebody may have added it anew meanwhile.
  func forget(_ id: SourceID, given gifts: Int) {
    state.withLock { state in
      state.made[id] = nil
      if let given = state.given[id], given.number <= gifts { state.given[id] = nil }
    }
  }

  private func make(_ description: SourceDescription) throws(PentadError) -> any FeedSource {
    switch description.kind {
    case .feed:
      try FeedXMLSource(
        id: description.id, address: description.address, transport: transport, time: time)
    case .peerTube:
      try sharing(
        PeerTubeSource(
          id: description.id, address: description.address, transport: transport,
          credentials: credentials, time: time))
    case .shelby:
      try ShelbySource(
        id: description.id, address: description.address, transport: transport,
        credentials: credentials, time: time)
    case .folder: try FolderSource(folder: description.address)
    case .host:
      throw PentadError(.sourceNotFound, "the host has not given this source since the start")
    }
  }
}

extension SourceDescription {
  /// What is kept of a source.
  init(of source: any FeedSource, title: String? = nil, addedAt: Int64) {
    let (kind, address): (Kind, String) =
      switch source {
      case let feed as FeedXMLSource: (.feed, feed.address)
      case let server as PeerTubeSource: (.peerTube, server.address)
      case let server as ShelbySource: (.shelby, server.server.address)
      case let files as FolderSource: (.folder, files.folder)
      default: (.host, source.id.rawValue)
      }
    self.init(id: source.id, kind: kind, address: address, title: title, addedAt: addedAt)
  }
}
