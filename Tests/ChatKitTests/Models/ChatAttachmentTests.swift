import ChatKit
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
  func areKnown(_ json: String, _ attachment: ChatAttachment) {
    #expect(read("[\(json)]") == [attachment])
    // What is sent is read as the same.
    #expect(read("[\(attachment.json)]") == [attachment])
  }

  @Test(arguments: [
    #"{"type":"copilot","bot_id":"9"}"#, #"{"type":"split","token":"x"}"#,
    #"{"type":"audio", "duration": 3.5}"#, #"{"type":"image"}"#,
    #"{"type":"reply","reply_id":"x"}"#,
    #"{"type":"mentions","user_ids":["7"],"loci":[]}"#, #"{"type":7}"#, "{}", "[]", "7", "null",
    #"{"type":"location","lat":"1"}"#,
  ])
  func othersStayAsTheyCame(_ json: String) {
    #expect(read("[\(json)]") == [.unknown(json)])
    #expect(ChatAttachment.unknown(json).json == json)
  }

  @Test(arguments: ["", "{}", "[", "[{]", "7"])
  func whatIsNoListHasNone(_ json: String) {
    #expect(read(json).isEmpty)
  }

  @Test func severalKeepTheirOrder() {
    let json = #"[{"type":"file","file_id":"1"}, {"type":"new"},{"type":"file","file_id":"2"}]"#
    let list = read(json)
    #expect(list == [.file(id: "1"), .unknown(#"{"type":"new"}"#), .file(id: "2")])
  }
}
