public import PentadCore

extension PlaybackSession {
  // MARK: Commands

  /// Plays a video of the list, or any other.
  ///
  /// C: `pentad_video_playback_select`.
  public func select(_ key: VideoKey) { handle(.select(key)) }

  /// Plays the next video of the list, which is older.
  ///
  /// C: `pentad_video_playback_next`.
  public func next() { handle(.next) }

  /// Plays the previous video of the list, which is newer.
  ///
  /// C: `pentad_video_playback_previous`.
  public func previous() { handle(.previous) }

  /// Plays or resumes; without a current video, plays the first of the list.
  ///
  /// C: `pentad_video_playback_play`.
  public func play() { handle(.play) }

  /// Pauses.
  ///
  /// C: `pentad_video_playback_pause`.
  public func pause() { handle(.pause) }

  /// Plays or pauses.
  ///
  /// C: `pentad_video_playback_toggle_play`.
  public func togglePlay() { handle(.togglePlay) }

  /// Seeks to a position, in milliseconds. The skipped span does not count as watched.
  ///
  /// C: `pentad_video_playback_seek`.
  public func seek(to position: Int64) { handle(.seek(position)) }

  /// Seeks by a number of milliseconds, forward or back.
  ///
  /// C: `pentad_video_playback_skip`.
  public func skip(by span: Int64) { handle(.skip(span)) }

  /// Performs a command of a remote control.
  ///
  /// - Returns: false for commands that the host performs: sharing, scrolling, showing help, and
  ///   closing the remote control.
  ///
  /// C: `pentad_video_playback_perform`.
  @discardableResult
  public func perform(_ command: RemoteCommand) -> Bool {
    feed.session.noteActivity()
    switch command {
    case .play: play()
    case .pause: pause()
    case .togglePlay: togglePlay()
    case .next: next()
    case .previous: previous()
    case .seek(let position): seek(to: position)
    case .skip(let span): skip(by: span)
    case .list(let list): show(list)
    case .like: toggle(\.isLiked, VideoFeed.like, VideoFeed.unlike)
    case .watchLater: toggle(\.isWatchLater, VideoFeed.watchLater(_:), VideoFeed.unwatchLater)
    case .share, .scrollGuide, .showHelp, .done: return false
    }
    return true
  }

  private typealias Change =
    @Sendable (VideoFeed) -> (VideoKey) async throws(PentadError) -> ViewState

  private func toggle(
    _ mark: @escaping @Sendable (ViewState) -> Bool, _ set: @escaping Change,
    _ unset: @escaping Change
  ) {
    guard let key = current.current else { return }
    let feed = feed
    Task {
      do throws(PentadError) {
        let isSet = mark(try await feed.state(of: key))
        _ = try await (isSet ? unset : set)(feed)(key)
      } catch {
        feed.store.publish(.failed(VideoFailure(.storage, video: key, error: error)))
      }
    }
  }

  // MARK: Reports of the player

  /// Reports the player's position: about once a second during playback, and each time it starts or
  /// pauses. For a video that only its provider's own player can show, report that player: once it
  /// plays, it counts and receives orders like any other.
  ///
  /// - Parameters:
  ///   - position: the position in milliseconds.
  ///   - duration: the duration of the video in milliseconds; nil if the player does not know it.
  ///   - key: the video; nil for the current one.
  ///
  /// C: `pentad_video_playback_report`.
  public func report(
    position: Int64, duration: Int64? = nil, isPlaying: Bool, of key: VideoKey? = nil
  ) {
    handle(.report(position, duration: duration, isPlaying: isPlaying, of: key))
  }

  /// Reports that the player has reached the end of a video; nil for the current one.
  ///
  /// C: `pentad_video_playback_report_end`.
  public func reportEnd(of key: VideoKey? = nil) { handle(.ended(of: key)) }

  /// Reports that the player cannot play a video; nil for the current one. Its address may have
  /// expired: a new one is requested, at most once a minute.
  ///
  /// C: `pentad_video_playback_report_failure`.
  public func reportFailure(_ error: PentadError, of key: VideoKey? = nil) {
    handle(.failed(error, of: key))
  }
}

extension VideoFeed {
  /// Opens a playback session for a list.
  ///
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_playback_open`.
  public func playback(_ list: FeedListKind = .timeline) async throws(PentadError)
    -> PlaybackSession
  {
    let session = PlaybackSession(self, list, try await settings())
    playbacks.add(session)
    return session
  }

  /// Observes a list.
  public func observe(_ list: FeedListKind) -> AsyncStream<ListUpdate<VideoGroup>> {
    switch list {
    case .timeline: observeTimeline()
    case .favorites: observeFavorites()
    case .watchLater: observeWatchLater()
    case .search(let text): observeSearch(text)
    }
  }
}
