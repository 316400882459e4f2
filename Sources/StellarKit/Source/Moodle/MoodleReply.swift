import Foundation
import PentadCore

/// The answer of a function, or the `errorcode` that the site sent instead, with the status 200.
enum MoodleReply<Value: Sendable>: Sendable {
  case value(Value)
  case fault(String)

  /// Returns the value.
  ///
  /// - Throws: the error of the `errorcode`.
  func get() throws(PentadError) -> Value {
    switch self {
    case .value(let value): return value
    case .fault(let code): throw .moodle(code)
    }
  }
}

extension MoodleReply where Value: Decodable {
  /// Decodes an answer.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/emptyReply`` for an empty body and for `null`;
  ///   ``PentadCore/PentadError/Code/unreadableAnswer`` for a web page, for XML and for damaged
  ///   JSON; ``PentadCore/PentadError/Code/unexpectedAnswer`` for JSON of another structure.
  init(_ type: Value.Type, from body: [UInt8]) throws(PentadError) {
    guard let sign = WireReply.firstSign(of: body), !MoodleNothing.isNull(body) else {
      throw PentadError(.emptyReply, AnswerProblem.nothing)
    }
    if sign == UInt8(ascii: "<") {
      guard let code = MoodleFault.code(inXML: body) else {
        throw PentadError(.unreadableAnswer, AnswerProblem.page)
      }
      self = .fault(code)
      return
    }
    do {
      let answer = try JSONDecoder().decode(Answer.self, from: Data(body))
      self = answer.reply
    } catch DecodingError.dataCorrupted {
      let isData = sign == UInt8(ascii: "{") || sign == UInt8(ascii: "[")
      throw PentadError(.unreadableAnswer, isData ? AnswerProblem.damage : AnswerProblem.page)
    } catch {
      throw PentadError(.unexpectedAnswer, "the site's JSON is not what was asked for")
    }
  }

  private struct Answer: Decodable {
    let reply: MoodleReply

    init(from decoder: any Decoder) throws {
      if let code = MoodleFault.code(in: decoder) {
        reply = .fault(code)
      } else {
        reply = .value(try Value(from: decoder))
      }
    }
  }
}

/// The error that Moodle sends in place of an answer.
enum MoodleFault: Sendable {
  /// Returns the `errorcode` of `{"exception":…,"errorcode":…}`, of `{"error":…,"errorcode":…}` and
  /// of `{"exception":{"errorcode":…}}`; nil for any other object. It is empty for an error without
  /// a code.
  static func code(in decoder: any Decoder) -> String? {
    guard var fields = try? WireFields(decoder) else { return nil }
    if let inner = try? fields.container.nestedContainer(
      keyedBy: WireKey.self, forKey: WireKey("exception"))
    {
      return (try? inner.decode(String.self, forKey: WireKey("errorcode"))) ?? ""
    }
    guard fields.has("errorcode") || fields.isText("exception") || fields.isText("error") else {
      return nil
    }
    return fields.words("errorcode") ?? ""
  }

  /// Returns the code of `<EXCEPTION …><ERRORCODE>…</ERRORCODE>`; nil for any other text. A site
  /// sends this if it does not receive the parameter that requests JSON.
  static func code(inXML body: [UInt8]) -> String? {
    let head = String(decoding: body.prefix(4_096), as: UTF8.self)
    guard head.contains("<EXCEPTION") else { return nil }
    guard let start = head.range(of: "<ERRORCODE>"),
      let end = head.range(of: "</ERRORCODE>", range: start.upperBound..<head.endIndex)
    else { return "" }
    return String(head[start.upperBound..<end.lowerBound])
  }

  /// Returns the code of an error in any of these forms; nil for a body that is not an error of
  /// Moodle.
  static func code(in body: [UInt8]) -> String? {
    guard case .fault(let code)? = try? MoodleReply(MoodleNothing.self, from: body) else {
      return nil
    }
    return code
  }
}

/// The answer of a function whose result is ignored.
struct MoodleNothing: Decodable, Sendable {
  init() {}
  init(from decoder: any Decoder) {}

  /// True if the body is `null`.
  static func isNull(_ body: [UInt8]) -> Bool {
    body.count < 64 && String(decoding: body, as: UTF8.self).filter { !$0.isWhitespace } == "null"
  }
}
