import CZlib
import PentadCore

/// Decompresses a document in gzip or zlib format that has no matching HTTP header.
final class FeedInflater {
  private let stream: UnsafeMutablePointer<z_stream>
  private var isEnded = false
  private static let pieceLength = 64 << 10

  /// - Throws: ``PentadCore/PentadError/Code/internal`` when there is no memory.
  init() throws(PentadError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // Adding 32 makes zlib detect the gzip or zlib format.
    guard
      inflateInit2_(stream, 15 + 32, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK
    else {
      throw PentadError(.internal, "there is not enough memory to decompress the feed")
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Returns true if the bytes begin a compressed document, not text.
  static func begins(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return bytes.starts(with: [0x1f, 0x8b])
      || bytes[0] == 0x78 && [0x01, 0x5e, 0x9c, 0xda].contains(bytes[1])
  }

  /// Decompresses the next bytes, and passes the text to `body` in pieces until it returns false.
  /// Corrupt data ends the document.
  func inflate(
    _ bytes: [UInt8], _ body: ([UInt8]) throws(PentadError) -> Bool
  ) throws(PentadError) {
    var input = bytes
    var used = 0
    var isFull = true
    while !isEnded, used < input.count || isFull {
      let piece = next(&input, &used)
      isFull = piece.count == Self.pieceLength
      if piece.isEmpty ? !isFull && used == input.count : try !body(piece) { return }
    }
  }

  /// Returns the next piece of text. A gzip document may consist of several concatenated streams.
  private func next(_ input: inout [UInt8], _ used: inout Int) -> [UInt8] {
    input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { output, count in
        stream.pointee.next_in = input.baseAddress.map { $0 + used }
        stream.pointee.avail_in = CUnsignedInt(clamping: input.count - used)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = CUnsignedInt(output.count)
        let status = CZlib.inflate(stream, Z_NO_FLUSH)
        used = input.count - Int(stream.pointee.avail_in)
        count = output.count - Int(stream.pointee.avail_out)
        switch status {
        case Z_STREAM_END: isEnded = inflateReset(stream) != Z_OK
        case Z_OK: break
        // More input is needed.
        case Z_BUF_ERROR: break
        default: isEnded = true
        }
      }
    }
  }
}
