import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Pages as they should not be.
@Suite struct HostilePageTests {
  private func code(_ text: String) -> PentadError.Code? {
    do throws(PentadError) {
      try MessagePage(text).forEach({ _ in })
      return nil
    } catch {
      return error.code
    }
  }

  @Test(arguments: [
    "", " \n", "<html>Bad gateway</html>", "<", "not json", "{", #"{"response":"#,
    #"{"response":{"messages":["#, #"{"response":{"messages":[]}"#,
    #"{"response":{"messages":[]},}"#, "\u{0}", String(repeating: "[", count: 100_000),
    #"{"response":{"messages":[{"x":"# + String(repeating: "[", count: 1_000),
  ])
  func malformedJSONIsUnreadable(_ text: String) {
    #expect(code(text) == .unreadableAnswer)
  }

  @Test(arguments: [
    "{}", "[]", "7", "null", #""text""#, #"{"meta":{"code":200}}"#, #"{"response":7}"#,
    #"{"response":"x"}"#, #"{"response":{}}"#, #"{"response":{"groups":[]}}"#,
    #"{"response":{"messages":{}}}"#, #"{"response":[{"id":"1","created_at":1}]}"#,
  ])
  func otherJSONIsUnexpected(_ text: String) {
    #expect(code(text) == .unexpectedAnswer)
  }

  @Test(arguments: [
    #""""#, #""x""#, #""-1""#, #""01""#, #""9223372036854775808""#, "1.5", "1e3", "-1", "null",
    "true", "[]", "{}", "01",
  ])
  func `a message without a readable id is left out`(_ id: String) throws {
    let page = MessagePage(GroupMeSamples.page(#"{"id":\#(id),"created_at":1}"#))
    let summary = try page.forEach({ _ in })
    #expect(summary.count == 0 && summary.unreadable.count == 1)
  }

  @Test func everyCutIsNoticed() {
    let bytes = Array(GroupMeSamples.page(GroupMeSamples.message, GroupMeSamples.notice).utf8)
    for length in 0..<bytes.count {
      let page = MessagePage(answer: Array(bytes.prefix(length)))
      #expect(throws: PentadError.self) { try page.forEach({ _ in }) }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func mutationsNeverTrap(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let original = Array(
      GroupMeSamples.page(
        GroupMeSamples.message, GroupMeSamples.notice, GroupMeSamples.directPush
      ).utf8)
    for _ in 0..<400 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(Array("{}[]\",:0n\\".utf8).randomElement(using: &random) ?? 0, at: place)
        default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
      }
      let page = MessagePage(answer: bytes)
      guard let messages = try? page.messages(in: .group("1")) else { continue }
      for message in messages {
        _ = (message.attachments, message.reactions, message.favoritedBy, message.event)
        _ = MessageMerge.merge(message, into: message)
      }
    }
  }
}
