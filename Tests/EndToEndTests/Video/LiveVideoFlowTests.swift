#if Networking
  import Foundation
  import PentadCore
  import ReferenceServer
  import Testing
  import VideoFeedKit

  /// The original's flows, from the sign-in to the sign-out, over real sockets.
  @Suite(.serialized, .timeLimit(.minutes(15))) struct LiveVideoFlowTests {
    private static let program = OAuth1.Credentials(identifier: "ck-pentad", secret: "cs-pentad")

    /// The handle of a channel whose videos are at YouTube; the server's own catalogue.
    private static var channel: String {
      get throws {
        let catalogue = VideoCatalogue(
          seed: 1, size: VideoSize(channels: 20, videos: 400, people: 8))
        return try #require(catalogue.channels.first { $0.place == .youtube }).handle
      }
    }

    private func signIn(_ feed: VideoFeed, _ rig: LiveVideoFeed) async throws -> SourceID {
      let signIn = try feed.shelbySignIn(
        ShelbyServer(rig.live.url + "/shelby"), consumer: Self.program,
        callback: "shelby://ios.shelby.tv")
      let back = try await rig.agree(at: try await signIn.begin(with: .twitter))
      #expect(signIn.isCallback(back))
      return try await feed.add(try await signIn.finish(back)).id
    }

    @Test func shelbyFromTheSignInToTheSignOut() async throws {
      try await livePeerTube { live in
        let rig = LiveVideoFeed(live)
        let feed = try await rig.open()
        #expect(feed.startUp.phase == .signingIn)
        let source = try await signIn(feed, rig)
        #expect(try await feed.synchronise() == [:])
        #expect(try await becomesSo { feed.startUp.phase == .ready })
        #expect(try await feed.source(source)?.account?.nickname == "alice")
        let first = try await feed.timeline(limit: 1_000)
        #expect(first.count > 20 && feed.startUp.shown == first.count)

        // A video that was not shared yet, and a comment on an existing one.
        let talked = try #require(first.last)
        let channel = try Self.channel
        let answer = try await live.control(
          "video/publish", ["title": "Quite new", "channel": .string(channel)])
        let number = try #require(answer.split { !$0.isNumber }.first)
        try await live.control("video/share", ["video": .string(String(number))])
        try await live.control(
          "video/comment",
          ["video": .string(talked.key.id), "text": "Marmalade!", "person": 103])
        try await rig.poll(feed)
        let news = VideoNews(videos: 1, comments: 1)
        #expect(try await feed.pending() == news)
        #expect(try await feed.timeline(limit: 1_000).map(\.key) == first.map(\.key))
        #expect(try await feed.applyPending() == news)
        #expect(try await feed.pending().isEmpty)
        let second = try await feed.timeline(limit: 2)
        #expect(second.contains { $0.key == talked.key })
        let new = try #require(second.first { $0.key != talked.key })
        #expect(new.video.title == "Quite new")
        #expect(try await feed.search("marmal").map(\.key) == [talked.key])

        try await likeWatchAndShare(new.key, feed, rig)
        try await feed.signOut(source)
        try await nothingIsLeft(feed, of: source, live)
        await feed.close()
      }
    }

    private func likeWatchAndShare(
      _ key: VideoKey, _ feed: VideoFeed, _ rig: LiveVideoFeed
    ) async throws {
      try await feed.like(key)
      try await feed.watchLater(key)
      #expect(try await feed.favorites().map(\.key).contains(key))
      #expect(try await feed.watchLaterList().map(\.key).contains(key))
      // YouTube's own player shows it.
      let session = try await feed.playback(.watchLater)
      session.select(key)
      #expect(
        try await becomesSo { if case .failed = session.current.phase { true } else { false } })
      rig.watch(session, seconds: 70)
      #expect(try await becomesSo { try await feed.state(of: key).isWatched })
      #expect(try await feed.state(of: key).isWatchLater)
      rig.advance(seconds: 10)
      session.report(position: 80_000, isPlaying: true)
      await session.end()
      #expect(try await !feed.state(of: key).isWatchLater)

      var composer = try await feed.shareComposer(for: key)
      composer.text = "Watch this"
      composer.toggle(.twitter)
      #expect(composer.canSend && composer.remaining ?? 0 > 100)
      let share = try await feed.share(try composer.draft())
      #expect(try await feed.synchronise() == [:])
      try await feed.waitForDelivery(share)
      let log = try await rig.log()
      for word in ["like", "watchLater", "watched", "share"] {
        #expect(log.contains("\"action\":\"\(word)\""), "\(word)")
      }
      #expect(log.contains("Watch this"))
    }

    private func nothingIsLeft(
      _ feed: VideoFeed, of source: SourceID, _ live: LivePeerTube
    ) async throws {
      #expect(try await feed.sources().isEmpty && feed.startUp.phase == .signingIn)
      #expect(try await feed.timeline().isEmpty)
      #expect(try await feed.favorites().isEmpty)
      #expect(try await feed.search("marmal").isEmpty)
      let usage = try await feed.storageUsage()
      #expect(usage.videos == 0 && usage.broadcasts == 0 && usage.comments == 0)
      #expect(usage.imageBytes == 0 && usage.waiting == 0 && usage.sources == 0)
      let account = source.rawValue
      for name in ["oauth1", "tokens"] {
        #expect(await live.credentials.get(CredentialKey(account: account, name: name)) == nil)
      }
    }

    @Test func peerTubeFromTheSignInToTheSignOut() async throws {
      try await livePeerTube { live in
        let rig = LiveVideoFeed(live)
        let feed = try await rig.open()
        let source = try await feed.addPeerTube(
          live.server, user: "alice", password: "alice-password"
        ).id
        #expect(try await feed.synchronise() == [:])
        #expect(try await becomesSo { feed.startUp.phase == .ready })
        let first = try await feed.timeline(limit: 1_000)
        #expect(!first.isEmpty)

        let new = try await live.publish("Quite new")
        try await rig.poll(feed)
        #expect(try await feed.pending() == VideoNews(videos: 1))
        try await feed.applyPending()
        #expect(try await feed.timeline(limit: 1).map(\.key) == [new])
        try await live.control(
          "video/peertube/comment",
          ["video": .string(new.id), "user": "bob", "text": "Marmalade!"])
        #expect(try await feed.loadComments(on: new).comments.map(\.text) == ["Marmalade!"])

        try await feed.like(new)
        try await feed.watchLater(new)
        let session = try await feed.playback()
        session.select(new)
        #expect(try await becomesSo { session.current.phase == .ready })
        rig.watch(session, seconds: 80)
        await session.end()
        #expect(try await !feed.state(of: new).isWatchLater)
        #expect(try await feed.synchronise() == [:])
        let log = try await live.log(of: "alice")
        #expect(log.contains("\"likes\":[\"\(new.id)\"]"))
        #expect(log.contains("\"watchLater\":[]"))

        // The token is refused in the midst of it, and renewed.
        try await live.control("video/peertube/expire")
        try await rig.poll(feed)
        try await feed.signOut(source)
        try await nothingIsLeft(feed, of: source, live)
        await feed.close()
      }
    }

    /// This does not change the list of videos, and the server reports it as unchanged.
    @Test func actionsOnPeerTubeElsewhereAreAdopted() async throws {
      try await livePeerTube { live in
        let rig = LiveVideoFeed(live)
        let feed = try await rig.open()
        try await feed.addPeerTube(live.server, user: "alice", password: "alice-password")
        try await rig.poll(feed)
        let key = try #require(try await feed.timeline(limit: 1).first?.key)
        try await rig.poll(feed)
        let web = try await PeerTubeSource.signIn(
          server: live.server, user: "alice", password: "alice-password",
          transport: live.transport, credentials: MemoryCredentialStore())
        for isWanted in [true, false] {
          try await web.perform(
            SourceAction(
              .watchLater(isWanted), video: key, broadcasts: [],
              token: ActionToken(nonce: "n", timestamp: 0)))
          #expect(try await feed.refresh().failures == [:])
          #expect(try await feed.state(of: key).isWatchLater == isWanted)
        }
        await feed.close()
      }
    }
  }
#endif
