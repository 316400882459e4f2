#if Networking
  import Foundation
  import NIOSSL
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadNetworking

  /// Certificates that other verifiers took, or refused, wrongly; from their reports.
  @Suite(.timeLimit(.minutes(15))) struct ForeignCertificateTests {
    /// Our own rule alone, without what TLS refuses before.
    private func isProven(_ host: String, by identity: TestIdentity) throws -> Bool {
      guard let certificate = try Certificate(der: der(identity)) else { return false }
      return ServerIdentity(host: host).isProven(by: certificate) && !certificate.isSignedWeakly
    }

    private func der(_ identity: TestIdentity) throws -> [UInt8] {
      let lines = String(decoding: identity.certificate, as: UTF8.self).split(separator: "\n")
      return Array(try #require(Data(base64Encoded: lines.dropFirst().dropLast().joined())))
    }

    private func verdict(_ names: String, _ host: String) async throws -> PentadError.Code? {
      let identity = try TestIdentity(names, commonName: host)
      let isProven = try isProven(host, by: identity)
      // A certificate that the library of TLS does not read is refused as well.
      guard let context = try? identity.context() else {
        #expect(!isProven)
        return .refused
      }
      let outcome = try await tlsOutcome(context, identity.trusted, host)
      #expect(isProven == (outcome == nil))
      return outcome
    }

    /// A subjectAltName of one entry, with any tag and bytes.
    private static func entry(_ tag: UInt8, _ content: [UInt8]) -> String {
      let bytes = [0x30, UInt8(content.count + 2), tag, UInt8(content.count)] + content
      return "DER:" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func name(_ text: String) -> String { entry(0x82, Array(text.utf8)) }

    /// - x509-limbo `rfc5280::san` and `webpki::san`: order, other kinds of names, criticality.
    /// - x509-limbo 620: only a list of public suffixes could refuse `*.co.uk`.
    @Test(arguments: [
      ((1...30).map { "DNS:x\($0).test," }.joined() + "DNS:a.example.org", "a.example.org"),
      ("critical,DNS:a.example.org", "a.example.org"),
      ("email:x@y.test,URI:https://y.test/,IP:10.0.0.1,DNS:a.example.org", "a.example.org"),
      ("otherName:1.2.3.4;UTF8:x,RID:1.2.3.4,DNS:a.example.org", "a.example.org"),
      ("DNS:xn--bcher-kva.example.org", "xn--bcher-kva.example.org"),
      ("DNS:*.xn--bcher-kva.example", "a.xn--bcher-kva.example"),
      ("DNS:*.co.uk", "example.co.uk"), ("DNS:a.example.org", "a.example.org."),
    ])
    func certificateOfTheHostIsAccepted(_ names: String, _ host: String) async throws {
      #expect(try await verdict(names, host) == nil)
    }

    /// Other verifiers take them (golang/go 75835: an underscore; RFC 9525, 6.3: a wildcard for an
    /// A-label). NIOSSL compares the name as well, and more strictly here.
    @Test(arguments: [
      ("DNS:a_b.example.org", "a_b.example.org"), ("DNS:*.example.org", "a_b.example.org"),
      ("DNS:*.example.org", "xn--bcher-kva.example.org"),
    ])
    func hostThatNIOSSLComparesMoreStrictlyIsRefused(
      _ names: String, _ host: String
    ) async throws {
      let identity = try TestIdentity(names)
      #expect(try isProven(host, by: identity))
      #expect(try await tlsOutcome(identity.context(), identity.trusted, host) == .refused)
    }

    /// - CVE-2009-2408, CVE-2013-4073, CVE-2013-4248: a zero byte in a name.
    /// - RFC 9525, 6.3, badssl `wrong.host`, Xor-el/TlsLib4Pascal 56: wildcards.
    /// - mozilla::pkix, webpki and Go: a point at the end of a presented name.
    /// - google/x509test `xf_ext_altname_*`, rustls/webpki 70: empty and blank names.
    @Test(
      arguments: [
        "*.*.org", "*.*", "**.example.org", "*a.example.org", "a*.example.org", "*.a.example.org",
        "a.*", "*.", "*..org", ".example.org", "*.example.org.", "a.example.org.", "", " ", ".",
        "a.example.org\0", "a.example.org\0.evil.test", "evil.test\0a.example.org",
        "*.example.org\0", " a.example.org", "a.example.org ", "a.example.org\n",
        "a.example.org:443", "https://a.example.org", "a.example.org/", "a。example。org",
        "ａ.example.org", "\\*.example.org", "a.example", "example.org", "xa.example.org",
      ].map(name))
    func otherNameIsRefused(_ names: String) async throws {
      #expect(try await verdict(names, "a.example.org") == .refused)
    }

    /// - RFC 9525, 7.1: `*` inside an A-label. Python's and Go's U-labels that were compared as such.
    @Test(arguments: [
      ("DNS:xn--*.example.org", "xn--bcher-kva.example.org"),
      ("DNS:xn--bcher-*.example.org", "xn--bcher-kva.example.org"),
      (Self.name("bücher.example.org"), "xn--bcher-kva.example.org"),
      ("DNS:*.badssl.com", "wrong.host.badssl.com"), ("DNS:*.com", "example.com"),
    ])
    func otherInternationalNameIsRefused(_ names: String, _ host: String) async throws {
      #expect(try await verdict(names, host) == .refused)
    }

    /// Other kinds of entry, other forms of the extension, and none at all.
    @Test(arguments: [
      "DER:3000", "DER:0500", "DER:300f820d612e6578616d706c652e6f726700",
      "DER:3080820d612e6578616d706c652e6f72670000", Self.entry(0xa2, Array("a.example.org".utf8)),
      Self.entry(0x81, Array("a.example.org".utf8)), Self.entry(0x86, Array("a.example.org".utf8)),
      Self.entry(0x16, Array("a.example.org".utf8)), Self.entry(0x87, Array("a.example.org".utf8)),
      "otherName:1.2.3.4;UTF8:a.example.org", "email:a.example.org", "URI:https://a.example.org/",
    ])
    func otherFormOfTheNameIsRefused(_ names: String) async throws {
      #expect(try await verdict(names, "a.example.org") == .refused)
    }

    /// - RFC 5280, 4.2: "MUST NOT include more than one instance" (x509test `xf_duplicate_extension`).
    @Test(arguments: ["DNS:a.example.org", "DNS:b.example.org"])
    func repeatedSubjectAltNameIsRefused(_ first: String) throws {
      let second = "2.5.29.99=" + Self.name("a.example.org")
      let once = try der(TestIdentity(first, ["-addext", second]))
      #expect(Certificate(der: once)?.names.count == 1)
      // OpenSSL writes none twice.
      let places = once.indices.filter { once[$0...].starts(with: [0x55, 0x1d, 99]) }
      var twice = once
      twice[try #require(places.first) + 2] = 17
      #expect(Certificate(der: twice) == nil)
    }

    /// - RFC 9525, 6.5; x509-limbo: an address in a `dNSName`, an `iPAddress` of another length, with a
    ///   mask as name constraints have it, or mapped.
    @Test(
      arguments: [
        entry(0x87, [127, 0, 0]), entry(0x87, [127, 0, 0, 1, 0]), entry(0x87, []),
        entry(0x87, [127, 0, 0, 1, 255, 255, 255, 255]), entry(0x87, Array("127.0.0.1".utf8)),
        entry(0x87, [1, 0, 0, 127]),
        entry(0x87, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 127, 0, 0, 1]), name("127.0.0.1"),
        name("*.0.0.1"), name("*"), name("127.0.0.1\0"), "URI:https://127.0.0.1/",
        "email:x@127.0.0.1",
      ])
    func otherFormOfTheAddressIsRefused(_ names: String) async throws {
      #expect(try await verdict(names, "127.0.0.1") == .refused)
    }

    @Test(arguments: [
      ("IP:::1", "[::1]", true), ("IP:::1", "[0:0:0:0:0:0:0:1]", true), ("IP:::2", "[::1]", false),
      ("IP:127.0.0.1", "[::ffff:127.0.0.1]", false), ("DNS:[::1]", "[::1]", false),
      ("IP:127.0.0.1", "[::7f00:1]", false), ("IP:0.0.0.1", "[::1]", false),
    ])
    func addressOfVersion6IsComparedAsBytes(
      _ names: String, _ host: String, _ isFine: Bool
    ) throws {
      #expect(try isProven(host, by: TestIdentity(names)) == isFine)
    }

    /// - golang/go 41682, mirleft/ocaml-x509 123: SHA-1 and MD5, also in RSASSA-PSS, whose parameters
    ///   mean SHA-1 where they are absent.
    @Test(arguments: [
      ["-newkey", "rsa:2048", "-md5"], ["-newkey", "rsa:2048", "-sha1"], ["-sha1"],
      ["-newkey", "rsa:2048", "-sha1", "-sigopt", "rsa_padding_mode:pss"],
    ])
    func weakSignatureIsRefused(_ arguments: [String]) async throws {
      let identity = try TestIdentity("DNS:a.example.org", arguments)
      #expect(
        try await tlsOutcome(identity.context(), identity.trusted, "a.example.org") == .refused)
    }
  }
#endif
