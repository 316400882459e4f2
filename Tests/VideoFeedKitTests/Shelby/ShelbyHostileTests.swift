import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Answers of servers that are broken or mean harm.
@Suite struct ShelbyHostileTests {
  private func failure(
    _ status: Int, _ body: String, _ headers: (String, String)...
  ) async throws -> PentadError {
    let response = try ShelbyRig.answer(status, body, headers)
    let rig = try await ShelbyRig { _, _ async throws(PentadError) in response() }
    do throws(PentadError) {
      _ = try await rig.source.page(FeedRequest())
    } catch {
      return error
    }
    throw PentadError(.internal, "the call succeeded")
  }

  @Test(arguments: [
    (200, "", PentadError.Code.unreadableAnswer), (200, "<html>", .unreadableAnswer),
    (200, "[{\"_id\":", .unreadableAnswer), (200, "[] []", .unreadableAnswer),
    (200, #""text""#, .unexpectedAnswer), (200, "{}", .unexpectedAnswer),
    (200, #"{"err":"no such thing"}"#, .refused),
    (200, #"{"err":"Unauthorized"}"#, .signInRequired),
    (200, #"{"err":{"code":7}}"#, .refused),
    (302, "", .refused), (400, "", .refused),
    (401, #"{"err":"unauthorized"}"#, .signInRequired), (403, "", .refused),
    (404, "", .notFound), (410, "", .notFound), (408, "", .timedOut), (429, "", .tooManyRequests),
    (500, "<html>", .serverUnavailable), (503, "", .serverUnavailable), (504, "", .timedOut),
  ])
  func statuses(status: Int, body: String, code: PentadError.Code) async throws {
    #expect(try await failure(status, body).code == code)
  }

  @Test func errorShowsRetryAfterButNoServerText() async throws {
    let error = try await failure(503, #"{"err":"my words"}"#, ("Retry-After", "17"))
    #expect(error.retryAfter == 17_000 && !error.message.contains("words"))
    let limited = try await failure(429, "", ("Retry-After", "Sat, 25 Jul 2026 17:20:30 GMT"))
    #expect(limited.retryAfter == 30_000)
  }

  @Test func channelsThatAreTooMuch() async throws {
    let channels = (1...5).map { #"{"_id":"c\#($0)","name":"x","public":0}"# }
    let rig = try await ShelbyRig { request, _ async throws(PentadError) in
      request.url.path.hasSuffix("channels.json")
        ? .text(200, "[\(channels.joined(separator: ","))]")
        : .text(200, "[\(String(repeating: " ", count: 12 << 20))]")
    }
    let page = try await rig.source.page(FeedRequest())
    #expect(page.problems.map(\.problem) == ["the others are too much"])
    #expect(rig.transport.requests.count { $0.url.path.contains("/channels/") } == 3)
  }

  @Test func deepNesting() async throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try await failure(200, deep).code == .unreadableAnswer)
    #expect(try await failure(200, #"[{"_id":\#(deep)"#).code == .unreadableAnswer)
  }

  /// A page that is cut anywhere, or in which a byte is another, never ends in a crash.
  @Test func damage() async throws {
    let channel = Array(#"[{"_id":"c1","name":"x","public":0}]"#.utf8)
    let whole = Array(ShelbySamples.list(ShelbySamples.broadcast).utf8)
    var random = SplitMix64(seed: 3)
    for round in 0..<2_000 {
      var body = whole
      if round < whole.count { body.removeLast(whole.count - round) }
      let place = body.isEmpty ? 0 : Int.random(in: 0..<body.count, using: &random)
      if !body.isEmpty, round.isMultiple(of: 2) {
        body[place] = UInt8.random(in: 0...255, using: &random)
      }
      let rig = try await ShelbyRig { [body] request, _ async throws(PentadError) in
        let isChannels = request.url.path.hasSuffix("channels.json")
        return TransportResponse(status: 200, body: TransportBody(isChannels ? channel : body))
      }
      do throws(PentadError) {
        let page = try await rig.source.page(FeedRequest())
        #expect(page.broadcasts.count <= 1)
      } catch {
        #expect([.unreadableAnswer, .unexpectedAnswer].contains(error.code))
      }
    }
  }

  /// Nothing that a server sends is without limit.
  @Test func limits() async throws {
    let text = String(repeating: "x", count: 300_000)
    let one = """
      {"_id":"1","created_at":"2026-01-01T00:00:00Z","video_provider_name":"youtube",\
      "video_id_at_provider":"x","video_title":"\(text)","description":"\(text)",\
      "video_originator_user_nickname":"\(text)","video_thumbnail_url":"https://h/\(text)",\
      "total_plays":99999999999999999999}
      """
    let many = (0..<12_000).map { #"{"_id":"c\#($0)","public":1}"# }.joined(separator: ",")
    let problems = String(repeating: "0,", count: 500)
    let rig = try await ShelbyRig([
      "channels.json": #"[{"_id":"c","name":"\#(text)"},\#(many)]"#,
      "channels/c/broadcasts.json": "[\(problems)\(one)]",
    ])
    let page = try await rig.source.page(FeedRequest())
    let broadcast = try #require(page.broadcasts.first)
    #expect(broadcast.comment?.count == VideoLimits.text)
    #expect(broadcast.sharer.nickname.count == VideoLimits.title)
    let video = try #require(page.videos.first)
    #expect(video.title?.count == VideoLimits.title && video.images.isEmpty)
    #expect(video.playCount == nil && page.problems.count == FeedProblem.limit)
    #expect(page.channels.count == 1_000 && page.channels[0].name.count == VideoLimits.title)
  }

  /// The id of a channel does not lead to another call.
  @Test(arguments: ["..", ".", "a/../b", "?x=1", "#", "%2e%2e", "é\\u000a"])
  func channelIDs(id: String) async throws {
    let rig = try await ShelbyRig { request, _ async throws(PentadError) in
      request.url.path == "/v2/channels.json"
        ? .text(200, #"[{"_id":"\#(id)"}]"#) : .text(200, "[]")
    }
    let page = try await rig.source.page(FeedRequest())
    #expect(page.problems.count == (id.allSatisfy { $0 == "." } ? 1 : 0))
    for request in rig.transport.requests.dropFirst() {
      #expect(request.url.path.split(separator: "/").count == 4)
      #expect(request.url.query == "video_player=youtube,vimeo")
    }
  }

  /// An endless body is cancelled.
  @Test func endlessBody() async throws {
    let rig = try await ShelbyRig { _, _ async throws(PentadError) in
      TransportResponse(
        status: 200,
        body: TransportBody { () async throws(PentadError) in
          [UInt8](repeating: 0x20, count: 1 << 20)
        })
    }
    let code = await shelbyCode { () async throws(PentadError) in
      _ = try await rig.source.page(FeedRequest())
    }
    #expect(code == .bodyTooLong)
  }
}
