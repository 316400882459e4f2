#if Networking
  import Foundation
  import PentadCore
  import PentadNetworking
  import Testing
  import VideoFeedKit

  /// A feed on a folder, with a clock that a test moves on, against a server in this process.
  final class LiveVideoFeed: Sendable {
    let live: LivePeerTube
    let folder = NSTemporaryDirectory() + "pentad-live-video-" + UUID().uuidString
    private let offset = Lock<Int64>(0)

    init(_ live: LivePeerTube) { self.live = live }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Lets time pass for the client.
    func advance(seconds: Int64) { offset.withLock { $0 += seconds * 1_000 } }

    /// Opens a feed in manual mode.
    func open() async throws -> VideoFeed {
      var configuration = VideoFeedConfiguration(folder: folder)
      configuration.credentials = live.credentials
      configuration.worksByItself = false
      configuration.rate = nil
      configuration.time = TimeSource(
        uptime: { TimeSource.system.uptime() + self.offset.withLock { $0 } },
        date: { TimeSource.system.date() + self.offset.withLock { $0 } },
        sleep: TimeSource.system.sleep)
      return try await VideoFeed.open(configuration, transport: live.transport)
    }

    /// Asks the sources again when the time has come.
    func poll(_ feed: VideoFeed) async throws {
      advance(seconds: 150)
      #expect(try await feed.synchronise() == [:])
    }

    /// Plays a video for so many of its hundred seconds, as a host's player reports it.
    func watch(_ session: PlaybackSession, seconds: Int64) {
      session.report(position: 0, duration: 100_000, isPlaying: true)
      for second in stride(from: 5, through: seconds, by: 5) {
        advance(seconds: 5)
        session.report(position: second * 1_000, isPlaying: true)
      }
    }

    /// Agrees, as a user does, on the page of a sign-in; where the server sends the user then.
    func agree(at page: TransportURL) async throws -> String {
      let form = try #require(page.query) + "&user=101&choice=allow"
      var request = TransportRequest(
        try TransportURL(page.origin + page.path), method: .post)
      try request.headers.set("Content-Type", "application/x-www-form-urlencoded")
      request.body = Array(form.utf8)
      request.followsRedirects = false
      return try #require(try await live.transport.send(request).headers["Location"])
    }

    /// Returns the server's log of users' actions.
    func log() async throws -> String {
      let url = try TransportURL("\(live.url)/control/video/log")
      let response = try await live.transport.send(TransportRequest(url))
      return String(decoding: try await response.body.collect(limit: 1 << 24), as: UTF8.self)
    }
  }

  /// Waits until something is so, a few seconds at most.
  func becomesSo(_ isSo: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<2_000 {
      if try await isSo() { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    return false
  }
#endif
