import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct PeerTubeActionsTests {
  private let nobody = PeerTubeCaller()

  @Test func aRatingCountsOnce() async throws {
    let alice = try await nobody.signedIn("alice")
    let uuid = try nobody.server.publish().uuid
    func count() -> [Int?] {
      let video = nobody.shelf.catalogue.video(uuid)
      return [video?.likes, video?.dislikes]
    }
    let before = count()
    let like: JSONValue = ["rating": "like"]
    for _ in 0..<2 { #expect(await alice.ask("PUT", "videos/\(uuid)/rate", like).status == 204) }
    #expect(count() == [(before[0] ?? 0) + 1, before[1]])
    let rated = await alice.ask("GET", "accounts/alice/ratings?rating=like").data
    #expect(rated.first?["video"]?["uuid"]?.asString == uuid)
    #expect(await alice.ask("GET", "users/me/videos/\(uuid)/rating").value["rating"] == "like")
    await alice.ask("PUT", "videos/\(uuid)/rate", ["rating": "none"])
    #expect(count() == before)
    #expect(await alice.ask("GET", "accounts/alice/ratings").data.isEmpty)
    #expect(await alice.ask("PUT", "videos/\(uuid)/rate", ["rating": "x"]).status == 400)
    #expect(await alice.ask("GET", "accounts/bob/ratings").status == 403)
    #expect(await nobody.ask("PUT", "videos/\(uuid)/rate", like).status == 401)
  }

  @Test func aViewIsRemembered() async throws {
    let alice = try await nobody.signedIn("alice")
    let uuid = try nobody.server.publish().uuid
    let before = nobody.shelf.catalogue.video(uuid)?.views ?? 0
    for second in [5, 10] {
      let view: JSONValue = ["currentTime": .integer(second)]
      #expect(await alice.ask("POST", "videos/\(uuid)/views", view).status == 204)
    }
    #expect(await nobody.ask("POST", "videos/\(uuid)/views", ["currentTime": 1]).status == 204)
    #expect(nobody.shelf.catalogue.video(uuid)?.views == before + 2)
    let history = await alice.ask("GET", "users/me/history/videos")
    #expect(history.uuids == [uuid])
    #expect(history.data.first?["userHistory"]?["currentTime"] == 10)
    #expect(await nobody.ask("GET", "videos/\(uuid)").value["userHistory"] == nil)
    #expect(await alice.ask("POST", "videos/\(uuid)/views", [:]).status == 400)
    let unseen = await alice.ask("GET", "videos?excludeAlreadyWatched=true")
    #expect(!unseen.uuids.contains(uuid))
    #expect(await alice.ask("DELETE", "users/me/history/videos/\(uuid)").status == 204)
    #expect(await alice.ask("GET", "users/me/history/videos").data.isEmpty)
  }

  @Test func watchLaterVideosAreInAPlaylist() async throws {
    let alice = try await nobody.signedIn("alice")
    let video = try nobody.server.publish()
    let lists = await alice.ask("GET", "accounts/alice/video-playlists?playlistType=2").data
    let list = try #require(lists.first?["id"]?.asInteger)
    let path = "video-playlists/\(list)/videos"
    let added = await alice.ask("POST", path, ["videoId": .string(video.uuid)])
    let element = try #require(added.value["videoPlaylistElement"]?["id"]?.asInteger)
    let exist = await alice.ask(
      "GET", "users/me/video-playlists/videos-exist?videoIds=\(video.number)")
    let place = exist.value["\(video.number)"]?.elements.first
    #expect(place?["playlistElementId"]?.asInteger == element)
    #expect(place?["playlistId"]?.asInteger == list)
    let part = await alice.ask("GET", path).data.first
    #expect(part?["position"] == 1 && part?["video"]?["uuid"]?.asString == video.uuid)
    #expect(await nobody.ask("GET", "accounts/alice/video-playlists").data.isEmpty)
    #expect(await nobody.ask("GET", path).status == 401)
    try nobody.server.change(video.uuid, privacy: 3)
    let isOwner = try nobody.owner(of: video.channel) == "alice"
    #expect((await alice.ask("GET", path).data.first?["video"] != nil) == isOwner)
    try nobody.server.remove(video.uuid)
    let gone = await alice.ask("GET", path).data.first
    #expect(gone?["video"] == nil && gone?["type"] == 1)
    #expect(await alice.ask("DELETE", "\(path)/\(element)").status == 204)
    #expect(await alice.ask("DELETE", "\(path)/\(element)").status == 404)
  }

  @Test func subscriptionsDecideTheFeed() async throws {
    let alice = try await nobody.signedIn("alice")
    for channel in await alice.ask("GET", "users/me/subscriptions?count=100").data {
      let handle = "\(channel["name"]?.asString ?? "")@\(channel["host"]?.asString ?? "")"
      #expect(await alice.ask("DELETE", "users/me/subscriptions/\(handle)").status == 204)
    }
    #expect(await alice.ask("GET", "users/me/subscriptions/videos").data.isEmpty)
    let video = try nobody.server.publish(title: "New")
    let name = try #require(nobody.shelf.catalogue.channel(video.channel)?.handle)
    let handle = "\(name)@127.0.0.1:8080"
    let body: JSONValue = ["uri": .string(handle)]
    #expect(await alice.ask("POST", "users/me/subscriptions", body).status == 204)
    let exist = await alice.ask("GET", "users/me/subscriptions/exist?uris=\(handle)&uris=x@y").value
    #expect(exist == [handle: true, "x@y": false])
    #expect(await alice.ask("GET", "users/me/subscriptions/videos").uuids.first == video.uuid)
    #expect(
      await alice.ask("GET", "users/me/subscriptions/\(handle)").value["name"] == .string(name))
    #expect(await alice.ask("POST", "users/me/subscriptions", ["uri": "x"]).status == 400)
  }

  @Test func commentsAreThreads() async throws {
    let alice = try await nobody.signedIn("alice")
    let uuid = try nobody.server.publish().uuid
    let path = "videos/\(uuid)/comment-threads"
    #expect(await nobody.ask("GET", path).value["total"] == 0)
    let root = try nobody.server.comment("First", by: "bob", on: uuid)
    let answer = await alice.ask("POST", "videos/\(uuid)/comments/\(root)", ["text": "Second"])
    #expect(answer.value["comment"]?["threadId"]?.asInteger == root)
    let id = try #require(answer.value["comment"]?["id"]?.asInteger)
    try nobody.server.comment("Third", by: "bob", on: uuid, answering: id)
    let threads = await nobody.ask("GET", path)
    #expect(threads.value["total"] == 1 && threads.value["totalNotDeletedComments"] == 3)
    #expect(threads.data.first?["text"] == "First" && threads.data.first?["totalReplies"] == 2)
    let tree = await nobody.ask("GET", "\(path)/\(root)").value
    let second = tree["children"]?.elements.first
    #expect(second?["comment"]?["text"] == "Second")
    #expect(second?["children"]?.elements.first?["comment"]?["text"] == "Third")
    #expect(await alice.ask("DELETE", "videos/\(uuid)/comments/\(id)").status == 204)
    #expect(await alice.ask("DELETE", "videos/\(uuid)/comments/\(id)").status == 409)
    let left = await nobody.ask("GET", "\(path)/\(root)").value["children"]?.elements.first
    #expect(left?["comment"]?["isDeleted"] == true && left?["comment"]?["account"] == nil)
    #expect(await alice.ask("POST", path, ["text": ""]).status == 400)
    #expect(await nobody.ask("GET", "\(path)/7").status == 404)
  }

  @Test func logContainsTheActions() async throws {
    let alice = try await nobody.signedIn("alice")
    let uuid = try nobody.server.publish().uuid
    await alice.ask("PUT", "videos/\(uuid)/rate", ["rating": "like"])
    await alice.ask("POST", "videos/\(uuid)/views", ["currentTime": 7])
    let log = nobody.server.log(of: "alice")
    #expect(log["actions"]?.elements.compactMap { $0["action"]?.asString } == ["rate", "view"])
    let state = log["users"]?["alice"]
    #expect(state?["likes"] == [.string(uuid)] && state?["history"] == [uuid: 7])
    #expect(nobody.server.log(of: "bob")["actions"] == [])
    #expect(nobody.server.log()["users"]?["bob"] != nil)
  }
}
