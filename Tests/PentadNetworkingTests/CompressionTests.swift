#if Networking
  import CZlib
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  @Suite struct CompressionTests {
    /// `window` selects the form: 31 gzip, 15 zlib, -15 raw.
    private static func deflated(_ bytes: [UInt8], window: CInt = 31) -> [UInt8] {
      var stream = z_stream()
      deflateInit2_(
        &stream, 9, Z_DEFLATED, window, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        CInt(MemoryLayout<z_stream>.size))
      defer { deflateEnd(&stream) }
      var input = bytes
      return input.withUnsafeMutableBufferPointer { input in
        [UInt8](unsafeUninitializedCapacity: input.count / 100 + 1_000) { output, count in
          stream.next_in = input.baseAddress
          stream.avail_in = CUnsignedInt(input.count)
          stream.next_out = output.baseAddress
          stream.avail_out = CUnsignedInt(output.count)
          deflate(&stream, Z_FINISH)
          count = output.count - Int(stream.avail_out)
        }
      }
    }

    private static let text = Array(String(repeating: "words and words ", count: 20_000).utf8)

    @Test(arguments: [
      ("gzip", 31), ("X-GZIP", 31), ("deflate", 15), ("deflate", -15), ("gzip", 0),
    ])
    func compressionIsDecoded(_ coding: String, _ window: CInt) async throws {
      // 0: two gzip members, one after the other.
      let half = Self.text.count / 2
      let body =
        window == 0
        ? Self.deflated(Array(Self.text[..<half])) + Self.deflated(Array(Self.text[half...]))
        : Self.deflated(Self.text, window: window)
      try await withServer { _, connection in
        try await connection.reply(200, ["Content-Encoding: \(coding)", "X: y"], bytes: body)
      } _: { server, transport in
        let response = try await transport.send(TransportRequest(try server.url()))
        #expect(response.headers["Content-Encoding"] == nil)
        #expect(response.headers["Content-Length"] == nil)
        #expect(response.headers["X"] == "y")
        #expect(try await response.body.collect(limit: 1 << 20) == Self.text)
      }
    }

    /// This follows gzip itself; other bytes before or after a member are damage.
    @Test func zerosBehindAGzipBodyAreIgnored() async throws {
      let body = Self.deflated(Self.text)
      try await withServer { request, connection in
        let bytes: [UInt8]
        switch request.target {
        case "/zeros": bytes = body + [UInt8](repeating: 0, count: 200_000)
        case "/behind": bytes = body + [0, 0, 1, 2]
        default: bytes = [0, 0] + body
        }
        try await connection.reply(200, ["Content-Encoding: gzip"], bytes: bytes)
      } _: { server, transport in
        let padded = try await transport.send(TransportRequest(try server.url("/zeros")))
        #expect(try await padded.body.collect(limit: 1 << 20) == Self.text)
        for path in ["/behind", "/before"] {
          let request = TransportRequest(try server.url(path))
          #expect(await code { _ = try await transport.text(request) } == .decoding)
        }
      }
    }

    @Test func unrequestedCodingIsLeftUnchanged() async throws {
      try await withServer { _, connection in
        try await connection.reply(200, ["Content-Encoding: br"], "br")
      } _: { server, transport in
        let response = try await transport.send(TransportRequest(try server.url()))
        #expect(response.headers["Content-Encoding"] == "br")
        #expect(try await response.body.collect(limit: 9) == Array("br".utf8))
      }
    }

    @Test func everyCutAndDamageIsSeen() async throws {
      let whole = Self.deflated(Array(Self.text.prefix(100)))
      try await withServer { request, connection in
        let number = Int(request.target.dropFirst()) ?? 0
        // Cut before byte `number`, or changed at it.
        var body = Array(whole.prefix(abs(number)))
        if number < 0 {
          body = whole
          body[-number] ^= 0x55
        }
        try await connection.reply(200, ["Content-Encoding: gzip"], bytes: body)
      } _: { server, transport in
        for count in 1..<whole.count {
          let request = TransportRequest(try server.url("/\(count)"))
          #expect(await code { _ = try await transport.text(request) } == .answerCutOff)
        }
        // The bytes of the checksum and of the length.
        for place in (whole.count - 8)..<whole.count {
          let request = TransportRequest(try server.url("/-\(place)"))
          #expect(await code { _ = try await transport.text(request) } == .decoding)
        }
        let text = try await transport.text(TransportRequest(try server.url()))
        #expect(text == "")
      }
    }

    @Test func aBombIsStoppedByTheLimit() async throws {
      let bomb = Self.deflated([UInt8](repeating: 0, count: 64 << 20))
      try await withServer { _, connection in
        try await connection.reply(200, ["Content-Encoding: gzip"], bytes: bomb)
      } _: { server, transport in
        var request = TransportRequest(try server.url())
        request.bodyLimit = 1 << 20
        var size = 0
        let error = await #expect(throws: PentadError.self) {
          for try await chunk in try await transport.send(request).body {
            #expect(chunk.count <= 64 << 10)
            size += chunk.count
          }
        }
        #expect(error?.code == .bodyTooLong)
        #expect(size == 1 << 20)
      }
    }
  }
#endif
