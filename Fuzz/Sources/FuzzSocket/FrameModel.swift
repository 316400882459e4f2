import PentadCore

/// A small reader of a server's frames (RFC 6455), written apart from the one that is fuzzed.
struct FrameModel {
  enum Ending: Hashable {
    case closed(Int)
    case broken
    case tooLong
    case cutOff
  }

  private(set) var messages: [WebSocketMessage] = []
  /// The possible ends, if the connection ends after the bytes.
  private(set) var endings: Set<Ending> = []

  private let limit: Int
  private var begun: (isText: Bool, bytes: [UInt8])?

  init(_ bytes: [UInt8], limit: Int) {
    self.limit = limit
    var rest = bytes[...]
    while endings.isEmpty { read(&rest) }
  }

  private mutating func read(_ rest: inout ArraySlice<UInt8>) {
    guard let (head, size, length) = header(rest) else {
      // A part of a head may be enough to reject it.
      endings = rest.isEmpty ? [.cutOff] : [.cutOff, .broken, .tooLong]
      return
    }
    // A length is written in its shortest form, and below 2^63.
    if size > 2, length < (size == 4 ? 126 : 65_536) || head[2] & (size == 10 ? 0x80 : 0) != 0 {
      endings = [.broken]
      return
    }
    let isControl = head[0] & 8 != 0
    if length > max(125, limit) || isControl && (length > 125 || head[0] & 0x80 == 0) {
      endings = [.broken, .tooLong]
      return
    }
    let masked = head[1] & 0x80 != 0
    guard rest.count >= size + (masked ? 4 : 0) + length else {
      endings = [.cutOff]
      return
    }
    let payload = Array(rest.dropFirst(size + (masked ? 4 : 0)).prefix(length))
    rest = rest.dropFirst(size + (masked ? 4 : 0) + length)
    if masked || head[0] & 0x70 != 0 {
      endings = [.broken]
    } else {
      take(head[0] & 15, isLast: head[0] & 0x80 != 0, payload)
    }
  }

  /// The two first bytes, the head's size without a mask, and the payload's.
  private func header(_ rest: ArraySlice<UInt8>) -> (head: [UInt8], size: Int, length: Int)? {
    let head = Array(rest.prefix(10))
    guard head.count >= 2 else { return nil }
    let short = Int(head[1] & 0x7f)
    let size = short < 126 ? 2 : short == 126 ? 4 : 10
    guard head.count >= size else { return nil }
    let long = head[2..<size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return (head, size, short < 126 ? short : Int(min(long, UInt64(Int.max / 2))))
  }

  private mutating func take(_ opcode: UInt8, isLast: Bool, _ payload: [UInt8]) {
    switch opcode {
    case 0:
      guard let first = begun else {
        endings = [.broken]
        return
      }
      gather((first.isText, first.bytes + payload), isLast)
    case 1, 2:
      guard begun == nil else {
        endings = [.broken]
        return
      }
      gather((opcode == 1, payload), isLast)
    case 8: close(payload)
    case 9, 10: break
    default: endings = [.broken]
    }
  }

  private mutating func gather(_ message: (isText: Bool, bytes: [UInt8]), _ isLast: Bool) {
    guard message.bytes.count <= limit else {
      endings = [.tooLong]
      return
    }
    guard isLast else {
      begun = message
      return
    }
    begun = nil
    guard message.isText else { return messages.append(.binary(message.bytes)) }
    guard let text = String(validating: message.bytes, as: UTF8.self) else {
      endings = [.broken]
      return
    }
    messages.append(.text(text))
  }

  private mutating func close(_ payload: [UInt8]) {
    if payload.isEmpty {
      endings = [.closed(1_005)]
      return
    }
    guard payload.count >= 2, String(validating: payload.dropFirst(2), as: UTF8.self) != nil else {
      endings = [.broken]
      return
    }
    let code = Int(payload[0]) << 8 | Int(payload[1])
    let isGood = [1_000...1_003, 1_007...1_014, 3_000...4_999].contains { $0.contains(code) }
    endings = isGood ? [.closed(code)] : [.broken]
  }
}
