import Foundation
import PentadCore

/// Decodes a JSON body as an answer of the protocol or as an error.
enum WireReply {
  /// Decodes a body.
  static func read<Payload: Decodable>(
    _ type: Payload.Type, from body: [UInt8]
  ) throws(PentadError) -> Payload {
    guard let sign = firstSign(of: body) else {
      throw PentadError(.emptyReply, AnswerProblem.nothing)
    }
    do {
      switch try JSONDecoder().decode(Answer<Payload>.self, from: Data(body)) {
      case .payload(let payload): return payload
      case .error(let name): throw failure(name)
      }
    } catch let error as PentadError {
      throw error
    } catch DecodingError.dataCorrupted {
      let isData = sign == UInt8(ascii: "{") || sign == UInt8(ascii: "[")
      throw PentadError(.unreadableAnswer, isData ? AnswerProblem.damage : AnswerProblem.page)
    } catch {
      throw PentadError(.unexpectedAnswer, "the server's JSON is not what was asked for")
    }
  }

  /// Decodes a list that is empty or has at least one readable item.
  static func readList<Item: WireItem>(
    of type: Item.Type, from body: [UInt8]
  ) throws(PentadError) -> WireList<Item> {
    let list = try read(WireList<Item>.self, from: body)
    guard list.problems.isEmpty || !list.items.isEmpty else {
      throw PentadError(.unexpectedAnswer, "nothing in the server's answer can be read")
    }
    return list
  }

  /// Returns the first character, which distinguishes a web page from damaged data; nil for an
  /// empty body.
  static func firstSign(of body: [UInt8]) -> UInt8? {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let text = body.starts(with: mark) ? body.dropFirst(mark.count) : body[...]
    return text.first { !" \t\r\n".utf8.contains($0) }
  }

  /// Returns the error with a name. The server's own text is not shown, because it may repeat parts
  /// of the request.
  private static func failure(_ name: String) -> PentadError {
    switch name {
    case "SubjectNotFound":
      PentadError(
        .classNotFound,
        "this is probably an old class, or one that is not taught in the current term")
    case "not a valid query":
      PentadError(.unknownCommand, "the server does not know this question")
    default: PentadError(.serverUnavailable, "the server could not answer: try again later")
    }
  }

  /// An answer, or `{"error":"…"}` instead.
  private enum Answer<Payload: Decodable>: Decodable {
    case payload(Payload)
    case error(String)

    init(from decoder: any Decoder) throws {
      if var fields = try? WireFields(decoder), fields.has("error") {
        self = .error(fields.text("error") ?? "")
      } else {
        self = .payload(try Payload(from: decoder))
      }
    }
  }
}
