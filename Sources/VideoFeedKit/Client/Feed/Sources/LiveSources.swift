import PentadCore

/// The user's sources, each created from its description at first use. Tokens are kept in the
/// credential store only.
final class LiveSources: Sendable {
  private struct State {
    /// The sources created from descriptions, with their addresses.
    var made: [SourceID: (address: String, source: any FeedSource)] = [:]
    /// The sources that the host supplied: its own, and those with a new sign-in.
    var given: [SourceID: (source: any FeedSource, number: Int)] = [:]
    /// The number of sources supplied so far.
    var registrationCount = 0
  }

  let transport: any Transport
  let credentials: any CredentialStore
  let time: TimeSource
  /// True if only sources that need no network are allowed.
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

  /// Returns the source of a description. Its errors may be stored and shown: see
  /// ``DiscreetSource``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound`` for one that the host has not
  ///   supplied; ``PentadCore/PentadError/Code/networkDisabled``; the errors of its initializer.
  func source(_ description: SourceDescription) throws(PentadError) -> any FeedSource {
    if isDemo, description.kind != .folder { throw DisabledTransport.refusal }
    return DiscreetSource(source: try whole(description), log: log)
  }

  /// Returns the capabilities of a source; nil for one that the host has not supplied.
  func capabilities(_ description: SourceDescription) -> SourceCapabilities? {
    (try? whole(description))?.capabilities
  }

  /// Returns the source of a description in every mode: sign-out works without a network, too.
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

  /// Returns the description by which the user can be signed out after the source was removed, the
  /// same for all feeds of one user; nil if there is no sign-in.
  func signIn(_ description: SourceDescription) -> SourceDescription? {
    switch try? whole(description) {
    case let source as PeerTubeSource where source.user != nil:
      (try? source.with(.subscriptions)).map { SourceDescription(of: $0, addedAt: 0) }
    case let source as ShelbySource: SourceDescription(of: source, addedAt: 0)
    default: nil
    }
  }

  /// Returns true if the source can be created.
  func has(_ description: SourceDescription) -> Bool { (try? source(description)) != nil }

  /// Registers an existing source, in place of one with the same id.
  func give(_ source: any FeedSource) {
    state.withLock { state in
      state.registrationCount += 1
      state.given[source.id] = (source, state.registrationCount)
      guard let source = source as? PeerTubeSource, source.user != nil else { return }
      // The other feeds of the same user get the new sign-in, too.
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

  /// Returns a source with the sign-in of the same user's other feeds: they are signed out
  /// together.
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

  /// The number of sources supplied so far: ``forget(_:given:)`` keeps those supplied later.
  var registrationCount: Int { state.withLock { $0.registrationCount } }

  /// Discards the created source after its removal from the store. A source that the host supplied
  /// stays, because it could not be created again if the user adds it back.
  func forgetMade(_ id: SourceID) { state.withLock { $0.made[id] = nil } }

  /// Discards a supplied source that could not be added, and the other feeds of its user, which
  /// were signed out with it. They are created again from the credentials kept before.
  func unregister(_ source: any FeedSource) {
    state.withLock { state in
      state.given[source.id] = nil
      guard let source = source as? PeerTubeSource else { return }
      state.given = state.given.filter { !Self.isOfOneUser($0.value.source, source) }
      state.made = state.made.filter { !Self.isOfOneUser($0.value.source, source) }
    }
  }

  /// Discards a source that this feed has removed.
  ///
  /// - Parameter registrationCount: ``registrationCount`` before the removal; a source added back since then stays.
  func forget(_ id: SourceID, given registrationCount: Int) {
    state.withLock { state in
      state.made[id] = nil
      if let given = state.given[id], given.number <= registrationCount { state.given[id] = nil }
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
      throw PentadError(.sourceNotFound, "the host has not provided this source since the start")
    }
  }
}

extension SourceDescription {
  /// Creates the stored description of a source.
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
