import Testing

@testable import VideoFeedKit

@Suite struct VideoGroupTests {
  private let key = Samples.key()

  @Test func oldestBroadcastIsTheFace() throws {
    let group = try #require(
      try VideoGroup(
        video: Video(key: key),
        broadcasts: [
          Samples.broadcast("c", at: 30), Samples.broadcast("b", at: 10),
          Samples.broadcast("a", at: 10), Samples.broadcast("a", by: "other", at: 99),
          Samples.broadcast("d", of: Samples.key("another0123"), at: 1),
        ]))
    #expect(group.broadcasts.map(\.id.id) == ["a", "b", "c"])
    #expect(group.face.id.id == "a" && group.latestShare == 30)
    #expect(group.id == key && group.playability == group.video.givenPlayability)
  }

  @Test func groupNeedsABroadcast() throws {
    #expect(VideoGroup(video: Video(key: key), broadcasts: []) == nil)
    let other = try Samples.broadcast("a", of: Samples.key("another0123"))
    #expect(VideoGroup(video: Video(key: key), broadcasts: [other]) == nil)
  }

  /// A broadcast with a future date counts as old as its arrival.
  @Test func aClockThatIsWrong() throws {
    let id = try Samples.id("future")
    let future = Broadcast(
      id: id, video: key, sharer: Samples.sharer("bob"), createdAt: .max, arrivedAt: 15)
    let group = try #require(
      try VideoGroup(
        video: Video(key: key),
        broadcasts: [Samples.broadcast("a", at: 10), future, Samples.broadcast("b", at: 20)]))
    #expect(group.broadcasts.map(\.id.id) == ["a", "future", "b"] && group.latestShare == 20)
    #expect(group.commentLines.map(\.createdAt) == [10, .max, 20])
    let again = Broadcast(id: id, video: key, sharer: Samples.sharer("bob"), createdAt: 12)
    #expect(future.updated(by: again).arrivedAt == 15 && future.updated(by: again).sharedAt == 12)
  }

  @Test func aBroadcastIsRenewed() throws {
    let old = try Samples.broadcast("a", saying: "look", at: 10)
    let new = Broadcast(
      id: old.id, video: key, sharer: Samples.sharer("bob"), createdAt: 20, updatedAt: 5,
      marks: RemoteMarks(isLiked: true))
    let updated = old.updated(by: new)
    #expect(updated.comment == "look" && updated.sharer.nickname == "bob")
    #expect(updated.createdAt == 20 && updated.updatedAt == 5 && updated.marks.isLiked == true)
    #expect(old.updated(by: try Samples.broadcast("b", saying: "other")) == old)
  }

  @Test func blankTextIsNotAComment() throws {
    let id = try Samples.id("c")
    let author = Samples.sharer("bob")
    #expect(VideoComment(id: id, video: key, author: author, text: " \n", createdAt: 0) == nil)
    #expect(
      VideoComment(id: id, video: key, author: author, text: " a\n", createdAt: 0)?.text == "a")
    #expect(try Samples.broadcast("b", saying: "  ").comment == nil)
  }

  @Test func channelsAndRolls() throws {
    let channel = VideoChannel(
      id: try Samples.id("1"), name: " Timeline ", isPublic: false, imageURL: "javascript:x")
    #expect(channel.name == "Timeline" && channel.imageURL == nil)
    let roll = Roll(id: try Samples.id("2"), title: "Roll", broadcastCount: -1)
    #expect(roll.broadcastCount == nil && roll.isPublic && !roll.isCollaborative)
  }
}
