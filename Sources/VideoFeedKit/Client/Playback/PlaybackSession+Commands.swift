public import PentadCore

extension PlaybackSession {
  // MARK: What the user wants

  /// Plays a video of the list, or any other.
  ///
  /// C: `pentad_video_playback_select`.
  public func select(_ key: VideoKey) { handle(.select(key)) }

  /// Plays the next video of the list, which is older.
  ///
  /// C: `pentad_video_playback_next`.
  public func next() { handle(.next) }

  /// Plays the one before.
  ///
  /// C: `pentad_video_playback_previous`.
  public func previous() { handle(.previous) }

  /// Plays on; without a current video, the first of the list.
  ///
  /// C: `pentad_video_playback_play`.
  public func play() { handle(.play) }

  /// Stands still.
  ///
  /// C: `pentad_video_playback_pause`.
  public func pause() { handle(.pause) }

  /// Plays on, or stands still.
  ///
  /// C: `pentad_video_playback_toggle_play`.
  public func togglePlay() { handle(.togglePlay) }

  /// Goes to a position, in milliseconds. What lies between is not seen for that.
  ///
  /// C: `pentad_video_playback_seek`.
  public func seek(to position: Int64) { handle(.seek(position)) }

  /// Goes on, or back, by so many milliseconds.
  ///
  /// C: `pentad_video_playback_skip`.
  public func skip(by span: Int64) { handle(.skip(span)) }

  /// Does what somebody with a remote control wants.
  ///
  /// - Returns: false for what is the host's to do: sharing, scrolling, showing help, putting the remote
  ///   control away.
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

  // MARK: What the player says

  /// Says where the player is: each second or so while it plays, and when it begins to play or to stand
  /// still. Of a video that only its provider's own player shows, that player is meant: once it plays, it
  /// counts, and gets orders, as any other.
  ///
  /// - Parameters:
  ///   - position: in milliseconds.
  ///   - duration: how long the video lasts, in milliseconds; nil when the player does not know.
  ///   - key: of which video; nil for the current one.
  ///
  /// C: `pentad_video_playback_report`.
  public func report(
    position: Int64, duration: Int64? = nil, isPlaying: Bool, of key: VideoKey? = nil
  ) {
    handle(.report(position, duration: duration, isPlaying: isPlaying, of: key))
  }

  /// Says that the player has come to the end of a video; nil for the current one.
  ///
  /// C: `pentad_video_playback_report_end`.
  public func reportEnd(of key: VideoKey? = nil) { handle(.ended(of: key)) }

  /// Says that the player cannot play a video; nil for the current one. Its address may have run out:
  /// another is asked for, once a minute at most.
  ///
  /// C: `pentad_video_playback_report_failure`.
  public func reportFailure(_ error: PentadError, of key: VideoKey? = nil) {
    handle(.failed(error, of: key))
  }
}

extension VideoFeed {
  /// Begins to play a list.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_playback_open`.
  public func playback(_ list: FeedListKind = .timeline) async throws(PentadError)
    -> PlaybackSession
  {
    let session = PlaybackSession(self, list, try await settings())
    playbacks.add(session)
    return session
  }

  /// A list, as it is observed.
  public func observe(_ list: FeedListKind) -> AsyncStream<ListUpdate<VideoGroup>> {
    switch list {
    case .timeline: observeTimeline()
    case .favorites: observeFavorites()
    case .watchLater: observeWatchLater()
    case .search(let text): observeSearch(text)
    }
  }
}
