import Foundation
import PentadCore

/// Decodes a JSON body of Canvas.
enum CanvasReply {
  /// Decodes a body. A byte order mark is dropped, and so is `while(1);` before the JSON, which
  /// Canvas adds to answers in a browser's session.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/emptyReply``;
  ///   ``PentadCore/PentadError/Code/unreadableAnswer`` for text that is not JSON;
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for JSON of another shape.
  static func read<Value: Decodable>(
    _ type: Value.Type, from body: [UInt8]
  ) throws(PentadError) -> Value {
    var json = trimmed(body)
    if json.starts(with: prefix) { json = trimmed(Array(json.dropFirst(prefix.count))) }
    guard let sign = json.first else {
      throw PentadError(.emptyReply, AnswerProblem.nothing)
    }
    do {
      return try JSONDecoder().decode(type, from: Data(json))
    } catch DecodingError.dataCorrupted {
      let isData = sign == UInt8(ascii: "{") || sign == UInt8(ascii: "[")
      throw PentadError(.unreadableAnswer, isData ? AnswerProblem.damage : AnswerProblem.page)
    } catch {
      throw PentadError(.unexpectedAnswer, "the server's JSON is not what was asked for")
    }
  }

  private static let prefix = Array("while(1);".utf8)

  private static func trimmed(_ body: [UInt8]) -> ArraySlice<UInt8> {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let text = body.starts(with: mark) ? body.dropFirst(mark.count) : body[...]
    return text.drop { " \t\r\n".utf8.contains($0) }
  }
}
