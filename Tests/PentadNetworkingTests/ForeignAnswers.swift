#if Networking
  import PentadCore

  extension ForeignAnswerTests {
    private static let sound = "\r\nContent-Length: 2\r\n\r\nok"

    /// RFC 9112, 4. A status outside of 100…599 is still a status of three digits (RFC 9110, 15).
    static let startLines: [ForeignAnswer] = [
      ForeignAnswer("status 000", "HTTP/1.1 000 X" + sound, .broken),
      ForeignAnswer("status 099", "HTTP/1.1 099 X" + sound, .broken),
      ForeignAnswer("status 600", "HTTP/1.1 600 X" + sound, .body("ok")),
      ForeignAnswer("status 999", "HTTP/1.1 999 X" + sound, .body("ok")),
      ForeignAnswer("status of two digits", "HTTP/1.1 20 X" + sound, .broken),
      ForeignAnswer("status of four digits", "HTTP/1.1 2000 X" + sound, .broken),
      ForeignAnswer("status with a sign", "HTTP/1.1 +20 X" + sound, .broken),
      ForeignAnswer("status in letters", "HTTP/1.1 2e2 X" + sound, .broken),
      ForeignAnswer("empty reason", "HTTP/1.1 200 " + sound, .body("ok")),
      // The blank is required, and many servers leave it out: there is one way to read that.
      ForeignAnswer("no reason", "HTTP/1.1 200" + sound, .body("ok")),
      ForeignAnswer("reason in the status", "HTTP/1.1 200OK" + sound, .broken),
      ForeignAnswer("two blanks", "HTTP/1.1  200 OK" + sound, .broken),
      ForeignAnswer(
        "reason outside of ASCII", bytes: Array("HTTP/1.1 200 ".utf8) + [0xe9, 0xff] + sound.utf8,
        .body("ok")),
      ForeignAnswer("version 0.9", "HTTP/0.9 200 OK" + sound, .broken),
      ForeignAnswer("version 2.0", "HTTP/2.0 200 OK" + sound, .broken),
      ForeignAnswer("version 1.10", "HTTP/1.10 200 OK" + sound, .broken),
      ForeignAnswer("version 1.0", "HTTP/1.0 200 OK" + sound, .body("ok")),
      ForeignAnswer("name in lower case", "http/1.1 200 OK" + sound, .broken),
      ForeignAnswer("SHOUTcast", "ICY 200 OK" + sound, .broken),
      ForeignAnswer("a page without a head", "<html>hello</html>", .broken),
      ForeignAnswer("a request", "GET / HTTP/1.1\r\nHost: x\r\n\r\n", .broken),
      ForeignAnswer("TLS", bytes: [0x15, 3, 1, 0, 2, 2, 0x16], .broken),
      ForeignAnswer("HTTP/2", bytes: [0, 0, 0x12, 4, 0, 0, 0, 0, 0], .broken),
      ForeignAnswer("nothing", "", .cutOff),
      ForeignAnswer("half a status", "HTTP/1.1 20", .cutOff),
      ForeignAnswer("half a head", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n", .cutOff),
    ]

    /// RFC 9112, 6.3: a length is digits, once. A list of the same number may be taken for that number or
    /// refused; two fields of it as well.
    static let lengths: [ForeignAnswer] = [
      .length("5", .body("hello")), .length("00000000000005", .body("hello")),
      .length("\t5 ", .body("hello")), .length("+5", .broken), .length("-5", .broken),
      .length("0x5", .broken), .length("5.0", .broken), .length("5e0", .broken),
      .length("5_0", .broken), .length("5 5", .broken), .length("five", .broken),
      .length("\u{665}", .broken), .length("", .broken), .length("5,", .broken),
      .length("5, 5", .broken), .length("5, 6", .broken), .length("5;5", .broken),
      .length("18446744073709551616", .broken), .length("99999999999999999999999", .broken),
      .length("9223372036854775807", .cutOff), .length("6", .cutOff),
      .ok("length twice", "Content-Length: 5\r\nContent-Length: 5\r\n", "hello", .broken),
      .ok("two lengths", "Content-Length: 5\r\nContent-Length: 4\r\n", "hello", .broken),
      .ok("no length", "", "hello", .body("hello")),
    ]

    /// RFC 9112, 6.1. Without `TE` in the request no coding but `chunked` may come, and what is coded in
    /// another way would be taken for the content.
    static let codings: [ForeignAnswer] = [
      .coding("chunked", .body("hello")), .coding("CHUNKED", .body("hello")),
      .coding("\tchunked ", .body("hello")), .coding("gzip, chunked", .broken),
      .coding("gzip", .broken), .coding("identity", .broken), .coding("cow", .broken),
      .coding("xchunked", .broken), .coding("chunked, chunked", .broken),
      .coding("chunked, identity", .broken), .coding("\"chunked\"", .broken),
      .coding("chunked;q=1", .broken), .coding("chunked\u{b}", .broken), .coding("", .broken),
      .ok(
        "two codings", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
        "5\r\nhello\r\n0\r\n\r\n", .broken),
      .ok(
        "coding before length", "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
        "5\r\nhello\r\n0\r\n\r\n", .broken),
      .ok(
        "length before coding", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        "5\r\nhello\r\n0\r\n\r\n", .broken),
      .ok(
        "length and another coding", "Content-Length: 5\r\nTransfer-Encoding: identity\r\n",
        "hello", .broken),
      ForeignAnswer(
        "chunks in version 1.0",
        "HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", .broken),
    ]

    /// RFC 9112, 7.1. Its lines end in CR and LF alone: readers that took LF saw other chunks than those
    /// before them (CVE-2025-22871).
    static let chunked: [ForeignAnswer] = [
      .chunks("of zeros", "0005\r\nhello\r\n000\r\n\r\n", .body("hello")),
      .chunks("in capitals", "A\r\n0123456789\r\n0\r\n\r\n", .body("0123456789")),
      .chunks("with an extension", "5;a=b;c\r\nhello\r\n0;d\r\n\r\n", .body("hello")),
      .chunks("with a quoted extension", "5;a=\"b;c\"\r\nhello\r\n0\r\n\r\n", .body("hello")),
      .chunks("with a trailer", "5\r\nhello\r\n0\r\nA: b\r\n\r\n", .body("hello")),
      .chunks("with LF in an extension", "5;a\nhello\r\n0\r\n\r\n", .broken),
      .chunks("with CR in an extension", "5;\r\r\nhello\r\n0\r\n\r\n", .broken),
      .chunks("with LF alone", "5\nhello\n0\n\n", .broken),
      .chunks("with LF after the bytes", "5\r\nhello\n0\r\n\r\n", .broken),
      .chunks("with CR alone", "5\rhello\r0\r\r", .broken),
      .chunks("with a blank before", " 5\r\nhello\r\n0\r\n\r\n", .broken),
      .chunks("with 0x", "0x5\r\nhello\r\n0\r\n\r\n", .broken),
      .chunks("with a plus", "+5\r\nhello\r\n0\r\n\r\n", .broken),
      .chunks("with a minus", "-5\r\nhello\r\n0\r\n\r\n", .broken),
      .chunks("without a size", "\r\nhello\r\n0\r\n\r\n", .broken),
      .chunks("in letters", "five\r\nhello\r\n0\r\n\r\n", .broken),
      .chunks("of 2^64 and 5", "10000000000000005\r\nhello\r\n0\r\n\r\n", .broken),
      .chunks("longer than told", "4\r\nhello\r\n0\r\n\r\n", .broken),
      .chunks("shorter than told", "6\r\nhello\r\n0\r\n\r\n", .broken),
      .chunks("without an end", "5\r\nhello0\r\n\r\n", .broken),
      .chunks("with another end", "5\r\nhelloXX0\r\n\r\n", .broken),
      .chunks("with a nameless trailer", "5\r\nhello\r\n0\r\n: b\r\n\r\n", .broken),
      .chunks("cut in the bytes", "5\r\nhel", .cutOff),
      .chunks("cut in the size", "5", .cutOff),
      .chunks("cut before the last", "5\r\nhello\r\n", .cutOff),
      .chunks("cut in the last", "5\r\nhello\r\n0\r\n", .cutOff),
      .chunks("of 2^64 less 1", "FFFFFFFFFFFFFFFF\r\nhello", .cutOff),
    ]

    /// RFC 9112, 5, and RFC 9110, 5.5. Folded lines may be unfolded or refused, line ends of LF alone taken
    /// or refused.
    static let headers: [ForeignAnswer] = [
      .header("empty", "X:\r\nY: \t \r\n", .body("ok")),
      .header("in any case", "cOnTeNt-tYpE: text/plain\r\n", .body("ok")),
      .header("of odd characters", "!#$%&'*+-.^_`|~: x\r\n", .body("ok")),
      ForeignAnswer(
        "header outside of ASCII",
        bytes: Array("HTTP/1.1 200 OK\r\nX: ".utf8) + [0xe9, 0xff] + sound.utf8, .body("ok")),
      .header("folded", "X: a\r\n b\r\n"), .header("folded length", "Content-Length:\r\n 2\r\n"),
      .header("folded at first", " X: a\r\n"), .header("with LF alone", "X: a\nY: b\r\n"),
      .header("with CR alone", "X: a\rContent-Length: 9\r\n"),
      .header("with CR twice", "X: a\r\r\n"), .header("with NUL in its value", "X: a\0b\r\n"),
      .header("with a bell in its value", "X: a\u{7}b\r\n"),
      .header("with DEL in its value", "X: a\u{7f}b\r\n"),
      .header("with NUL in its name", "X\0: a\r\n"), .header("without a colon", "nonsense\r\n"),
      .header("without a name", ": a\r\n"), .header("with a blank in its name", "X Y: a\r\n"),
      .header("with a blank behind its name", "X : a\r\n"),
      .header("named outside of ASCII", "\u{e9}: a\r\n"),
      .header("300 times", String(repeating: "X: a\r\n", count: 300)),
      .header("of 100,000 bytes", "X: \(String(repeating: "a", count: 100_000))\r\n"),
      ForeignAnswer("LF alone", "HTTP/1.1 200 OK\nContent-Length: 2\n\nok", .broken),
      ForeignAnswer("CR alone", "HTTP/1.1 200 OK\rContent-Length: 2\r\rok", .broken),
    ]

    /// RFC 9112, 6.3: these end with their heads, even if the headers announce a body.
    static let bodiless: [ForeignAnswer] = [
      ForeignAnswer("204 with a length", "HTTP/1.1 204 X" + sound, .body("")),
      ForeignAnswer(
        "204 in chunks", "HTTP/1.1 204 X\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n",
        .body("")),
      ForeignAnswer(
        "304 with a length", "HTTP/1.1 304 X\r\nContent-Length: 500\r\n\r\n", .body("")),
      ForeignAnswer("HEAD with a body", "HTTP/1.1 200 OK" + sound, .body(""), method: .head),
      ForeignAnswer(
        "HEAD in chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", .body(""),
        method: .head),
      ForeignAnswer("205 with a body", "HTTP/1.1 205 X" + sound, .body("ok")),
      ForeignAnswer(
        "100 before", "HTTP/1.1 100 X\r\n\r\nHTTP/1.1 200 OK" + sound, .body("ok")),
      ForeignAnswer(
        "1,000 times 103",
        String(repeating: "HTTP/1.1 103 X\r\nLink: </a>\r\n\r\n", count: 1_000)
          + "HTTP/1.1 200 OK" + sound, .body("ok")),
      ForeignAnswer("100 alone", "HTTP/1.1 100 X\r\n\r\n", .cutOff),
      ForeignAnswer("101", "HTTP/1.1 101 X\r\n\r\nHTTP/1.1 200 OK" + sound, .broken),
    ]

    /// RFC 9110, 8.4. What is not asked for stays as it is, with its `Content-Encoding`.
    static let compressed: [ForeignAnswer] = [
      gzip("whole", hello, .body("hello")), gzip("twice", hello + hello, .body("hellohello")),
      gzip("padded", hello + [0, 0, 0], .body("hello")),
      gzip("with more behind it", hello + Array("junk".utf8), .broken),
      gzip("cut in its bytes", hello.dropLast(10), .cutOff),
      gzip("cut in its sum", hello.dropLast(2), .cutOff),
      gzip("with a wrong sum", hello.dropLast(8) + [1, 2, 3, 4, 5, 0, 0, 0], .broken),
      gzip("that is none", Array("hello".utf8), .broken), gzip("empty", [], .body("")),
      gzip("named br", Array("hello".utf8), .body("hello"), coding: "br"),
    ]

    private static let hello: [UInt8] = [
      0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 7, 0, 0x86, 0xa6, 0x10,
      0x36,
      5, 0, 0, 0,
    ]

    private static func gzip(
      _ name: String, _ bytes: some Collection<UInt8>, _ outcome: ForeignAnswer.Outcome,
      coding: String = "gzip"
    ) -> ForeignAnswer {
      let head = "HTTP/1.1 200 OK\r\nContent-Encoding: \(coding)\r\nContent-Length: \(bytes.count)"
      return ForeignAnswer(
        "gzip \(name)", bytes: Array("\(head)\r\n\r\n".utf8) + Array(bytes), outcome)
    }
  }
#endif
