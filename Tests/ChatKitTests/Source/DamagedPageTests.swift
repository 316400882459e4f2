import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Pages with one damaged message between two good ones.
@Suite struct DamagedPageTests {
  private static let id = "179190080261876005"

  /// A message with one of its members replaced.
  private static func message(_ name: String, _ value: String, text: String = "\"m2\"") -> String {
    var members = [
      ("id", "\"\(id)\""), ("created_at", "1791900802"), ("sender_id", "\"7\""), ("text", text),
      ("attachments", "[]"), ("pinned_at", "null"), ("favorited_by", "[]"), ("system", "false"),
    ]
    members.removeAll { $0.0 == name }
    if !value.isEmpty { members.append((name, value)) }
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private static func page(_ item: [UInt8]) -> MessagePage {
    let start =
      #"{"response":{"count":9,"messages":[{"id":"179190080370513392","created_at":1791900803},"#
    let end = #",{"id":"179190080179656283","created_at":1791900801}]},"meta":{"code":200}}"#
    return MessagePage(answer: Array(start.utf8) + item + Array(end.utf8))
  }

  private static func read(_ item: String) throws -> (message: ChatMessage?, summary: PageSummary) {
    let page = page(Array(item.utf8))
    let messages = try page.messages(in: .group("1"))
    #expect(messages.first?.id.description == "179190080370513392")
    #expect(messages.last?.id.description == "179190080179656283")
    return (messages.first { $0.id.description == id }, try page.forEach({ _ in }))
  }

  @Test(arguments: [
    (#""cut \ud83d""#, "cut �"), (#""\ude00x""#, "�x"), (#""\ude00\ud83d""#, "��"),
    ("\"a\u{1}b\"", "a\u{1}b"), ("\"a\nb\"", "a\nb"), ("\"a\tb\"", "a\tb"), (#""a\u0000b""#, "a�b"),
    (#""a\xb""#, "axb"), (#""a\'b""#, "a'b"), ("42", "42"),
  ])
  func `a damaged text is read as far as it can be`(json: String, text: String) throws {
    let (message, summary) = try Self.read(Self.message("text", json, text: json))
    #expect(message?.text == text)
    #expect(summary.count == 3 && summary.unreadable.isEmpty)
  }

  @Test(
    arguments: [
      ([0xff], "a�b"), ([0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80], "a������b"),
      ([0xc0, 0xaf, 0xe2, 0x82], "a���b"), ([0xe9], "a�b"),
    ] as [([UInt8], String)])
  func `bytes that are no UTF-8 are replaced`(bytes: [UInt8], text: String) throws {
    let item = Self.message("text", "", text: "")
    let damaged =
      Array(item.utf8.dropLast()) + Array(#","text":"a"#.utf8) + bytes + Array(#"b"}"#.utf8)
    let messages = try Self.page(damaged).messages(in: .group("1"))
    #expect(messages.map(\.text) == [nil, text, nil])
  }

  @Test(arguments: [
    ("", 1_791_900_802), ("null", 1_791_900_802), ("1791900802.5", 1_791_900_802),
    ("1.79e9", 1_790_000_000), ("\"1791900802\"", 1_791_900_802), ("1791900802000", 1_791_900_802),
    ("\"2026-10-13T20:13:22Z\"", 1_791_922_402), ("true", 1_791_900_802), ("1e400", 1_791_900_802),
  ])
  func `the time is read in each form, or taken from the id`(json: String, seconds: Int64) throws {
    let message = try #require(try Self.read(Self.message("created_at", json)).message)
    #expect(message.createdAt == seconds * 1_000)
  }

  @Test(arguments: [
    ("pinned_at", "NaN"), ("pinned_at", String(repeating: "9", count: 400)), ("pinned_at", "[]"),
    ("attachments", "null"), ("attachments", #"{"type":"image","url":"u"}"#),
    ("attachments", #"[null,{"type":"image"},{"url":"x"},{"type":7}]"#), ("system", #""false""#),
    ("text", #"{"a":1}"#), ("favorited_by", #"[12,null,"13"]"#), ("new", "Infinity"),
  ])
  func `a member of the wrong kind is unknown`(name: String, json: String) throws {
    let (found, summary) = try Self.read(Self.message(name, json))
    let message = try #require(found)
    #expect(summary.unreadable.isEmpty && !message.isSystem && message.pinnedAt == nil)
    if name == "favorited_by" { #expect(message.favoritedBy == ["12", "13"]) }
  }

  @Test(arguments: [
    "null", "17", "\"x\"", "[]", "true", message("id", ""),
    message("id", "\"99179190080269490927\""),
    message("id", "0"), message("id", "\"abc\""), "{\"id\":\"5\" \"text\"}", "NaN",
  ])
  func `an item that is no message is one unreadable place`(item: String) throws {
    let (message, summary) = try Self.read(item)
    #expect(message == nil && summary.count == 2 && summary.unreadable.count == 1)
  }

  @Test func `a message that is nested too deep keeps its place`() throws {
    let deep = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
    let (message, summary) = try Self.read(Self.message("attachments", deep))
    #expect(message == nil && summary.unreadable.map(\.id?.description) == [Self.id])
    #expect(summary.unreadable.allSatisfy { $0.raw.count <= 4_096 })
  }

  @Test func `a mark before the page and text behind it do not count`() throws {
    let good = Array(Self.message("", "").utf8)
    let damages: [([UInt8], String)] = [
      ([0xef, 0xbb, 0xbf], ""), ([], "garbage"), ([], "<!-- 3 ms -->"),
    ]
    for (before, behind) in damages {
      let page = MessagePage(answer: before + Self.page(good).body + Array(behind.utf8))
      #expect(try page.messages(in: .group("1")).count == 3)
    }
  }

  @Test func `a group whose preview is damaged stays in the list`() async throws {
    let list = #"""
      [{"id":"1","name":"A","messages":{"count":1,"preview":{"text":"cut \ud83d"}}},null,
      {"id":2,"name":null,"messages":null},{"name":"no id"},{"id":"3","name":"C\#u{1}"}]
      """#
    let rig = try APIRig(200, GroupMeSamples.answer(list))
    let groups = try await rig.api.groupsIndex(page: 1)
    #expect(groups.map(\.group.id) == ["1", "2", "3"])
    #expect(groups.first?.group.state.preview?.text == "cut �")
    #expect(groups.unreadable.count == 2)
  }

  @Test func `a chat whose last message is damaged stays in the list`() async throws {
    let list = #"""
      [{"other_user":{"id":102,"name":"Bob"},"last_message":{"text":"no id"}},
      {"other_user":{"id":"103","name":"Cy\ud800"},"last_message":null}]
      """#
    let rig = try APIRig(200, GroupMeSamples.answer(list))
    #expect(try await rig.api.chatsIndex(page: 1).map(\.chat.name) == ["Bob", "Cy�"])
  }

  @Test func `a push is read as a page is`() throws {
    let subject = Self.message("text", #""cut \ud83d""#, text: #""cut \ud83d""#)
    let data = #"{"type":"line.create","subject":\#(subject)}"#
    let quoted = JSONValue.string(#"{"type":"line.create","subject":\#(Self.message("", ""))}"#)
      .text()
    let frame = #"""
      [{"channel":7},{"channel":"/user/7","data":\#(data)},{"channel":"/user/7","data":\#(quoted)},
      {"channel":"/user/7","data":{"type":"line.create","subject":null}}]
      """#
    let pushed = try BayeuxCodec.messages(frame.utf8)
    #expect(pushed.count == 3)
    let kinds = pushed.map {
      PushNotification(on: PushChannel(path: $0.channel), $0.data ?? []).kind
    }
    let texts = try kinds.map { kind -> String? in
      guard case .message(let message) = kind else { return nil }
      return try message.page.messages(in: .group("1")).first?.text
    }
    #expect(texts == ["cut �", "m2", nil])
  }
}
