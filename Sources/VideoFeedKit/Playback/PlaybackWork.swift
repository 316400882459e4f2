import PentadCore

/// Does for a playback what it wants done: what is to be stored one after the other, and what is to be
/// looked up beside that.
final class PlaybackWork: Sendable {
  typealias Tell = @Sendable (PlaybackInput) -> Void

  private let feed: VideoFeed
  private let prefetches: Bool
  private let storing: AsyncStream<PlaybackEffect>.Continuation
  private let stored: Task<Void, Never>
  private let looking = Lock<Task<Void, Never>?>(nil)
  private let fetching = Lock<Task<Void, Never>?>(nil)

  /// How wide a picture is wanted for the screen of a video, in pixels.
  static let pictureWidth = 640

  init(_ feed: VideoFeed, prefetches: Bool) {
    self.feed = feed
    self.prefetches = prefetches
    let (effects, continuation) = AsyncStream.makeStream(of: PlaybackEffect.self)
    storing = continuation
    stored = Task { for await effect in effects { await Self.store(effect, in: feed) } }
  }

  /// Nothing more comes.
  func finish() {
    storing.finish()
    looking.withLock { $0 }?.cancel()
    fetching.withLock { $0 }?.cancel()
  }

  /// Nothing more comes, and what came is done when this returns.
  func end() async {
    finish()
    await stored.value
  }

  /// Has something done; `tell` is told what comes of it.
  func add(_ effect: PlaybackEffect, _ tell: @escaping Tell) {
    switch effect {
    case .resolve(let key, let reload): lookUp(key, reload, tell)
    case .prefetch(let keys): if prefetches { prefetch(keys) }
    case .markWatched, .save, .unsetWatchLater: storing.yield(effect)
    case .player, .highlight: break
    }
  }

  // MARK: Looking up

  private func lookUp(_ key: VideoKey, _ reload: Bool, _ tell: @escaping Tell) {
    let feed = feed
    let task = Task {
      do throws(PentadError) {
        let group = try await feed.store.group(key)
        let state = try await feed.store.state(key)
        guard !Task.isCancelled else { return }
        tell(.known(state, duration: group?.video.duration, of: key))
        let url = try await feed.contentURL(for: key, reload: reload)
        tell(.contentURL(.success(url), of: key))
      } catch {
        if !Task.isCancelled { tell(.contentURL(.failure(error), of: key)) }
      }
    }
    // Nobody waits any more for the video before.
    let old = looking.withLock { looking in
      defer { looking = task }
      return looking
    }
    old?.cancel()
  }

  /// Addresses and pictures, before anybody wants them. What fails is fetched when it is wanted.
  private func prefetch(_ keys: [VideoKey]) {
    feed.prefetch(keys)
    let feed = feed
    let task = Task {
      for key in keys where !Task.isCancelled {
        guard let video = try? await feed.store.group(key)?.video,
          let picture = video.image(width: Self.pictureWidth)
        else { continue }
        _ = try? await feed.image(picture.url, for: key)
      }
    }
    let old = fetching.withLock { fetching in
      defer { fetching = task }
      return fetching
    }
    old?.cancel()
  }

  // MARK: Storing

  private static func store(_ effect: PlaybackEffect, in feed: VideoFeed) async {
    do throws(PentadError) {
      switch effect {
      case .markWatched(let key): try await feed.markWatched(key)
      case .save(let key, let position, let seen):
        try await feed.setPosition(position, for: key, seen: seen)
      case .unsetWatchLater(let key): try await feed.unwatchLater(key)
      case .resolve, .prefetch, .player, .highlight: break
      }
    } catch {
      guard error.isFailure else { return }
      feed.store.publish(.failed(VideoFailure(.storage, error: error)))
    }
  }
}
