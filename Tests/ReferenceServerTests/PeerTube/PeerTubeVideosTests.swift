import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct PeerTubeVideosTests {
  private let nobody = PeerTubeCaller()

  @Test func listsComeInParts() async {
    let all = await nobody.ask("GET", "videos?count=100")
    let total = all.value["total"]?.asInteger ?? 0
    #expect(total == all.data.count && total > 20)
    #expect(await nobody.ask("GET", "videos").data.count == 15)
    let part = await nobody.ask("GET", "videos?start=3&count=4")
    #expect(part.uuids == Array(all.uuids[3..<7]))
    let times = all.data.compactMap { $0["publishedAt"]?.asString }
    #expect(times == times.sorted(by: >))
    let named = await nobody.ask("GET", "videos?sort=name&count=100").data
    let names = named.compactMap { $0["name"]?.asString }
    #expect(names == names.sorted())
    let wrong = await nobody.ask("GET", "videos?count=101")
    #expect(wrong.status == 400 && wrong.value["invalid-params"]?["count"] != nil)
    #expect(await nobody.ask("GET", "videos?sort=x").status == 400)
    #expect(await nobody.ask("GET", "nothing").status == 400)
  }

  @Test func listsHoldWhatIsWanted() async throws {
    let local = await nobody.ask("GET", "videos?isLocal=true&count=100")
    #expect(local.data.allSatisfy { $0["isLocal"] == true })
    let remote = await nobody.ask("GET", "videos?isLocal=false&count=100")
    #expect(remote.data.allSatisfy { $0["channel"]?["host"] == "videos.example" })
    #expect(!local.data.isEmpty && !remote.data.isEmpty)
    let title = try #require(local.data.first?["name"]?.asString)
    let found = await nobody.ask(
      "GET", "search/videos?search=\(title.prefix(6).replacing(" ", with: "+"))")
    #expect(found.uuids.contains(local.uuids[0]))
    let channel = try #require(local.data[0]["channel"]?["name"]?.asString)
    let own = await nobody.ask("GET", "video-channels/\(channel)/videos?count=100")
    #expect(own.data.allSatisfy { $0["channel"]?["name"]?.asString == channel })
    #expect(await nobody.ask("GET", "video-channels/x/videos").status == 404)
  }

  @Test func detailsAreFoundByEachName() async throws {
    let listed = try #require(await nobody.ask("GET", "videos?count=1").data.first)
    for name in ["id", "uuid", "shortUUID"] {
      let id = try #require(listed[name]?.asID)
      let details = await nobody.ask("GET", "videos/\(id)").value
      #expect(details["uuid"] == listed["uuid"] && details["streamingPlaylists"] != nil)
    }
    #expect(await nobody.ask("GET", "videos/999999").status == 404)
    #expect(await nobody.ask("GET", "videos/x").status == 400)
    let captions = await nobody.ask("GET", "videos/\(listed["id"]?.asID ?? "")/captions")
    #expect(captions.value["total"] == 0 && captions.data.isEmpty)
  }

  @Test func unchangedListIsNotSentAgain() async throws {
    let first = await nobody.ask("GET", "videos")
    let tag = try #require(first.header("ETag"))
    let second = await nobody.ask("GET", "videos", .null, ("If-None-Match", tag))
    #expect(second.status == 304)
    try nobody.server.publish(title: "New")
    let third = await nobody.ask("GET", "videos", .null, ("If-None-Match", tag))
    #expect(third.status == 200 && third.data.first?["name"] == "New")
  }

  @Test func streamsLeadToTheirFilms() async throws {
    let uuid = try nobody.server.publish(title: "New").uuid
    let details = await nobody.ask("GET", "videos/\(uuid)").value
    let stream = try #require(details["streamingPlaylists"]?.elements.first)
    let master = await nobody.file(stream["playlistUrl"]?.asString ?? "")
    #expect(master.status == 200 && master.text.hasPrefix("#EXTM3U"))
    let part = try #require(stream["files"]?.elements.first?["playlistUrl"]?.asString)
    #expect(master.text.contains(part.split(separator: "/").last ?? "none"))
    #expect(await nobody.file(part).text.contains("/video/files/\(uuid)-"))
  }

  @Test func privateVideoIsShownToItsOwnerOnly() async throws {
    let video = try nobody.server.publish(title: "Secret", privacy: 3)
    let owner = try await nobody.signedIn(try self.nobody.owner(of: video.channel))
    let names = nobody.shelf.catalogue.people.map(\.nickname)
    let other = try await nobody.signedIn(
      try #require(names.first { $0 != "bob" && (try? nobody.owner(of: video.channel)) != $0 }))
    let path = "videos/\(video.uuid)"
    #expect(await nobody.ask("GET", path).status == 401)
    #expect(await other.ask("GET", path).status == 403)
    #expect(await !owner.ask("GET", "videos").uuids.contains(video.uuid))
    #expect(await owner.ask("GET", "users/me/videos").uuids.contains(video.uuid))
    let stream = await owner.ask("GET", path).value["streamingPlaylists"]?.elements.first
    let film = try #require(stream?["files"]?.elements.first?["fileUrl"]?.asString)
    #expect(await nobody.file(film).status == 403)
    #expect(await other.ask("POST", path + "/token").status == 403)
    let token = await owner.ask("POST", path + "/token").value["files"]?["token"]?.asString ?? ""
    let shown = await nobody.file(film + "?videoFileToken=\(token)")
    #expect(shown.status == 200 && shown.text.hasPrefix("/video/files/\(video.uuid)-"))
    let list = try #require(stream?["playlistUrl"]?.asString)
    let end = "?videoFileToken=\(token)"
    #expect(await nobody.file(list + end).text.contains(end) == false)
    #expect(await nobody.file(list + end + "&reinjectVideoFileToken=true").text.contains(end))
    nobody.clock.advance(by: 28_800_000)
    #expect(await nobody.file(film + "?videoFileToken=\(token)").status == 403)
  }

  @Test func someVideosAreNotListed() async throws {
    let alice = try await nobody.signedIn("alice")
    let unlisted = try nobody.server.publish(privacy: 2)
    let users = try nobody.server.publish(privacy: 4)
    let guarded = try nobody.server.publish(privacy: 5, password: "sesame")
    let raw = try nobody.server.publish(state: 2)
    let blocked = try nobody.server.publish()
    try nobody.server.change(blocked.uuid, isBlocked: true)
    let hidden = [unlisted, users, guarded, raw, blocked].map(\.uuid)
    let shown = await nobody.ask("GET", "videos").uuids
    #expect(hidden.allSatisfy { !shown.contains($0) })
    #expect(await alice.ask("GET", "videos").uuids.contains(users.uuid))
    #expect(await nobody.ask("GET", "videos/\(unlisted.uuid)").status == 200)
    #expect(await nobody.ask("GET", "videos/\(unlisted.number)").status == 401)
    #expect(await nobody.ask("GET", "videos/\(raw.uuid)").value["state"]?["id"] == 2)
    let path = "videos/\(guarded.uuid)"
    let header = "x-peertube-video-password"
    #expect(await nobody.ask("GET", path).word == "video_requires_password")
    let wrong = await nobody.ask("GET", path, .null, (header, "x"))
    #expect(wrong.word == "incorrect_video_password")
    #expect(await nobody.ask("GET", path, .null, (header, "sesame")).status == 200)
  }

  @Test func removedVideoIsGone() async throws {
    let video = try nobody.server.publish(title: "New")
    let owner = try await nobody.signedIn(try nobody.owner(of: video.channel))
    #expect(await nobody.ask("DELETE", "videos/\(video.uuid)").status == 401)
    #expect(await owner.ask("DELETE", "videos/\(video.uuid)").status == 204)
    #expect(await owner.ask("GET", "videos/\(video.uuid)").status == 404)
    let other = try nobody.server.publish(title: "Other")
    try nobody.server.remove(other.uuid)
    #expect(await !nobody.ask("GET", "videos").uuids.contains(other.uuid))
    #expect(throws: PentadError.self) { try nobody.server.remove(other.uuid) }
  }
}
