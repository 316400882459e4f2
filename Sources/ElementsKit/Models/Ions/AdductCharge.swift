import PentadCore

/// The charge at the end of an adduct's text.
struct AdductCharge {
  private let text: AdductText
  /// The charge that is written; `nil` when none is.
  private(set) var value: Int?
  private(set) var isRadical = false
  /// A Boolean value that indicates whether the charge directly follows the terms, so that it may
  /// belong to one of them.
  private(set) var isBare = false
  private(set) var offset = 0

  init(_ text: AdductText) { self.text = text }

  /// Reads the charge that begins at `start` and ends the text: `+`, `2+`, `++`, `+2`, `^{2+}`, `(2+)`.
  mutating func read(from start: Int) throws(PentadError) {
    offset = text.offsets[start]
    var digits: [UInt8] = []
    var signs: [UInt8] = []
    var isClosed = false
    for index in start..<text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "*"): isRadical = true
      case UInt8(ascii: "^"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: ")"),
        UInt8(ascii: "}"):
        break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard !isClosed, signs.isEmpty || digits.isEmpty, signs.allSatisfy({ $0 == byte }) else {
          throw fault(at: index)
        }
        signs.append(byte)
      case 48...57:
        guard !isClosed, signs.count <= 1 else { throw fault(at: index) }
        digits.append(byte)
        // 2+ has its digits before the sign, +2 behind it.
        isClosed = !signs.isEmpty && digits.count > 1 && 48...57 ~= text[start]
      default: throw fault(at: index)
      }
    }
    guard let sign = signs.first else {
      guard digits.isEmpty else { throw fault(at: start) }
      return
    }
    let size = digits.isEmpty ? signs.count : Int(String(decoding: digits, as: UTF8.self)) ?? 0
    guard 1...999 ~= size else { throw fault(at: start) }
    value = sign == UInt8(ascii: "+") ? size : -size
  }

  /// Reads the charge of a text without brackets: the part after `;`, or the signs at the end.
  ///
  /// - Returns: the index after the terms.
  mutating func readWithoutBrackets() throws(PentadError) -> Int {
    if let mark = text.bytes.firstIndex(of: UInt8(ascii: ";")) {
      try read(from: mark + 1)
      guard value != nil else { throw fault(at: mark) }
      return mark
    }
    var start = text.count
    while start > 1, Self.marks.contains(text[start - 1]) { start -= 1 }
    guard start < text.count else { return start }
    try read(from: start)
    isBare = true
    return start
  }

  private static let marks: [UInt8] = Array("+-.*".utf8)

  private func fault(at index: Int) -> PentadError {
    PentadError(
      .adductCharge, "write the charge as +, 2+, ++ or +2, or the same with -, from 1 to 999",
      offset: text.offsets[index])
  }
}
