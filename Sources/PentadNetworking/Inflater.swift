#if Networking
  import CZlib
  import PentadCore

  /// Decodes `gzip` or `deflate` from a stream, in pieces of bounded size, however large the output
  /// of a small input is.
  final class Inflater {
    /// The compression format of a body.
    enum Coding {
      case gzip
      case deflate

      /// Reads the header's values; nil for no coding, for an unsupported one, and for several.
      init?(_ values: [String]) {
        guard values.count == 1 else { return nil }
        switch values[0].lowercased() {
        case "gzip", "x-gzip": self = .gzip
        case "deflate": self = .deflate
        default: return nil
        }
      }
    }

    private static let pieceSize = 64 << 10

    private let stream: UnsafeMutablePointer<z_stream>
    private let coding: Coding
    private var input: [UInt8] = []
    private var used = 0
    private var isBetweenMembers = true
    private var hasMember = false
    private var mayHaveMore = false

    init(_ coding: Coding) throws(PentadError) {
      self.coding = coding
      stream = .allocate(capacity: 1)
      stream.initialize(to: z_stream())
      // Adding 32 detects the format by its header, gzip or zlib.
      guard
        inflateInit2_(stream, 15 + 32, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK
      else {
        throw PentadError(.internal, "there is not enough memory to decompress the answer")
      }
    }

    deinit {
      inflateEnd(stream)
      stream.deallocate()
    }

    /// Adds input; call it after ``next()`` has returned nil.
    func feed(_ bytes: [UInt8]) {
      input = bytes
      used = 0
    }

    /// Returns the next piece, which is not empty; nil if more input is needed.
    func next() throws(PentadError) -> [UInt8]? {
      while used < input.count || mayHaveMore {
        if isBetweenMembers {
          // Zeros after a gzip member are padding.
          if hasMember, coding == .gzip, input[used] == 0 {
            used += 1
            continue
          }
          try begin()
        }
        let piece = try inflatePiece()
        if !piece.isEmpty { return piece }
      }
      return nil
    }

    /// Checks the end of the stream.
    ///
    /// - Throws: if the stream ended too early.
    func finish() throws(PentadError) {
      guard isBetweenMembers else { throw PentadError.cutOff }
    }

    /// Starts a member; a gzip body may contain several. Some servers send `deflate` without its
    /// header, against RFC 9110.
    private func begin() throws(PentadError) {
      let isBare = coding == .deflate && input[used] & 0x0f != 8
      guard inflateReset2(stream, isBare ? -15 : 15 + 32) == Z_OK else { throw Self.damaged }
      isBetweenMembers = false
    }

    private func inflatePiece() throws(PentadError) -> [UInt8] {
      var status = Z_OK
      let piece = input.withUnsafeMutableBufferPointer { input in
        [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { output, count in
          stream.pointee.next_in = input.baseAddress.map { $0 + used }
          stream.pointee.avail_in = CUnsignedInt(input.count - used)
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = CUnsignedInt(output.count)
          status = inflate(stream, Z_NO_FLUSH)
          used = input.count - Int(stream.pointee.avail_in)
          count = output.count - Int(stream.pointee.avail_out)
        }
      }
      mayHaveMore = status == Z_OK && piece.count == Self.pieceSize
      switch status {
      case Z_STREAM_END: (isBetweenMembers, hasMember) = (true, true)
      // A lack of progress without more input is not an error.
      case Z_OK, Z_BUF_ERROR: break
      default: throw Self.damaged
      }
      return piece
    }

    private static let damaged = PentadError(
      .decoding, "the compressed answer is damaged: try again, or ask the server's operator")
  }
#endif
