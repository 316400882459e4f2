import ChatKit
import Foundation
import Testing

/// Attachments as they come and as they are sent.
@Suite struct ChatAttachmentTests {
  private func read(_ json: String) -> [ChatAttachment] {
    ChatMessage(
      id: MessageID(rawValue: 1), conversation: .group("1"), createdAt: 0, attachmentsJSON: json
    ).attachments
  }

  @Test(arguments: [
    (
      #"{"type":"image","url":"https://i.groupme.com/1","source_url":"https://e.org","blur_hash":"]4"}"#,
      ChatAttachment.image(
        .init(
          ChatImage(url: "https://i.groupme.com/1"), sourceURL: "https://e.org", blurHash: "]4"))
    ),
    (
      #"{"type":"image","url":"https://i.groupme.com/1","source_url":null}"#,
      .image(.init(ChatImage(url: "https://i.groupme.com/1")))
    ),
    (
      #"{"type":"reply","user_id":"7","reply_id":"12","base_reply_id":"11"}"#,
      .reply(
        .init(to: MessageID(rawValue: 12), base: MessageID(rawValue: 11), userId: "7"))
    ),
    (
      #"{"type":"reply","reply_id":12}"#, .reply(.init(to: MessageID(rawValue: 12)))
    ),
    (
      #"{"type":"mentions","user_ids":["7","-1"],"loci":[[0,6],[8,9]]}"#,
      .mentions([
        .init(userId: "7", start: 0, length: 6), .init(userId: "-1", start: 8, length: 9),
      ])
    ),
    (
      #"{"type":"emoji","placeholder":"�","charmap":[[1,42],[2,0]]}"#,
      .emoji(
        .init(
          placeholder: "�", pictures: [.init(pack: 1, index: 42), .init(pack: 2, index: 0)]))
    ),
    (
      #"{"type":"location","name":"Here","lat":"40.5","lng":"-73.9"}"#,
      .location(.init(name: "Here", latitude: "40.5", longitude: "-73.9"))
    ),
    (
      #"{"type":"location","lat":40.5,"lng":-73.9}"#,
      .location(.init(name: "", latitude: "40.5", longitude: "-73.9"))
    ),
    (
      #"{"type":"video","url":"https://v/1.mp4","preview_url":"https://v/1.jpg"}"#,
      .video(.init(url: "https://v/1.mp4", previewURL: "https://v/1.jpg"))
    ),
    (#"{"type":"file","file_id":"f-1"}"#, .file(id: "f-1")),
    (#"{"type":"poll","poll_id":"1747"}"#, .poll(id: "1747")),
    (#"{"type":"event","event_id":"e1","view":"full"}"#, .event(id: "e1")),
  ])
  func attachmentsAreDecoded(_ json: String, _ attachment: ChatAttachment) {
    #expect(read("[\(json)]") == [attachment])
    // The JSON that is sent is read back as the same attachment.
    #expect(read("[\(attachment.json)]") == [attachment])
  }

  @Test(arguments: [
    #"{"type":"copilot","bot_id":"9"}"#, #"{"type":"split","token":"x"}"#,
    #"{"type":"audio", "duration": 3.5}"#, #"{"type":"image"}"#,
    #"{"type":"reply","reply_id":"x"}"#,
    #"{"type":"mentions","user_ids":[],"loci":[]}"#, #"{"type":7}"#, "{}", "[]", "7", "null",
    #"{"type":"location","lat":"1"}"#,
  ])
  func othersStayAsTheyCame(_ json: String) {
    #expect(read("[\(json)]") == [.unknown(json)])
    #expect(ChatAttachment.unknown(json).json == json)
  }

  @Test(arguments: [
    (#"{"type":"mentions","user_ids":["7","8"]}"#, ["7", "8"], [0, 0]),
    (#"{"type":"mentions","user_ids":[7,"8"],"loci":[[1,3]]}"#, ["7", "8"], [3, 0]),
    (#"{"type":"mentions","user_ids":[7,"8"],"loci":[["1","3"],["6",2]]}"#, ["7", "8"], [3, 2]),
    (
      #"{"type":"mentions","user_ids":["7",null,9],"loci":[[1,3],[5,2],[8,4]]}"#, ["7", "9"],
      [3, 4]
    ),
    (#"{"type":"mentions","user_ids":["-1","-1"],"loci":[[0,9],[0,9]]}"#, ["-1"], [9]),
    (#"{"type":"mentions","user_ids":["7"],"loci":null}"#, ["7"], [0]),
    (#"{"type":"mentions","user_ids":[7],"loci":[["one","3"]]}"#, ["7"], [0]),
  ])
  func `people are mentioned with or without a place`(
    json: String, users: [String], lengths: [Int]
  ) throws {
    guard case .mentions(let mentions) = try #require(read("[\(json)]").first) else {
      Issue.record("no mentions")
      return
    }
    #expect(mentions.map(\.userId) == users && mentions.map(\.length) == lengths)
  }

  @Test(arguments: [
    #"{"type":"linked_image","url":"https://e.org/a.png","x":1}"#,
    #"{"type":"event","event_id":"e1","view":"full"}"#,
    #"{"type":"file","file_id":"f","file_name":"a.pdf","size":12.50}"#,
    #"{"type":"location","lat":40.50,"lng":-73.9,"name":"Bar","foursquare_venue_id":"v","venue":{"a":[1]}}"#,
    #"{"type":"poll","poll_id":"7","new":null}"#,
    #"{"type":"video","url":"v","preview_url":"p","d":3}"#,
    #"{"type":"mentions","user_ids":[7],"x":true}"#,
    #"{"type":"emoji","placeholder":"�","charmap":[[1,2]],"v":2}"#,
    #"{"type":"reply","reply_id":"3","base_reply_id":"1","user_id":"9","z":0}"#,
  ])
  func `an attachment is handed on as it came`(json: String) throws {
    #expect(try #require(read("[\(json)]").first).json == json)
  }

  @Test func `a changed list of mentions is written anew`() throws {
    let came = #"{"type":"mentions","user_ids":["7","8"],"loci":[[0,2],[3,2]],"x":1}"#
    guard case .mentions(let mentions) = try #require(read("[\(came)]").first) else { return }
    let fewer = ChatAttachment.mentions(Array(mentions.prefix(1)))
    #expect(fewer.json == #"{"type":"mentions","user_ids":["7"],"loci":[[0,2]]}"#)
  }

  @Test func `a reply that names the beginning alone answers that`() {
    let reply = ChatAttachment.reply(.init(to: MessageID(rawValue: 5)))
    #expect(read(#"[{"type":"reply","base_reply_id":"5"}]"#) == [reply])
    #expect(read(#"[{"type":"reply","base_reply_id":5,"reply_id":null}]"#) == [reply])
  }

  @Test(arguments: [
    ("Hi @Bea", 3), ("👋🏽 @Bea", 5), ("a\u{301} @Bea!", 3), ("👨‍👩‍👧‍👦@Bea", 11), ("全 @Bea", 2),
    ("🇺🇸🇸🇪 @Bea", 9), ("e\u{301} @Bea", 3),
  ])
  func `places of names are UTF-16 units`(text: String, start: Int) throws {
    let range = try #require(text.range(of: "@Bea"))
    let mention = ChatAttachment.Mention(userId: "7", at: range, in: text)
    #expect(mention.start == start && mention.length == 4)
    #expect(mention.range(in: text).map { String(text[$0]) } == "@Bea")
    let bea = ChatMember(userId: "7", nickname: "Bea")
    #expect(ChatAttachment.mention(bea, at: range, in: text) == .mentions([mention]))
    let all = ChatAttachment.mentionEverybody(at: range, in: text)
    #expect(all == .mentions([.init(userId: "-1", start: start, length: 4)]))
    #expect(ChatAttachment.Mention(userId: "7", start: start, length: 99).range(in: text) == nil)
  }

  @Test(arguments: ["", "{}", "[", "[{]", "7"])
  func malformedListHasNoAttachments(_ json: String) {
    #expect(read(json).isEmpty)
  }

  @Test func severalKeepTheirOrder() {
    let json = #"[{"type":"file","file_id":"1"}, {"type":"new"},{"type":"file","file_id":"2"}]"#
    let list = read(json)
    #expect(list == [.file(id: "1"), .unknown(#"{"type":"new"}"#), .file(id: "2")])
  }
}
