import PentadCore

/// Reads percentages such as `C 40.00 H 6.71 O 53.28`.
enum PercentText {
  private static let mostWords = 2 * 118

  static func shares(_ text: String) throws(PentadError) -> [EmpiricalFormula.MassPercent] {
    let bytes = Array(text.utf8)
    let words = bytes.indices.split { bytes.isSpace(at: $0) }
    guard words.count <= mostWords else {
      throw fault("the analysis has more than 118 elements", at: words[mostWords].lowerBound)
    }
    var shares: [EmpiricalFormula.MassPercent] = []
    for index in stride(from: 0, to: words.count, by: 2) {
      let element = try element(bytes[words[index]], at: words[index].lowerBound)
      guard index + 1 < words.count else {
        throw fault("\(element.symbol) has no percentage; write C 40.00 H 6.71", at: bytes.count)
      }
      let percent = try percent(bytes[words[index + 1]], at: words[index + 1].lowerBound)
      shares.append(.init(element, percent))
    }
    return shares
  }

  private static func element(
    _ word: ArraySlice<UInt8>, at offset: Int
  ) throws(PentadError) -> AtomicElement {
    do throws(PentadError) {
      return try PeriodicTable.shared.element(
        symbol: String(decoding: word.prefix(24), as: UTF8.self))
    } catch {
      throw PentadError(error.code, error.message, offset: offset)
    }
  }

  private static func percent(
    _ word: ArraySlice<UInt8>, at offset: Int
  ) throws(PentadError) -> Double {
    let digits = word.last == UInt8(ascii: "%") ? word.dropLast() : word
    let isPlain = digits.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: ".") }
    guard isPlain, digits.count <= 40,
      let value = Double(String(decoding: digits, as: UTF8.self))
    else {
      throw fault("write a percentage, such as 40.00, after the symbol", at: offset)
    }
    return value
  }

  private static func fault(_ message: String, at offset: Int) -> PentadError {
    PentadError(.formulaSearchMass, message, offset: offset)
  }
}
