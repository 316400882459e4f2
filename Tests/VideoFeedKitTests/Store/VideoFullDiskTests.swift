#if os(Linux)
  import Foundation
  import PentadCore
  import TestSupport
  import Testing

  @testable import VideoFeedKit

  /// A user who clears the cache, or erases everything, because the disk is full.
  @Suite(.enabled(if: getuid() == 0), .timeLimit(.minutes(15))) struct VideoFullDiskTests {
    enum Removal: CaseIterable { case clearCache, erase, eraseShared }

    private func key(_ number: Int) -> VideoKey { Samples.key("video\(number)") }

    private func fill(_ store: VideoStore) async throws {
      for source in [Samples.shelby, Samples.feed] {
        try await store.save(source: .of(source))
      }
      for start in stride(from: 0, to: 3_000, by: 500) {
        let numbers = start..<start + 500
        try await store.ingest(
          FeedPage(
            of: Samples.shelby,
            videos: numbers.map {
              Video(key: key($0), title: String(repeating: "Title \($0) ", count: 30))
            },
            broadcasts: try numbers.map {
              try Samples.broadcast("\($0)", of: key($0), saying: "word \($0)", at: Int64($0))
            }), isResolving: true)
      }
      try await store.applyPending()
      try await store.tidy()
      // Liked ones stay, between others that go.
      for number in stride(from: 0, to: 3_000, by: 100) {
        try await store.change(key(number)) { $0.isLiked = true }
      }
    }

    @Test(arguments: Removal.allCases) func removingGivesRoomBack(_ removal: Removal) async throws {
      guard let disk = FullDisk(bytes: 32 << 20) else { return }
      let folder = disk.path + "/store"
      let first = try await VideoStore.open(folder: folder)
      try await fill(first)
      try await first.save(image: [UInt8](repeating: 1, count: 100_000), of: "https://e.org/1.jpg")
      await first.close()
      disk.fill()
      #expect(disk.free == 0)
      let store = try await VideoStore.open(folder: folder)
      let other = removal == .eraseShared ? try await VideoStore.open(folder: folder) : nil
      switch removal {
      case .clearCache: try await store.clearCache()
      case .erase, .eraseShared: try await store.eraseAll()
      }
      let usage = try await store.storageUsage()
      #expect(usage.videos == (removal == .clearCache ? 30 : 0))
      #expect(disk.free > 500_000, "\(removal)")
      await other?.close()
      await store.close()
    }

    /// A page of a source, with a person of its own for each video.
    private func page(_ numbers: Range<Int>, of source: SourceID) throws -> FeedPage {
      FeedPage(
        of: source,
        videos: numbers.map {
          Video(key: key($0), title: String(repeating: "Title \($0) ", count: 30))
        },
        broadcasts: try numbers.map {
          try Samples.broadcast(
            "\($0)", of: key($0), by: "name\($0)", saying: "word \($0)", at: Int64($0), from: source
          )
        })
    }

    /// Rows of the source that stays lie on every page of the one that goes.
    @Test func removingOneOfSeveralSourcesGivesRoomBack() async throws {
      guard let disk = FullDisk(bytes: 32 << 20) else { return }
      let folder = disk.path + "/store"
      let first = try await VideoStore.open(folder: folder)
      for source in [Samples.shelby, Samples.feed] {
        try await first.save(source: .of(source))
      }
      for start in stride(from: 0, to: 6_000, by: 5) {
        let source = (start / 5).isMultiple(of: 2) ? Samples.shelby : Samples.feed
        try await first.ingest(try page(start..<start + 5, of: source), isResolving: true)
      }
      // Some that both have shared.
      try await first.ingest(try page(0..<5, of: Samples.feed), isResolving: true)
      try await first.applyPending()
      try await first.tidy()
      for number in [0, 5, 10] { try await first.change(key(number)) { $0.isLiked = true } }
      await first.close()
      disk.fill()
      #expect(disk.free == 0)
      let store = try await VideoStore.open(folder: folder)
      #expect(try await store.remove(source: Samples.feed))
      #expect(disk.free > 500_000)
      let usage = try await store.storageUsage()
      #expect(usage.videos == 3_000 && usage.broadcasts == 3_000 && usage.sources == 1)
      let (sharers, liked) = try await store.read {
        (try $0.count("sharer"), try $0.count("view_state WHERE is_liked = 1"))
      }
      #expect(sharers == 3_000 && liked == 2)
      // Search finds only the comments of the remaining source.
      #expect(try await store.search("word 10", limit: 9).map(\.key).contains(key(10)))
      #expect(try await store.search("name5", limit: 9).allSatisfy { $0.key != key(5) })
      #expect(try await !store.remove(source: Samples.feed))
      await store.close()
    }
  }
#endif
