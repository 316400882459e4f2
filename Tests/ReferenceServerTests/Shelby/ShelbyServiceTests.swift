import Foundation
import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct ShelbyServiceTests {
  private let alice = ShelbyCaller()

  @Test func theListsAreAsTheAppKnewThem() throws {
    let user = try #require(alice.ask("GET", "users.json").1.elements.first)
    #expect(user["nickname"]?.asString == "alice" && user["name"]?.asString == "Alice")
    #expect(user["_id"]?.asString?.count == 24)
    #expect(alice.ask("GET", "authentications.json").1 == ["twitter", "facebook"])
    let channels = alice.ask("GET", "channels.json").1.elements
    #expect(channels.map { $0["public"]?.asInteger } == [0, 1])
    let broadcasts = alice.broadcasts()
    #expect(broadcasts.count == 30)
    #expect(alice.broadcasts(isPublic: true).isEmpty)
    guard case .object(let members) = try #require(broadcasts.first) else { return }
    #expect(
      Set(members.map(\.name)) == [
        "_id", "channel_id", "created_at", "updated_at", "description", "liked_by_owner",
        "watched_by_owner", "owner_watch_later", "name", "total_plays", "user_id", "user_nickname",
        "user_thumbnail", "video_description", "video_id_at_provider", "video_origin",
        "video_originator_network_object_id", "video_originator_user_image",
        "video_originator_user_name", "video_originator_user_nickname", "video_player",
        "video_provider_name", "video_thumbnail_url", "video_title", "video_user_id",
        "video_user_nickname", "video_user_thumbnail",
      ])
    let dates = broadcasts.compactMap { $0["created_at"]?.asString }
    #expect(dates == dates.sorted(by: >))
    #expect(dates.allSatisfy { $0.count == 24 && $0.hasSuffix(".000Z") })
    #expect(Set(broadcasts.compactMap { $0["video_id_at_provider"]?.asString }).count < 30)
  }

  @Test func aListIsOfThePlayersThatAreAskedFor() {
    let path = "channels/\(alice.channel())/broadcasts.json?video_player="
    let counts = ["youtube", "vimeo", "youtube,vimeo", ""].map {
      alice.ask("GET", path + $0).1.elements.count
    }
    #expect(counts[0] + counts[1] == counts[2] && counts[2] == 30 && counts[3] == 0)
  }

  @Test func markIsSetAndLogged() throws {
    let id = try #require(alice.broadcasts().first?["_id"]?.asString)
    for name in ["liked_by_owner", "owner_watch_later", "watched_by_owner"] {
      for value in ["true", "false"] {
        let (status, answer) = alice.ask("PUT", "broadcasts/\(id).json", "\(name)=\(value)")
        #expect(status == 200)
        #expect(answer[name]?.asInteger == (value == "true" ? 1 : 0))
      }
    }
    let words = alice.shelf.actions(of: 101).compactMap { $0["action"]?.asString }
    #expect(words == ["like", "like", "watchLater", "watchLater", "watched", "watched"])
    #expect(alice.shelf.actions(of: 102).isEmpty)
    for body in ["", "liked_by_owner=1", "a=true", "liked_by_owner=true&watched_by_owner=true"] {
      let (status, answer) = alice.ask("PUT", "broadcasts/\(id).json", body)
      #expect(status == 400 && answer["err"] != nil)
    }
    let bob = alice.with(name: "bob")
    #expect(bob.ask("PUT", "broadcasts/\(id).json", "liked_by_owner=true").0 == 404)
    #expect(alice.shelf.actions().count == 6)
  }

  @Test func sharesAreVisibleToOtherUsers() throws {
    let bob = alice.with(name: "bob")
    let id = try #require(alice.broadcasts().last?["_id"]?.asString)
    let (status, _) = alice.ask(
      "POST", "socializations.json",
      "destination=twitter%2Cemail&broadcast_id=\(id)&comment=a+%26+b&to=a%40b.c")
    #expect(status == 200)
    let seen = try #require(bob.broadcasts().first)
    #expect(seen["description"]?.asString == "a & b")
    #expect(seen["video_user_nickname"]?.asString == "alice")
    #expect(seen["video_originator_user_nickname"] == nil)
    #expect(alice.broadcasts(isPublic: true).count == 1)
    let action = try #require(alice.shelf.actions().first)
    #expect(
      action.text(sortedKeys: true)
        == #"{"action":"share","service":"shelby","target":"\#(id)","user":101,"value":"#
        + #"{"comment":"a & b","destination":"twitter,email","to":"a@b.c"}}"#)
    for body in [
      "destination=tumblr&broadcast_id=\(id)", "destination=&broadcast_id=\(id)",
      "destination=email&broadcast_id=\(id)",
    ] {
      let (status, answer) = alice.ask("POST", "socializations.json", body)
      #expect(status == 400 && answer["err"] != nil)
    }
    #expect(alice.ask("POST", "socializations.json", "destination=twitter&broadcast_id=x").0 == 404)
    #expect(alice.shelf.actions().count == 1)
  }

  @Test func unsignedRequestGetsReasonAndDate() {
    alice.clock.set(1_800_000_000_000)
    let answer = alice.server.respond(to: Request(method: "GET", target: "/shelby/v2/users.json"))
    #expect(answer.status == 401)
    #expect(answer.json?["err"]?.asString == "unauthorized: parameter_absent")
    #expect(answer.header("Date")?.hasPrefix("Fri, 15 Jan 2027 08:00:0") == true)
    alice.server.expire()
    #expect(alice.ask("GET", "users.json").1["err"]?.asString == "unauthorized: token_expired")
    alice.server.reset()
    #expect(alice.ask("GET", "users.json").0 == 200)
    #expect(alice.ask("DELETE", "users.json").0 == 404)
    #expect(alice.ask("GET", "channels/x/broadcasts.json").0 == 404)
  }

  @Test func videosThatAreGoneAreNotThereAnyMore() throws {
    let first = try #require(alice.broadcasts().first)
    let video = try #require(first["video_id_at_provider"]?.asString)
    let id = try #require(first["_id"]?.asString)
    try alice.shelf.remove(video)
    #expect(!alice.broadcasts().contains { $0["video_id_at_provider"]?.asString == video })
    #expect(alice.ask("PUT", "broadcasts/\(id).json", "liked_by_owner=true").0 == 404)
  }
}

@Suite struct VideoCommandTests {
  private func carryOut(
    _ name: String, _ command: JSONValue, _ core: ServerCore
  ) throws -> JSONValue {
    let data = Data(command.text().utf8)
    return try JSONDecoder().decode(VideoCommand.self, from: data).carryOut(name, core)
  }

  @Test func controlCommandsAreCarriedOut() async throws {
    let core = await ServerCore(
      Catalogue(seed: 1, classes: 60), groupMe: GroupMeSize(groups: 1, messages: 0, chats: 1),
      videos: VideoSize(channels: 3, videos: 30, people: 5, shares: 10))
    let published = try carryOut("publish", ["title": "New"], core)
    #expect(published["number"]?.asInteger == 31)
    _ = try carryOut("change", ["video": "31", "text": "More"], core)
    #expect(core.videos.catalogue.video(31)?.text == "More")
    _ = try carryOut("remove", ["video": published["uuid"] ?? ""], core)
    let shared = try carryOut("share", ["person": 103, "user": 102, "comment": "Look"], core)
    #expect(shared["id"]?.asString?.count == 24)
    let video = try #require(core.videos.catalogue.videos.last { $0.place != .here })
    _ = try carryOut(
      "comment", ["video": .string(video.placeID), "person": 104, "text": "Yes"], core)
    _ = try carryOut("services", ["user": 102, "services": ["tumblr"]], core)
    _ = try carryOut("fresh", ["seconds": 5], core)
    _ = try carryOut("expire", ["token": "tok-bob"], core)
    for (name, command) in [
      ("remove", [:]), ("remove", ["video": "31"]), ("share", ["video": "nothing"]),
      ("share", ["user": 103]), ("comment", ["video": "1"]), ("services", ["user": 102]),
      ("publish", ["channel": "nobody"]), ("nothing", [:]),
    ] as [(String, JSONValue)] {
      #expect(throws: PentadError.self) { try carryOut(name, command, core) }
    }
    await core.close()
  }

  @Test func logIsAvailableThroughTheControlAPI() async throws {
    let core = await ServerCore(
      Catalogue(seed: 1, classes: 60), groupMe: GroupMeSize(groups: 1, messages: 0, chats: 1))
    core.videos.log.add(
      .init(
        service: "shelby", user: 101, action: "like", target: "a", value: true, time: 1))
    func ask(_ query: String) async -> String {
      var request = Request(method: "GET", target: "/control/video/log" + query)
      request.headers = [("Host", "127.0.0.1")]
      return String(decoding: await core.handler(request).bytes ?? [], as: UTF8.self)
    }
    let all =
      #"{"actions":[{"action":"like","service":"shelby","target":"a","user":101,"value":true}]}"#
    #expect(await ask("") == all)
    #expect(await ask("?user=101&service=shelby") == all)
    #expect(await ask("?user=102") == #"{"actions":[]}"#)
    #expect(await ask("?service=peertube") == #"{"actions":[]}"#)
    core.reset()
    #expect(await ask("") == #"{"actions":[]}"#)
    await core.close()
  }
}
