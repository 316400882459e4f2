public import PentadCore

/// The videos that feeds, Shelby and PeerTube serve, with operations that change them independently
/// of all clients.
///
/// They are generated at the first access, so that a server for other purposes does not wait for
/// them.
public final class VideoShelf: Sendable {
  private struct State {
    var catalogue: VideoCatalogue
    var maker: VideoMaker
    var lastNumber: Int
    /// The time of the last change in each channel, in milliseconds since 1970.
    var changes: [Int: Int64] = [:]
  }

  let seed: UInt64
  let size: VideoSize
  let clock: ServerClock
  /// The actions of users.
  let log = VideoActionLog()
  private let state = Lock<State?>(nil)

  init(seed: UInt64, size: VideoSize, clock: ServerClock) {
    (self.seed, self.size, self.clock) = (seed, size, clock)
  }

  /// The server's time in milliseconds, within bounds that prevent overflow.
  var now: Int64 { min(max(clock.now, 0), 1 << 50) }

  /// The current catalogue.
  public var catalogue: VideoCatalogue { use { $0.catalogue } }

  /// Returns the time of the last change of a channel, in milliseconds since 1970; 0 for one
  /// without videos.
  ///
  /// - Parameter channel: its number; nil for all channels.
  func lastChange(of channel: Int? = nil) -> Int64 {
    use { state in
      let newest = state.catalogue.videos.last { channel == nil || $0.channel == channel }
      let change = channel.map { state.changes[$0] } ?? state.changes.values.max()
      return max(newest?.updatedAt ?? 0, change ?? 0)
    }
  }

  /// Publishes a video now.
  ///
  /// - Parameters:
  ///   - handle: the handle of the channel; nil for the first, which has files on this server.
  ///   - date: the time in milliseconds since 1970; nil for the server's clock.
  /// - Returns: the new video.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for a channel that does not exist.
  @discardableResult public func publish(
    title: String? = nil, text: String? = nil, in handle: String? = nil, date: Int64? = nil
  ) throws(PentadError) -> VideoCatalogue.Video {
    let now = now
    return try use { state throws(PentadError) in
      let found = handle.map { state.catalogue.channel($0) } ?? state.catalogue.channels.first
      guard let channel = found else { throw Self.missing("channel \(handle ?? "")") }
      state.lastNumber += 1
      let video = state.maker.video(
        state.lastNumber, in: channel, title: title ?? "New video \(state.lastNumber)",
        text: text ?? "", at: (date ?? now) / 1_000 * 1_000)
      state.catalogue.videos.append(video)
      state.changes[channel.number] = now
      return video
    }
  }

  /// Changes the title or the text of a video.
  ///
  /// - Parameter video: a name for ``VideoCatalogue/find(_:)``.
  /// - Throws: ``PentadCore/PentadError/Code/notFound``.
  public func change(
    _ video: String, title: String? = nil, text: String? = nil
  ) throws(PentadError) {
    let now = now
    try edit(video) { state, index in
      if let title { state.catalogue.videos[index].title = title }
      if let text { state.catalogue.videos[index].text = text }
      state.catalogue.videos[index].updatedAt = now / 1_000 * 1_000
    }
  }

  /// Removes a video with its files, its pages and its entries in feeds.
  ///
  /// - Parameter video: a name for ``VideoCatalogue/find(_:)``.
  /// - Throws: ``PentadCore/PentadError/Code/notFound``.
  public func remove(_ video: String) throws(PentadError) {
    try edit(video) { state, index in state.catalogue.videos.remove(at: index) }
  }

  /// Returns the actions of users of `service`, or of all, oldest first. Each executed action is
  /// listed once.
  ///
  /// - Parameter user: the number of a person; nil for all.
  public func actions(of user: Int? = nil, service: String? = nil) -> [JSONValue] {
    log.entries.filter { entry in
      (user == nil || entry.user == user) && (service == nil || entry.service == service)
    }.map(\.json)
  }

  /// Changes the counts of a video, such as views and likes. This is not a change of the channel.
  func count(_ number: Int, _ change: (inout VideoCatalogue.Video) -> Void) {
    use { state in
      if let index = state.catalogue.index(of: number) { change(&state.catalogue.videos[index]) }
    }
  }

  /// Resets all changes.
  func reset() {
    state.withLock { $0 = nil }
    log.clear()
  }

  private func edit(
    _ video: String, _ change: (inout State, Int) -> Void
  ) throws(PentadError) {
    let now = now
    try use { state throws(PentadError) in
      let number = state.catalogue.find(video)?.number
      guard let index = number.flatMap({ state.catalogue.index(of: $0) }) else {
        throw Self.missing("video \(video)")
      }
      state.changes[state.catalogue.videos[index].channel] = now
      change(&state, index)
    }
  }

  /// Accesses the catalogue, and creates it if necessary.
  private func use<Result: Sendable, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try state.withLock { (state: inout sending State?) throws(Failure) -> Result in
      var now = state ?? made()
      defer { state = now }
      return try body(&now)
    }
  }

  private func made() -> State {
    let catalogue = VideoCatalogue(seed: seed, size: size)
    return State(
      catalogue: catalogue, maker: VideoMaker(seed: ~seed),
      lastNumber: catalogue.videos.last?.number ?? 0)
  }

  static func missing(_ what: String) -> PentadError {
    PentadError(.notFound, "there is no \(what)")
  }
}
