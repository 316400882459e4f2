import PentadCore

@testable import ChatKit
@testable import VideoFeedKit

extension StoreKind {
  static let chat = StoreKind("chat.sqlite") { folder async throws(PentadError) in
    let store = try await ChatStore.open(folder: folder, userId: "101")
    try await store.save(account: ChatUser(id: "101", name: "Alice"))
    let answer = """
      {"response":{"count":1,"messages":[{"id":"7","source_guid":"a","created_at":1793491200,\
      "user_id":"102","group_id":"24","name":"Bob","text":"hello","attachments":[]}]}}
      """
    _ = try await store.ingest(
      MessagePage(answer: Array(answer.utf8)), in: .group("24"), .newest)
    _ = try await store.append(.pin(.group("24"), MessageID(rawValue: 7), true))
    await store.close()
  } use: { folder async throws(PentadError) in
    let store = try await ChatStore.open(folder: folder, userId: "101")
    _ = try? await store.account()
    _ = try? await store.heads()
    _ = try? await store.messages(in: .group("24"), limit: 10)
    _ = try? await store.search("hello", limit: 5)
    _ = try? await store.operations()
    try? await store.recoverOutbox()
    _ = try? await store.nextStep()
    _ = try? await store.readEvents(after: 0, limit: 10)
    await store.close()
  }

  static let video = StoreKind("video.sqlite") { folder async throws(PentadError) in
    let store = try await VideoStore.open(folder: folder)
    let source = SourceID("feed:x")
    try await store.save(
      source: SourceDescription(
        id: source, kind: .feed, address: "https://example.org/a.xml", addedAt: 1))
    if let key = VideoKey(text: "youtube:BmzSEYNTkHA"), let id = RemoteID("b1", of: source) {
      let broadcast = Broadcast(
        id: id, video: key, sharer: Sharer(nickname: "A", origin: .twitter), comment: "look",
        createdAt: 1)
      let video = Video(key: key, title: "A talk", summary: "On stores")
      try await store.ingest(FeedPage(of: source, videos: [video], broadcasts: [broadcast]))
      _ = try await store.applyPending()
      _ = try await store.append(VideoAction(.like(true), key, tell: source))
    }
    await store.close()
  } use: { folder async throws(PentadError) in
    let store = try await VideoStore.open(folder: folder)
    _ = try? await store.sources()
    _ = try? await store.timeline(limit: 10)
    _ = try? await store.favorites(limit: 10)
    _ = try? await store.search("talk", limit: 5)
    _ = try? await store.operations()
    try? await store.recoverOutbox()
    _ = try? await store.nextStep()
    _ = try? await store.readEvents(after: 0, limit: 10)
    _ = try? await store.storageUsage()
    await store.close()
  }
}
