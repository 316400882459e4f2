/// The number of a class: `18.03`, `6.C01`, `21A.THT`, `MAS.S62J`.
///
/// The forms used at MIT are a course, a dot and a subject. The course is digits, digits with one
/// or two letters, or letters alone, up to four characters. The subject is digits, letters or both,
/// up to six. A trailing J means that several courses teach the class jointly.
public struct ClassNumber: Hashable, Sendable {
  /// The part before the dot, in capitals.
  public let course: String
  /// The part after the dot, in capitals.
  public let subject: String

  /// Parses a number. Case and white space do not matter. Nil for any other text.
  public init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// Parses bytes, because lists contain many numbers.
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

  /// The maximum length: four, the dot, and six.
  private static let lengthLimit = 11

  private init(course: String, subject: String) {
    self.course = course
    self.subject = subject
  }

  /// The form in which numbers are looked up: `6.C01J`.
  public var normalForm: String { "\(course).\(subject)" }

  /// True if it has the J of a joint class.
  public var isJoint: Bool { subject.utf8.count > 1 && subject.hasSuffix("J") }

  /// The number, and its variant with or without the J, in the order in which MIT Mobile Web 2.1
  /// tried them. Servers use the J inconsistently.
  public var variants: [ClassNumber] {
    [
      self,
      isJoint
        ? ClassNumber(course: course, subject: String(subject.dropLast()))
        : ClassNumber(course: course, subject: subject + "J"),
    ]
  }

  /// Returns the numbers in a class's name, in order and without duplicates: those of
  /// `6.002 / 8.003`, and of `6.002J/8.003J` too. At most the first 100, because a server may send
  /// data with millions.
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

  /// The maximum number of numbers that are read from a name, or from earlier years.
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
  /// Orders by course, with digits as numbers; then by the rest as text. Examples are 18.03,
  /// 18.031, 18.06 and 6.1000, 6.100A, 6.1010 (MIT Mobile for iOS 3.3).
  public static func < (left: ClassNumber, right: ClassNumber) -> Bool {
    let order = NumericOrder.compare(left.course, right.course)
    return order == 0 ? left.subject < right.subject : order < 0
  }
}

extension ClassNumber: CustomStringConvertible {
  /// The number as text; same as ``normalForm``.
  public var description: String { normalForm }
}

extension ClassNumber: Codable {
  /// Decodes ``normalForm``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let number = ClassNumber(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this is not the number of a class")
    }
    self = number
  }

  /// Encodes ``normalForm``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(normalForm)
  }
}
