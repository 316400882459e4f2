#if Networking
  import PentadCore
  import Testing

  @testable import PentadNetworking

  /// Chains of certificates that other verifiers took, or refused, wrongly; from their reports.
  @Suite(.timeLimit(.minutes(15))) struct ForeignChainTests {
    /// The signature of a root over itself proves nothing and is not looked at (RFC 9155, browsers,
    /// agl/xmpp-client 109).
    @Test(arguments: [[], ["-sha1"], ["-sha384"]])
    func chainIsAccepted(_ root: [String]) async throws {
      let chain = try TestChain("DNS:a.example.org", root: root)
      #expect(try await tlsOutcome(chain.context(), chain.trusted, "a.example.org") == nil)
    }

    @Test func pinIsComparedWithTheKeyOfTheServerAlone() async throws {
      let chain = try TestChain("DNS:a.example.org")
      func pinned(_ pins: String...) async throws -> PentadError.Code? {
        try await tlsOutcome(chain.context(), chain.trusted, "a.example.org", pins: pins)
      }
      #expect(try await pinned(chain.pins.leaf) == nil)
      #expect(try await pinned(chain.pins.root, chain.pins.leaf) == nil)
      #expect(try await pinned(chain.pins.intermediate) == .refused)
      #expect(try await pinned(chain.pins.root, chain.pins.intermediate) == .refused)
    }

    /// - x509-limbo `webpki::eku` and `rfc5280::nc`; RSASSA-PSS with SHA-1 for its mask alone.
    @Test(
      arguments: [
        ([], ["-sha1"]), (["-addext", "keyUsage=critical,digitalSignature"], []),
        (["-addext", "extendedKeyUsage=clientAuth"], []),
        ([], ["-addext", "extendedKeyUsage=clientAuth"]),
        ([], ["-addext", "extendedKeyUsage=codeSigning"]),
        (["-addext", "nameConstraints=critical,permitted;DNS:example.com"], []),
        (["-addext", "nameConstraints=critical,excluded;DNS:example.org"], []),
        (
          ["-newkey", "rsa:2048"],
          ["-sha256", "-sigopt", "rsa_padding_mode:pss", "-sigopt", "rsa_mgf1_md:sha1"]
        ),
      ] as [([String], [String])])
    func chainThatBreaksARuleIsRefused(
      _ intermediate: [String], _ leaf: [String]
    ) async throws {
      let chain = try TestChain("DNS:a.example.org", intermediate: intermediate, leaf: leaf)
      #expect(try await tlsOutcome(chain.context(), chain.trusted, "a.example.org") == .refused)
    }

    @Test func certificateOfNoAuthoritySignsNothing() async throws {
      let chain = try TestChain("DNS:a.example.org", isAuthority: false)
      #expect(try await tlsOutcome(chain.context(), chain.trusted, "a.example.org") == .refused)
    }

    /// RUSTSEC-2026-0099 and CVE-2025-61727: a `*` would leave the permitted names, or reach others.
    @Test(arguments: ["permitted", "excluded"])
    func wildcardStaysWithinTheNamesOfItsAuthority(_ kind: String) async throws {
      let limit = ["-addext", "nameConstraints=critical,\(kind);DNS:a.example.org"]
      let chain = try TestChain("DNS:*.example.org", intermediate: limit)
      let host = kind == "permitted" ? "b.example.org" : "a.example.org"
      #expect(try await tlsOutcome(chain.context(), chain.trusted, host) == .refused)
    }

    /// NIOSSL exposes only the certificate of the server, and BoringSSL accepts SHA-1 in the
    /// others. The documentation of PentadNetworking states it.
    @Test func hashOfAnIntermediateSignatureIsNotSeen() async throws {
      let chain = try TestChain("DNS:a.example.org", intermediate: ["-sha1"])
      #expect(try await tlsOutcome(chain.context(), chain.trusted, "a.example.org") == nil)
    }
  }
#endif
