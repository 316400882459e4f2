/// Reads what a server sends from the bytes of an input.
///
/// Most bytes represent themselves. Bytes that HTTP does not use are commands:
/// - `0x1e`: the next answer. A request after the last answer gets that once more.
/// - `0x1f`: a cut. What follows is sent a little later.
/// - `0x1c n`: the last line again, 2ⁿ times, for n up to 12.
/// - `0x1b x`: the byte x, also if it is a command.
/// - `PORT`: the server's own port.
public enum AnswerScript {
  /// The maximum length of an answer, in bytes.
  private static let limit = 160 << 10
  private static let mostCuts = 8

  /// The answers, each in the pieces that its cuts make.
  public static func answers(_ bytes: [UInt8], port: Int) -> [[[UInt8]]] {
    var answers: [[[UInt8]]] = [[[]]]
    var rest = bytes[...]
    var line: [UInt8] = []
    var size = 0
    func append(_ bytes: [UInt8]) {
      guard size + bytes.count <= limit else { return }
      size += bytes.count
      answers[answers.count - 1][answers[answers.count - 1].count - 1] += bytes
    }
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1e:
        answers.append([[]])
        (line, size) = ([], 0)
      case 0x1f:
        if answers[answers.count - 1].count <= mostCuts { answers[answers.count - 1].append([]) }
      case 0x1c:
        for _ in 0..<(1 << (Int(rest.popFirst() ?? 0) % 13)) { append(line) }
      case UInt8(ascii: "P") where rest.starts(with: "ORT".utf8):
        rest = rest.dropFirst(3)
        append(Array("\(port)".utf8))
      default:
        let literal = byte == 0x1b ? rest.popFirst() ?? 0 : byte
        if line.last == UInt8(ascii: "\n") { line = [] }
        line.append(literal)
        append([literal])
      }
    }
    return answers
  }
}
