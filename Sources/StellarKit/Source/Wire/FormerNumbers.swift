/// The numbers of earlier years that a description names.
///
/// The protocol has no field for them: its server sent the words of the printed catalogue, which end
/// with `Formerly 6.009.`, or with several numbers between commas.
enum FormerNumbers {
  /// The numbers behind the last `Formerly` of a text, in the form of ``ClassNumber/normalForm``; none
  /// when what stands there is no number.
  static func find(in text: String) -> [String] {
    // Read by bytes: every class of a catalogue of thousands comes through here.
    let bytes = text.utf8
    guard let word = lastWord(in: bytes) else { return [] }
    var numbers: [String] = []
    for part in bytes[word...].split(whereSeparator: { " ,;()\n".utf8.contains($0) }).prefix(20) {
      let isLast = part.last == UInt8(ascii: ".")
      let words = Substring(isLast ? part.dropLast() : part)
      guard let number = ClassNumber(words) else {
        if words == "and" || words == "or" { continue }
        break
      }
      numbers.append(number.normalForm)
      if isLast { break }
    }
    return numbers
  }

  /// Where the text behind the last `Formerly` begins.
  private static func lastWord(in bytes: String.UTF8View) -> String.Index? {
    var end = bytes.endIndex
    while let start = bytes[..<end].lastIndex(of: UInt8(ascii: "F")) {
      if bytes[start...].starts(with: "Formerly ".utf8) {
        return bytes.index(start, offsetBy: 9)
      }
      end = start
    }
    return nil
  }
}
