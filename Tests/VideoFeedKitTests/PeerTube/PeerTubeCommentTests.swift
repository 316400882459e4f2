import PentadCore
import Testing

@testable import VideoFeedKit

/// Threads of comments.
@Suite struct PeerTubeCommentTests {
  private static let call = "GET /videos/\(PeerTubeSamples.uuid)/comment-threads"

  private func threads(_ comments: [String], total: Int? = nil) -> String {
    let data = comments.joined(separator: ",")
    return #"{"total":\#(total ?? comments.count),"totalNotDeletedComments":1,"data":[\#(data)]}"#
  }

  @Test func threadsWithTheirAnswers() async throws {
    let rig = try await PeerTubeRig(.local, user: nil)
    let root = PeerTubeSamples.comment(1, "<p>First &amp; best</p>", answers: 2)
    rig.stub.set(Self.call, 200, threads([root, PeerTubeSamples.comment(5, "Alone")], total: 30))
    let answer = PeerTubeSamples.tree(
      PeerTubeSamples.comment(2, "An answer", to: 1),
      [PeerTubeSamples.tree(PeerTubeSamples.comment(3, "To the answer", to: 2))])
    rig.stub.set("\(Self.call)/1", 200, PeerTubeSamples.tree(root, [answer]))
    let page = try await rig.source.comments(on: rig.broadcast(), nil)
    #expect(page.comments.map(\.id.id) == ["1", "2", "3", "5"])
    #expect(page.comments.map(\.text) == ["First & best", "An answer", "To the answer", "Alone"])
    #expect(page.comments.map { $0.parent?.id } == [nil, "1", "2", nil])
    let first = try #require(page.comments.first)
    #expect(first.author.id == "carol@peertube.example" && first.author.name == "Carol C.")
    #expect(first.video == (try rig.key()) && first.createdAt == 1_783_072_800_000)
    #expect(page.older?.rawValue == "2")
    #expect(
      rig.stub.asked
        == ["\(Self.call)?start=0&count=20&sort=-createdAt", "\(Self.call)/1"])
    rig.stub.set(Self.call, 200, threads([PeerTubeSamples.comment(6, "Last")], total: 3))
    let last = try await rig.source.comments(on: rig.broadcast(), page.older)
    #expect(last.comments.map(\.id.id) == ["6"] && last.older == nil)
    #expect(rig.stub.asked.last == "\(Self.call)?start=2&count=20&sort=-createdAt")
  }

  @Test func deletedCommentsAreLeftOut() async throws {
    let rig = try await PeerTubeRig(.local, user: nil, isFaithful: false)
    let gone = #"{"id":1,"text":"","createdAt":"2026-07-03T10:00:00Z","account":null,"#
    rig.stub.set(
      Self.call, 200,
      threads([
        gone + #""isDeleted":true,"totalReplies":1}"#, PeerTubeSamples.comment(2, "", answers: 1),
        PeerTubeSamples.comment(3, "Here", answers: 1), "null", "{}", #"{"id":4,"text":"a"}"#,
      ]))
    rig.stub.set(
      "\(Self.call)/1", 200,
      PeerTubeSamples.tree(
        gone + #""isDeleted":true}"#,
        [PeerTubeSamples.tree(PeerTubeSamples.comment(9, "Left alone", to: 1))]))
    rig.stub.set("\(Self.call)/2", 404)
    // A truncated comment keeps the parts before the cut.
    let whole = PeerTubeSamples.tree(
      PeerTubeSamples.comment(3, "Here"),
      [PeerTubeSamples.tree(PeerTubeSamples.comment(8, "Before", to: 3))])
    rig.stub.set("\(Self.call)/3", 200, String(whole.dropLast(5)))
    let page = try await rig.source.comments(on: rig.broadcast(), nil)
    #expect(page.comments.map(\.id.id) == ["9", "3", "8"])
    #expect(page.comments.first?.parent?.id == "1")
  }

  @Test func aThreadWithoutAnEnd() async throws {
    let rig = try await PeerTubeRig(.local, user: nil, isFaithful: false)
    rig.stub.set(Self.call, 200, threads([PeerTubeSamples.comment(1, "Root", answers: 9)]))
    var tree = PeerTubeSamples.tree(PeerTubeSamples.comment(1_000, "Deepest"))
    for id in (1..<1_000).reversed() {
      tree = PeerTubeSamples.tree(PeerTubeSamples.comment(id, "Deeper"), [tree])
    }
    rig.stub.set("\(Self.call)/1", 200, tree)
    let page = try await rig.source.comments(on: rig.broadcast(), nil)
    #expect(page.comments.count > 50 && page.comments.count < 100)
  }

  @Test(arguments: [
    (404, PentadError.Code.videoNotFound), (403, .videoNotFound), (429, .tooManyRequests),
    (500, .serverUnavailable),
  ])
  func failures(_ status: Int, _ code: PentadError.Code) async throws {
    let rig = try await PeerTubeRig(.local, user: nil)
    rig.stub.set(Self.call, status)
    #expect(
      await PeerTubeRig.code { _ = try await rig.source.comments(on: rig.broadcast(), nil) }
        == code)
    rig.stub.set(Self.call, 200, threads([PeerTubeSamples.comment(1, "Root", answers: 1)]))
    rig.stub.set("\(Self.call)/1", 429)
    #expect(
      await PeerTubeRig.code { _ = try await rig.source.comments(on: rig.broadcast(), nil) }
        == .tooManyRequests)
  }
}
