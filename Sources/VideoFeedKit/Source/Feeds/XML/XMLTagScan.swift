/// A scanner for the attributes of a start tag.
struct XMLTagScan {
  enum Found {
    /// The tag is incomplete.
    case unfinished
    /// The `<` does not begin a tag.
    case none
    /// A tag. The text after it begins at `end`. If `attributes` is not nil, it replaces the tag's
    /// own attributes.
    case tag(end: Int, isEmpty: Bool, attributes: String?)
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let isLast: Bool
  /// The number of attributes.
  private(set) var count = 0

  /// - Parameter start: the offset after the name of the element.
  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool) {
    (self.text, self.start, self.isLast) = (text, start, isLast)
  }

  mutating func read(_ isKnown: (String) -> Bool) -> Found {
    if let end = soundEnd(isKnown) {
      return .tag(
        end: end + 1, isEmpty: text[end - 1] == UInt8(ascii: "/"), attributes: nil)
    }
    var mending = XMLTagMending(text, from: start, isLast: isLast)
    let found = mending.read(isKnown)
    count = mending.count
    return found
  }

  /// Returns the offset of the `>` of a tag with valid attributes; nil for any other tag.
  private mutating func soundEnd(_ isKnown: (String) -> Bool) -> Int? {
    var place = start
    // True if a name has no value yet, if `=` has no value yet, and if a space was just read.
    var (hasName, hasSign, isBehindSpace) = (false, false, false)
    while place < text.count {
      let byte = text[place]
      switch byte {
      case UInt8(ascii: ">"): return hasName || hasSign ? nil : place
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard hasSign, let end = text.first(byte, from: place + 1), end + 1 < text.count,
          isSound(place + 1..<end, isKnown),
          text[end + 1] <= 0x20 || "/>".utf8.contains(text[end + 1])
        else { return nil }
        (place, hasSign) = (end, false)
        count += 1
      case UInt8(ascii: "="):
        guard hasName else { return nil }
        (hasName, hasSign) = (false, true)
      case UInt8(ascii: "/"):
        guard place + 1 < text.count, text[place + 1] == UInt8(ascii: ">"), !hasSign else {
          return nil
        }
      case ...0x20:
        isBehindSpace = true
        place += 1
        continue
      default:
        guard !hasSign, XMLNameByte.mayFollow(byte), !(hasName && isBehindSpace) else { return nil }
        hasName = true
      }
      isBehindSpace = false
      place += 1
    }
    return nil
  }

  /// Returns true if a value is valid in XML without changes.
  private func isSound(_ range: Range<Int>, _ isKnown: (String) -> Bool) -> Bool {
    guard text.first(UInt8(ascii: "<"), from: range.lowerBound, to: range.upperBound) == nil else {
      return false
    }
    var next = range.lowerBound
    while let start = text.first(UInt8(ascii: "&"), from: next, to: range.upperBound) {
      guard
        case .sound(let end) = XMLReference.read(
          text, at: start, to: range.upperBound, isOpen: false, isKnown)
      else { return false }
      next = end
    }
    return true
  }
}
