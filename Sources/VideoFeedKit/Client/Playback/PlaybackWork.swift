import PentadCore

/// The executor of a playback's effects: it stores changes serially, and resolves addresses
/// concurrently with that.
final class PlaybackWork: Sendable {
  typealias Tell = @Sendable (PlaybackInput) -> Void

  private let feed: VideoFeed
  private let prefetches: Bool
  private let storing: PlaybackStoring
  private let stored: Task<Void, Never>
  private let looking = Lock<Task<Void, Never>?>(nil)
  private let fetching = Lock<Task<Void, Never>?>(nil)

  /// The wanted width of a video's picture, in pixels.
  static let pictureWidth = 640

  init(_ feed: VideoFeed, prefetches: Bool) {
    self.feed = feed
    self.prefetches = prefetches
    let storing = PlaybackStoring(feed)
    self.storing = storing
    stored = Task { await storing.run() }
  }

  /// Ends: no more effects follow.
  func finish() {
    storing.finish()
    looking.withLock { $0 }?.cancel()
    fetching.withLock { $0 }?.cancel()
  }

  /// Ends, and returns when all changes are stored or have failed.
  func end() async {
    finish()
    await stored.value
  }

  /// Carries out an effect; `tell` receives its results.
  func add(_ effect: PlaybackEffect, _ tell: @escaping Tell) {
    switch effect {
    case .resolve(let key, let reload): lookUp(key, reload, tell)
    case .prefetch(let keys): if prefetches { prefetch(keys) }
    case .markWatched, .save, .unsetWatchLater: storing.add(effect)
    case .player, .highlight: break
    }
  }

  // MARK: Looking up

  private func lookUp(_ key: VideoKey, _ reload: Bool, _ tell: @escaping Tell) {
    let (feed, storing) = (feed, storing)
    let task = Task {
      do throws(PentadError) {
        let group = try await feed.store.group(key)
        let state = try await storing.state(of: key)
        guard !Task.isCancelled else { return }
        tell(.known(state, duration: group?.video.duration, of: key))
        let url = try await feed.contentURL(for: key, reload: reload)
        tell(.contentURL(.success(url), of: key))
      } catch {
        if !Task.isCancelled { tell(.contentURL(.failure(error), of: key)) }
      }
    }
    // The lookup of the previous video is no longer needed.
    let old = looking.withLock { looking in
      defer { looking = task }
      return looking
    }
    old?.cancel()
  }

  /// Fetches addresses and pictures in advance. Failed ones are fetched when they are needed.
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
}
