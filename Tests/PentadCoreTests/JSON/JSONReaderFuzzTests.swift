import Foundation
import PentadCore
import TestSupport
import Testing

/// Documents that were damaged at random, read by ours and by Foundation.
@Suite struct JSONReaderFuzzTests {
  private static let seeds = [
    #"{"meta":{"code":200},"response":{"count":2,"messages":[{"id":"170000414886256382","text":null,"#
      + #""system":false,"created_at":1700004148,"attachments":[{"type":"image","url":"https:\/\/i"}]},"#
      + #"{"name":"Zoë 281","text":"a \"b\" \u00e9 \ud83d\ude00 😀\n","loci":[[0,6]],"lat":-37.5e-1}]}}"#,
    #"[0,-0,1.5,-2.25e10,1E+2,123456789012345678,true,false,null,"",[],{},[[[]]],{"a":{"b":[]}}]"#,
    #""\\\/\b\f\n\r\t\u0041\uD83D\uDE00 अआइ पञ्चाङ्ग 陳大文""#, "  -12.5e+3\n",
    #"{"a":1,"b\n":[1,2,{"c":"d"}],"\u0061b":true}"#,
  ]
  private static let pieces = [
    ",", ":", "[", "]", "{", "}", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "0", "-", ".", "e", "E5",
    "1e400", "00", "null", "true", "\"a\"", "\"k\":1,", " ", "\n", "\t", "\u{1}", "é", "😀", "[[",
    "99999999999999999999", "//", "'", "NaN", "\\x", "\\\"", "/",
  ]

  @Test func damagedDocumentsAreJudgedAsFoundationDoes() {
    var random = SplitMix64(seed: 7)
    var accepted = 0
    for _ in 0..<8_000 {
      let text = damaged(&random)
      let ours = Result { () throws(PentadError) in
        try JSONReader.read(text) { reader throws(PentadError) in try JSONValue(from: &reader) }
      }
      let theirs = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      switch (ours, theirs) {
      case (.success(let value), let object?):
        accepted += 1
        #expect(value.agrees(with: object), "\(shown(text))")
      case (.success, nil):
        Issue.record("only ours accepts \(shown(text))")
      case (.failure(let error), _?):
        #expect(
          isToleratedByFoundation(text, error), "\(error) at \(error.offset ?? -1): \(shown(text))")
      case (.failure, nil): break
      }
    }
    // Both numbers must be large enough; otherwise the damage is too great or too small for a
    // meaningful test.
    #expect((800..<6_000).contains(accepted))
  }

  /// Makes a single change or two to a document.
  private func damaged(_ random: inout SplitMix64) -> [UInt8] {
    var text = Array((Self.seeds.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...2, using: &random) where !text.isEmpty {
      let place = Int.random(in: 0..<text.count, using: &random)
      let end = min(text.count, place + Int.random(in: 1...4, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text[place] = UInt8.random(in: 1...255, using: &random)
      case 1: text[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: text.removeSubrange(place..<end)
      case 3:
        text.insert(contentsOf: text[place..<end], at: Int.random(in: 0...place, using: &random))
      case 4:
        text.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
      default: text.removeLast(text.count - end)
      }
    }
    return text
  }

  /// Returns true for a text that Foundation accepts although it is not JSON, or not JSON for this
  /// reader.
  private func isToleratedByFoundation(_ text: [UInt8], _ error: PentadError) -> Bool {
    guard let offset = error.offset else { return false }
    let before = text.prefix(offset).last { ![0x20, 0x0a, 0x0d, 0x09].contains($0) }
    let isBracket = text.indices.contains(offset) && [0x5d, 0x7d].contains(text[offset])
    return isBracket && before == UInt8(ascii: ",")
  }

  private func shown(_ text: [UInt8]) -> String { String(decoding: text, as: UTF8.self) }
}

extension JSONValue {
  /// Returns true if `JSONSerialization` decoded the same value. Its numbers are not always the
  /// nearest.
  fileprivate func agrees(with object: Any) -> Bool {
    switch self {
    case .null: return object is NSNull
    case .bool(let flag):
      guard let number = object as? NSNumber else { return false }
      return number.isBool && number.boolValue == flag
    case .number(let value):
      guard let number = object as? NSNumber, !number.isBool else { return false }
      return abs(number.doubleValue - value) <= abs(value) * 1e-14
    case .integer: return false
    case .string(let text):
      return (object as? String).map { $0.utf8.elementsEqual(text.utf8) } ?? false
    case .array(let values):
      guard let objects = object as? [Any], objects.count == values.count else { return false }
      return zip(values, objects).allSatisfy { $0.agrees(with: $1) }
    case .object(let members):
      guard let objects = object as? [String: Any], objects.count == members.count
      else { return false }
      return members.allSatisfy { member in
        objects[member.name].map { member.value.agrees(with: $0) } ?? false
      }
    }
  }
}

extension NSNumber {
  /// The type decides, because a number that is 0 or 1 can be cast to `Bool`, too.
  fileprivate var isBool: Bool { String(cString: objCType) == "c" }
}
