/// The numbers of earlier years in a description.
///
/// The protocol has no field for them. Its server sent the text of the printed catalogue, which
/// ends with `Formerly 6.009.`, or with several numbers separated by commas.
enum FormerNumbers {
  /// Returns the numbers after the last `Formerly` of a text, in the form of
  /// ``ClassNumber/normalForm``; empty if no number follows.
  static func find(in text: String) -> [String] {
    // Reads bytes, because this runs for every class of a catalogue of thousands.
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

  /// Returns the start of the text after the last `Formerly`.
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
