public import PentadCore

extension VideoFeed {
  /// Returns the user's settings, which are stored and apply to all sources.
  ///
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_settings`.
  public func settings() async throws(PentadError) -> VideoSettings {
    try await store.videoSettings()
  }

  /// Stores all of the user's settings. They apply to each ``PlaybackSession`` that is opened
  /// afterwards.
  ///
  /// - Throws: errors from writing the store.
  ///
  /// C: `pentad_video_feed_set_settings`.
  public func setSettings(_ settings: VideoSettings) async throws(PentadError) {
    for (name, value) in settings.values { try await store.set(name, to: value) }
  }

  /// Sets whether the program is in the foreground, for ``SessionHeartbeat/hasFocus``.
  ///
  /// C: `pentad_video_feed_set_focus`.
  public func setFocus(_ hasFocus: Bool) { session.setFocus(hasFocus) }
}

extension VideoStore {
  func videoSettings() async throws(PentadError) -> VideoSettings {
    var values: [String: String] = [:]
    for name in VideoSettings.names { values[name] = try await setting(name) }
    return VideoSettings(values: values)
  }
}
