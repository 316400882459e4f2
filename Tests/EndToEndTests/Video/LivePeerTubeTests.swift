#if Networking
  import PentadCore
  import PentadNetworking
  import Testing
  import VideoFeedKit

  /// The source over real sockets. One server serves all tests when they are recorded, so they come one
  /// after the other.
  @Suite(.serialized) struct LivePeerTubeTests {
    private func perform(
      _ kind: SourceAction.Kind, _ video: VideoKey, _ source: PeerTubeSource
    ) async throws {
      try await source.perform(
        SourceAction(
          kind, video: video, broadcasts: [], token: ActionToken(nonce: "n", timestamp: 0)))
    }

    /// Returns the source's marks of a video in its newest page.
    private func marks(_ video: VideoKey, _ source: PeerTubeSource) async throws -> RemoteMarks? {
      try await source.page(FeedRequest()).broadcasts.first { $0.video == video }?.marks
    }

    @Test func theFeedIsReadToItsEnd() async throws {
      try await livePeerTube { live in
        let alice = try await live.signIn("alice")
        #expect(try await alice.account()?.nickname == "alice")
        let new = try await live.publish("Quite new")
        var page = try await alice.page(FeedRequest())
        #expect(page.videos.first?.key == new && page.problems.isEmpty)
        #expect(page.broadcasts.first?.sharer.origin == .peertube)
        let again = try await alice.page(FeedRequest(.newest(since: page.state)))
        #expect(again.isUnchanged)
        var keys = page.videos.map(\.key)
        while let cursor = page.older {
          page = try await alice.page(FeedRequest(.older(than: cursor)))
          keys += page.videos.map(\.key)
        }
        #expect(keys.count > 50 && Set(keys).count == keys.count)
        let local = try PeerTubeSource(
          server: live.server, feed: .local, transport: live.transport)
        #expect(try await local.page(FeedRequest()).videos.first?.key == new)
      }
    }

    @Test func userActionsAreKept() async throws {
      try await livePeerTube { live in
        let alice = try await live.signIn("alice")
        let video = try await live.publish("Quite new")
        #expect(try await marks(video, alice)?.isLiked == false)
        for kind in [SourceAction.Kind.like(true), .watchLater(true), .progress(7_000)] {
          try await perform(kind, video, alice)
        }
        try await perform(.watchLater(true), video, alice)
        let known = try await marks(video, alice)
        #expect(known?.isLiked == true && known?.isWatchLater == true)
        #expect(known?.isWatched == true && known?.position == 7_000)
        let log = try await live.log(of: "alice")
        #expect(log.contains("\"likes\":[\"\(video.id)\"]"))
        #expect(log.contains("\"watchLater\":[\"\(video.id)\"]"))
        for kind in [SourceAction.Kind.like(false), .watchLater(false)] {
          try await perform(kind, video, alice)
        }
        let after = try await marks(video, alice)
        #expect(after?.isLiked == false && after?.isWatchLater == false)
        let history = try await live.signIn("alice", feed: .history).page(FeedRequest())
        #expect(history.videos.map(\.key) == [video])
      }
    }

    @Test func commentsComeWithTheirAnswers() async throws {
      try await livePeerTube { live in
        let alice = try await live.signIn("alice")
        let video = try await live.publish("Quite new")
        let page = try await alice.page(FeedRequest())
        let broadcast = try #require(page.broadcasts.first { $0.video == video })
        for text in ["One", "Two"] {
          let comment: JSONValue = [
            "video": .string(video.id), "user": "bob", "text": .string(text),
          ]
          try await live.control("video/peertube/comment", comment)
        }
        let comments = try await alice.comments(on: broadcast, nil).comments
        #expect(comments.map(\.text) == ["Two", "One"])
        #expect(comments.first?.author.name == "Bob")
        let talked = page.broadcasts.dropFirst().prefix(20)
        var answers = 0
        for one in talked {
          answers += try await alice.comments(on: one, nil).comments.count { $0.parent != nil }
        }
        #expect(answers > 0)
      }
    }

    @Test func videoResolvesItsAddress() async throws {
      try await livePeerTube { live in
        let alice = try await live.signIn("alice")
        let open = try await live.publish("Quite new")
        let found = try await alice.resolve(Video(key: open))
        #expect(found.video.media.contains { $0.kind == .hls } && found.expiresAt == nil)
        let users = try await live.publish("For users", privacy: 4)
        let hidden = try await alice.resolve(Video(key: users))
        #expect(hidden.expiresAt != nil)
        #expect(hidden.video.media.allSatisfy { $0.url.contains("videoFileToken=") })
        let stream = try #require(hidden.video.media.first { $0.kind == .hls })
        let answer = try await live.transport.send(TransportRequest(TransportURL(stream.url)))
        #expect(answer.status == 200)
        let film = try #require(hidden.video.media.first { $0.kind == .file })
        var request = TransportRequest(try TransportURL(film.url))
        try request.headers.set("Range", "bytes=0-99")
        let part = try await live.transport.send(request)
        #expect(part.status == 206 && part.headers["Content-Type"] == "video/mp4")
        let nobody = try PeerTubeSource(
          server: live.server, feed: .local, transport: live.transport)
        #expect(try await nobody.resolve(Video(key: users)).video.unplayable == .privateVideo)
        try await live.control("video/peertube/remove", ["video": .string(open.id)])
        #expect(try await alice.resolve(Video(key: open)).video.unplayable == .removed)
      }
    }

    @Test func tokensAreRenewedUntilTheUserMustSignInAgain() async throws {
      try await livePeerTube { live in
        let alice = try await live.signIn("alice")
        try await live.control("video/peertube/expire")
        #expect(try await alice.account()?.nickname == "alice")
        try await live.control("video/peertube/expire", ["withRefresh": true])
        await #expect { try await alice.account() } throws: {
          ($0 as? PentadError)?.code == .signInRequired
        }
        await #expect { try await live.signIn("bob") } throws: {
          ($0 as? PentadError)?.code == .signInCodeRequired
        }
        let bob = try await live.signIn("bob", otp: "424242")
        #expect(try await bob.account()?.name == "Bob")
        try await bob.signOut()
        try await live.control("video/peertube/limits", ["calls": 1])
        let nobody = try PeerTubeSource(
          server: live.server, feed: .local, transport: live.transport)
        _ = try await nobody.page(FeedRequest())
        await #expect { try await nobody.page(FeedRequest()) } throws: {
          let error = $0 as? PentadError
          return error?.code == .tooManyRequests && error?.retryAfter ?? 0 > 0
        }
      }
    }
  }
#endif
