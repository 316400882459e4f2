/// The id or the name of a class, independent of its spelling: `CS 225`, `cs225` and `CS-225` are
/// equal.
///
/// A code is read as runs of letters and runs of digits. Case and separators do not count. Schools
/// write `18.06`, `COMPSCI 61A`, `15-213`, `01:198:111`, `CSCI-UA.0101`, `I&C SCI 31`.
public struct ClassCode: Hashable, Sendable {
  /// A run of capital letters or of digits.
  struct Run: Hashable, Sendable {
    var text: String
    let isNumber: Bool
    /// True if only a dot separates this number from the previous number. Leading zeros count then,
    /// because 18.06 and 18.6 are different classes.
    let isDecimal: Bool
    /// True if the last of several letters belongs to the following number: the W of `COMS W4111`.
    var hasMark = false
  }

  let runs: [Run]

  /// The maximum length of a code, in bytes of UTF-8.
  static let lengthLimit = 100

  /// Parses a text; nil if it has neither a letter nor a digit, and for more than 100 bytes of
  /// UTF-8.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.lengthLimit else { return nil }
    var runs: [Run] = []
    // The text since the last letter or digit, and the number of letters since the last separator.
    var (gap, letterCount) = ("", 0)
    for scalar in text.unicodeScalars {
      let scalar = Self.narrow(scalar)
      let isNumber = Self.isDigit(scalar)
      guard isNumber || Self.isLetter(scalar) else {
        gap.unicodeScalars.append(scalar)
        continue
      }
      let letters = isNumber ? String(scalar) : Self.uppercased(scalar)
      if isNumber, gap.isEmpty, letterCount == 1, let last = runs.last, last.text.count > 1 {
        runs[runs.count - 1].hasMark = true
      }
      letterCount = isNumber ? 0 : gap.isEmpty ? letterCount + 1 : 1
      // Letters are one run even across separators: `COM SCI`, `COMSCI`.
      if let last = runs.last, last.isNumber == isNumber, gap.isEmpty || !isNumber {
        runs[runs.count - 1].text += letters
      } else {
        let isDecimal = isNumber && gap == "." && runs.last?.isNumber == true
        runs.append(Run(text: letters, isNumber: isNumber, isDecimal: isDecimal))
      }
      gap = ""
    }
    guard !runs.isEmpty else { return nil }
    self.runs = runs
  }

  private init(runs: [Run]) { self.runs = runs }

  /// The form in which codes are looked up: `CS.225`, `18.06`, `6.C.01`. A code begins with another
  /// one if its form does.
  public var key: String { runs.map(\.text).joined(separator: ".") }

  /// True if it contains a number. Other texts are probably words.
  var hasNumber: Bool { runs.contains(where: \.isNumber) }

  /// The code without leading zeros in its numbers, `1.198.111` for `01:198:111`; nil without such
  /// zeros.
  var unpadded: ClassCode? {
    let bare = runs.map { run in
      var run = run
      guard run.isNumber, !run.isDecimal else { return run }
      run.text = String(run.text.drop { $0 == "0" })
      if run.text.isEmpty { run.text = "0" }
      return run
    }
    return bare == runs ? nil : ClassCode(runs: bare)
  }

  /// The code without the letter that marks its number, `COMS.4111` for `COMS W4111`; nil without
  /// one.
  var unmarked: ClassCode? {
    guard let index = runs.firstIndex(where: \.hasMark) else { return nil }
    var bare = runs
    bare[index].text.removeLast()
    bare[index].hasMark = false
    return ClassCode(runs: bare)
  }

  /// Returns the code that a number alone means after this one: `102` after `CS 101` is `CS 102`,
  /// `513` after `15-213` is `15-513`. Nil for a code that is not such a number.
  func continued(by next: ClassCode) -> ClassCode? {
    guard next.runs.count <= 2, next.runs.first?.isNumber == true,
      next.runs.dropFirst().allSatisfy({ !$0.isNumber }),
      let last = runs.lastIndex(where: \.isNumber), last > 0
    else { return nil }
    return ClassCode(runs: Array(runs[..<last]) + next.runs)
  }

  /// Returns a code of letters alone with the number of another code: `AAS` before `ANSC 185` is
  /// `AAS 185`. Nil if this code has a number, or the other has none after letters.
  func numbered(as next: ClassCode) -> ClassCode? {
    guard !hasNumber, let first = next.runs.first, !first.isNumber, next.hasNumber else {
      return nil
    }
    return ClassCode(runs: runs + next.runs.dropFirst())
  }

  /// The variant with or without the J of MIT's joint classes, which servers use inconsistently;
  /// nil for a code that does not end in a number or a J.
  var twin: ClassCode? {
    guard let last = runs.last, runs.count > 1 else { return nil }
    if last.isNumber {
      return ClassCode(runs: runs + [Run(text: "J", isNumber: false, isDecimal: false)])
    }
    return last.text == "J" ? ClassCode(runs: runs.dropLast()) : nil
  }

  /// The codes that a number without separators may mean: `15213` for `15-213`, `01198111` for
  /// `01:198:111`.
  var splits: [ClassCode] {
    guard let index = runs.firstIndex(where: \.isNumber) else { return [] }
    let digits = Array(runs[index].text)
    guard (3...12).contains(digits.count) else { return [] }
    func cut(_ places: [Int]) -> ClassCode {
      let parts = zip([0] + places, places + [digits.count]).map { start, end in
        Run(text: String(digits[start..<end]), isNumber: true, isDecimal: false)
      }
      return ClassCode(runs: Array(runs[..<index]) + parts + Array(runs[(index + 1)...]))
    }
    let once = (1..<digits.count).map { cut([$0]) }
    let twice = (1..<digits.count).flatMap { first in
      ((first + 1)..<max(first + 1, digits.count)).map { cut([first, $0]) }
    }
    return once + twice
  }

  /// Returns the ASCII form of a full-width letter or digit.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xff01...0xff5e).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xfee0) ?? scalar
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  /// True if it is a letter. ASCII has a fast path: a catalogue has thousands of codes, nearly all
  /// in ASCII.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isAlphabetic }
    return ClassNumber.isWord(ClassNumber.uppercased(UInt8(ascii: scalar)))
  }

  private static func uppercased(_ scalar: Unicode.Scalar) -> String {
    guard scalar.isASCII else { return scalar.properties.uppercaseMapping }
    return String(Unicode.Scalar(ClassNumber.uppercased(UInt8(ascii: scalar))))
  }
}
