import PentadCore
import StellarKit
import TestSupport
import Testing

/// Replies and read marks.
@Suite struct MoodlePostTests {
  private static let posts = """
    {"posts":[
     {"id":12,"subject":"Re: A","message":"<p>Two</p>","messageformat":1,"parentid":11,
      "author":{"id":5,"fullname":"Ben"},"timecreated":1790000020,"unread":true,"isdeleted":false},
     {"id":10,"subject":"A","message":"root","parentid":null,"hasparent":false,
      "author":{"id":3,"fullname":"Grace"},"timecreated":1790000000,"unread":null},
     {"id":11,"subject":"Re: A","message":"gone","parentid":10,"author":{"id":null},
      "timecreated":1790000010,"unread":false,"isdeleted":true}],"forumid":1,"warnings":[]}
    """

  @Test func repliesAreOrderedAndKeepTheirPlace() async throws {
    let site = FakeMoodle()
    site.answer(["mod_forum_get_discussion_posts": Self.posts])
    let (source, _) = try site.source()
    let posts = try await source.posts(to: "77", of: "2").value
    #expect(posts.map(\.id) == ["11", "12"] && posts.map(\.parentId) == [nil, "11"])
    #expect(posts.map(\.isDeleted) == [true, false] && posts.map(\.isRead) == [true, false])
    #expect(posts[0].text.isEmpty && posts[0].author == nil && posts[1].author == "Ben")
    #expect(site.arguments.last?["discussionid"] == "77")
  }

  @Test func aReplyIsSentOnceAsText() async throws {
    let site = FakeMoodle()
    site.answer([
      "mod_forum_get_discussion_posts": Self.posts,
      "mod_forum_add_discussion_post": #"{"postid":99,"warnings":[]}"#,
    ])
    let (source, transport) = try site.source()
    let post = try await source.post("1 < 2 & so\non", to: "77", parent: nil, of: "2")
    #expect(post.id == "99" && post.parentId == nil && post.author == "Ada Example")
    let call = try #require(site.arguments.last)
    #expect(call["postid"] == "10" && call["subject"] == "Re: A")
    #expect(call["message"] == "1 &lt; 2 &amp; so<br>on")
    #expect(transport.requests.last?.isRepeatable == false)
    #expect(try await source.post("x", to: "77", parent: "12", of: "2").parentId == "12")
    #expect(site.arguments.last?["postid"] == "12")
  }

  @Test func aReadMarkIsSentAndUnreadIsNot() async throws {
    let site = FakeMoodle()
    site.answer(["mod_forum_view_forum_discussion": #"{"status":true,"warnings":[]}"#])
    let (source, _) = try site.source()
    try await source.setRead(true, "77", of: "2")
    try await source.markPostsRead(to: "77", of: "2")
    #expect(site.called.filter { $0 == "mod_forum_view_forum_discussion" }.count == 2)
    #expect(site.arguments.last?["discussionid"] == "77")
    let error = await #expect(throws: PentadError.self) {
      try await source.setRead(false, "77", of: "2")
    }
    #expect(error?.code == .unsupported)
  }
}
