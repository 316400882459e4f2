/// The number of a class: `18.03`, `6.C01`, `21A.THT`, `MAS.S62J`.
///
/// Shapes met at MIT: a course of digits, digits with a letter or two, or letters alone, up to four;
/// a dot; then digits, letters or both, up to six. A trailing J says that courses teach it jointly.
public struct ClassNumber: Hashable, Sendable {
  /// What stands before the dot, in capitals.
  public let course: String
  /// What stands behind it, in capitals.
  public let subject: String

  /// Reads a number; small letters and white space do not matter. Nil for any other text.
  public init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// By bytes: lists are read with many of them.
  private init?(utf8 text: some Sequence<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.lengthLimit)
    var dot: Int?
    for byte in text where byte != 0x20 && byte != 0x09 {
      guard bytes.count < Self.lengthLimit else { return nil }
      if byte == UInt8(ascii: ".") {
        guard dot == nil else { return nil }
        dot = bytes.count
      } else if !Self.isWord(Self.uppercased(byte)) {
        return nil
      }
      bytes.append(Self.uppercased(byte))
    }
    guard let dot, (1...4).contains(dot), (1...6).contains(bytes.count - dot - 1) else {
      return nil
    }
    course = String(decoding: bytes[..<dot], as: UTF8.self)
    subject = String(decoding: bytes[(dot + 1)...], as: UTF8.self)
  }

  /// The longest: four, the dot, and six.
  private static let lengthLimit = 11

  private init(course: String, subject: String) {
    self.course = course
    self.subject = subject
  }

  /// The form by which numbers are looked up: `6.C01J`.
  public var normalForm: String { "\(course).\(subject)" }

  /// Whether it has the J of a joint class.
  public var isJoint: Bool { subject.utf8.count > 1 && subject.hasSuffix("J") }

  /// The same number and its twin with or without the J, in the order in which MIT Mobile Web 2.1
  /// tried them: servers do not agree on the J.
  public var variants: [ClassNumber] {
    [
      self,
      isJoint
        ? ClassNumber(course: course, subject: String(subject.dropLast()))
        : ClassNumber(course: course, subject: subject + "J"),
    ]
  }

  /// The numbers in a class's name, in order, each once: those of `6.002 / 8.003`, and of
  /// `6.002J/8.003J` too. The first 100: no class has more, and what a server sends may have millions.
  public static func all(in name: String) -> [ClassNumber] {
    var found: [ClassNumber] = []
    var rest = name.utf8[...]
    while found.count < countLimit, let start = rest.firstIndex(where: { !isSeparator($0) }) {
      let word = rest[start...].prefix { !isSeparator($0) }
      if let number = ClassNumber(utf8: word), !found.contains(number) { found.append(number) }
      rest = rest[word.endIndex...]
    }
    return found
  }

  /// How many numbers are read of a name, or of earlier years.
  static let countLimit = 100

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0a, UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default: false
    }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  static func uppercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & 0xdf : byte
  }
}

extension ClassNumber: Comparable {
  /// By course, in which digits count as a number; then by the rest as text: 18.03, 18.031, 18.06 and
  /// 6.1000, 6.100A, 6.1010 (MIT Mobile for iOS 3.3).
  public static func < (left: ClassNumber, right: ClassNumber) -> Bool {
    let order = NumericOrder.compare(left.course, right.course)
    return order == 0 ? left.subject < right.subject : order < 0
  }
}

extension ClassNumber: CustomStringConvertible {
  /// ``normalForm``.
  public var description: String { normalForm }
}

extension ClassNumber: Codable {
  /// Reads ``normalForm``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let number = ClassNumber(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this is not the number of a class")
    }
    self = number
  }

  /// Writes ``normalForm``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(normalForm)
  }
}
