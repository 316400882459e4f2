import FuzzSupport

/// Makes frames out of an input, most of them with a length that fits, so that a changed byte leaves the
/// others what they are.
///
/// Each begins with a byte that selects its encoding, then comes the first byte of the frame, the
/// size of its payload in a byte, and the payload.
enum FrameScript {
  private static let limit = 300 << 10
  private static let floodLimit = 60 << 10

  static func segments(_ input: inout Input) -> [[UInt8]] {
    var segments: [[UInt8]] = [[]]
    var size = 0
    while !input.rest.isEmpty, size < limit {
      let how = input.byte()
      let bytes: [UInt8]
      switch how >> 4 {
      case 14:
        // As it is.
        bytes = take(Int(input.byte()), &input)
      case 15:
        if segments.count < 9 { segments.append([]) }
        continue
      case 13:
        // A flood.
        let one = frame(0, &input)
        let count = 1 << min(Int(how) & 0xf, 11)
        bytes = (0..<min(count, floodLimit / max(1, one.count))).flatMap { _ in one }
      case 12:
        // A large one.
        let first = input.byte()
        let payload = [UInt8](repeating: UInt8(ascii: "x"), count: Int(input.byte()) * 512)
        bytes = head(first, payload.count, how) + payload
      default: bytes = frame(how, &input)
      }
      guard size + bytes.count <= limit else { break }
      size += bytes.count
      segments[segments.count - 1] += bytes
    }
    return segments
  }

  private static func frame(_ how: UInt8, _ input: inout Input) -> [UInt8] {
    let first = input.byte()
    let count = Int(input.byte())
    let payload = take(count, &input)
    // An eighth of the encodings has a wrong length.
    let told = how & 0x70 == 0x70 ? payload.count + Int(how & 0xf) - 8 : payload.count
    return head(first, max(0, told), how) + payload
  }

  private static func head(_ first: UInt8, _ count: Int, _ how: UInt8) -> [UInt8] {
    let mask: UInt8 = how & 4 != 0 ? 0x80 : 0
    let key: [UInt8] = mask == 0 ? [] : [1, 2, 3, 4]
    switch how & 3 {
    case 2: return [first, mask | 126] + bytes(count, 2) + key
    case 3: return [first, mask | 127] + bytes(count, 8) + key
    default:
      if count < 126 { return [first, mask | UInt8(count)] + key }
      return [first, mask | (count < 65_536 ? 126 : 127)] + bytes(count, count < 65_536 ? 2 : 8)
        + key
    }
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func take(_ count: Int, _ input: inout Input) -> [UInt8] {
    (0..<min(count, input.rest.count)).map { _ in input.byte() }
  }
}
