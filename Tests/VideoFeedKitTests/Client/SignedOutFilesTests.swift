import Foundation
import PentadCore
import Testing

@testable import VideoFeedKit

/// After a user has signed out, no file contains the user's data, even if the feed is open and has
/// other sources.
@Suite(.timeLimit(.minutes(15))) struct SignedOutFilesTests {
  private let world = VideoWorld()
  private let alice = SourceID("peertube:peertube.example/alice")

  /// Each word is in another place.
  private static let words = [
    "zyzzyvas", "quixotry", "jabberwock", "flummery", "krummhorn", "xylograph", "vexillology",
    "wampeters@example.org", "hobbledehoy", "bumbershoot",
  ]

  /// Returns the words that a file contains, without their beginnings. The index stores only the
  /// end of a word whose beginning equals the previous word's. Tokens are stored as hexadecimal
  /// digits.
  private func found() throws -> [String] {
    let files = FileManager.default
    let texts = try files.subpathsOfDirectory(atPath: world.folder).map { name in
      let bytes = files.contents(atPath: world.folder + "/" + name) ?? Data()
      return String(decoding: bytes, as: Unicode.ASCII.self).lowercased()
    }
    return Self.words.filter { word in
      let end = word.dropFirst()
      let digits = end.utf8.map { String($0, radix: 16) }.joined()
      return texts.contains { $0.contains(end) || $0.contains(digits) }
    }
  }

  /// A feed of public videos, and of a private one that a user saw, noted and is about to share.
  private func feed() async throws -> VideoFeed {
    let store = try await world.open(inMemory: false)
    let address = "https://peertube.example/videos/subscriptions"
    try await store.save(
      source: SourceDescription(
        id: alice, kind: .peerTube, address: address, title: "hobbledehoy", addedAt: 5))
    for number in 1...50 {
      let key = Samples.key("public-\(number)")
      try await store.share(
        [try Samples.broadcast("\(number)", of: key, saying: "seen by everybody", at: 10)],
        [Video(key: key, title: "A public video")])
    }
    let key = VideoKey(.peertube, "9c9de5e8-0a1e-484a-b099-e80766180a6d")
    let comment = VideoComment(
      id: try Samples.id("c", of: alice), video: key, author: Samples.sharer("bob"),
      text: "flummery", createdAt: 21)
    try await store.share(
      [
        try Samples.broadcast(
          "p", of: key, by: "jabberwock", saying: "quixotry", at: 20, from: alice)
      ],
      [
        Video(
          key: key, title: "zyzzyvas", summary: String(repeating: "bumbershoot ", count: 1_000))
      ],
      comments: [try #require(comment)])
    try await store.save(
      account: SourceAccount(userId: "7", name: "krummhorn"), of: alice)
    let draft = ShareDraft(
      video: key, text: "vexillology", destinations: [.email],
      recipients: ["wampeters@example.org"])
    try await store.append(VideoAction(.share(draft), key, tell: alice))
    try await store.tidy()
    await store.close()
    let credentials = VideoStore.credentials(in: world.folder)
    try await credentials.set(
      Array(#"{"access":"xylograph","refresh":"r"}"#.utf8), PeerTubeRig.key)
    return try await world.feed(inMemory: false)
  }

  @Test(arguments: [false, true]) func nothingIsLeft(isShared: Bool) async throws {
    let feed = try await feed()
    let other = isShared ? try await world.feed(inMemory: false) : nil
    #expect(try await feed.search("zyzzyvas").count == 1)
    let before = try found()
    #expect(before == Self.words)
    try await feed.signOut(alice)
    let after = try found()
    #expect(after == [])
    #expect(try await feed.search("public").count == 50)
    await other?.close()
    await feed.close()
    #expect(try found() == [])
  }

  /// The token stays for other feeds of the same user, until all is erased.
  @Test func afterAllWhenItWasRemoved() async throws {
    let feed = try await feed()
    try await feed.remove(alice)
    #expect(try found() == ["xylograph"])
    try await feed.eraseAll()
    #expect(try found() == [])
    await feed.close()
  }

  /// While another feed has the files, rows are removed, and not the files.
  @Test(arguments: [false, true]) func afterAll(isShared: Bool) async throws {
    let feed = try await feed()
    let other = isShared ? try await world.feed(inMemory: false) : nil
    try await feed.eraseAll()
    #expect(try found() == [])
    await other?.close()
    await feed.close()
  }
}
