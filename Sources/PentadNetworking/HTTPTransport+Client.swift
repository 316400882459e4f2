#if Networking
  import AsyncHTTPClient
  import NIOCore
  import NIOSSL
  import PentadCore

  extension HTTPTransport.Configuration {
    /// Returns the settings of the HTTP client.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid configuration.
    func clientConfiguration(
      _ rules: CertificateRules
    ) throws(PentadError) -> HTTPClient.Configuration {
      guard (1...3_600_000).contains(connectTimeout) else {
        throw PentadError(.invalid, "connectTimeout must be from 1 to 3600000 ms")
      }
      guard connectionsPerHost >= 1 else {
        throw PentadError(.invalid, "connectionsPerHost must be at least 1")
      }
      guard (1...64).contains(threads) else {
        throw PentadError(
          .invalid,
          "threads must be "
            + "from 1 to 64")
      }
      // BodyReader decompresses instead: the client's decompression inflates all bytes of one read,
      // without a limit for the result, and treats an answer to HEAD as cut off.
      var settings = HTTPClient.Configuration(
        tlsConfiguration: try tls(), redirectConfiguration: .disallow,
        timeout: .init(connect: .milliseconds(Int64(connectTimeout))), proxy: try proxy?.server(),
        decompression: .disabled)
      settings.httpVersion = .http1Only
      settings.dnsOverride = resolutions
      settings.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connectionsPerHost
      // Otherwise a refused connection is reported only after connectTimeout, not when it happens.
      settings.connectionPool.retryConnectionEstablishment = false
      let hasProxy = proxy != nil
      settings.http1_1ConnectionDebugInitializer = {
        ConnectionSetup.run(on: $0, rules: rules, hasProxy: hasProxy)
      }
      return settings
    }

    /// Returns the TLS settings, including the trusted certificate authorities.
    func tls() throws(PentadError) -> TLSConfiguration {
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.minimumTLSVersion = .tlsv12
      tls.verifySignatureAlgorithms = Self.signatureAlgorithms
      for authority in certificateAuthorities {
        tls.additionalTrustRoots.append(.certificates(try authority.certificates()))
      }
      return tls
    }
  }

  extension HTTPTransport.Configuration {
    /// The signatures that a server may use to prove its key: the defaults of BoringSSL without
    /// SHA-1.
    private static let signatureAlgorithms: [SignatureAlgorithm] = [
      .ecdsaSecp256R1Sha256, .rsaPssRsaeSha256, .rsaPkcs1Sha256, .ecdsaSecp384R1Sha384,
      .rsaPssRsaeSha384, .rsaPkcs1Sha384, .rsaPssRsaeSha512, .rsaPkcs1Sha512,
    ]
  }

  extension HTTPTransport.CertificateAuthority {
    fileprivate func certificates() throws(PentadError) -> [NIOSSLCertificate] {
      let certificates =
        switch self {
        case .file(let path): try? NIOSSLCertificate.fromPEMFile(path)
        case .bytes(let bytes): try? NIOSSLCertificate.fromPEMBytes(bytes)
        }
      guard let certificates, !certificates.isEmpty else {
        throw PentadError(
          .invalid, "an extra certificate authority cannot be read: give certificates in PEM form")
      }
      return certificates
    }
  }

  extension HTTPTransport.Proxy {
    /// Returns true if the text can be a name or an address.
    private static func isHost(_ text: String) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f }
        && !text.contains { "/@?#".contains($0) } && text.count { $0 == ":" } != 1
    }

    fileprivate func server() throws(PentadError) -> HTTPClient.Configuration.Proxy {
      guard HTTPTransport.Proxy.isHost(host), (1...65_535).contains(port) else {
        throw PentadError(
          .invalid, "a proxy needs a host, without http:// and port, and a port from 1 to 65535")
      }
      return .server(
        host: host, port: port,
        authorization: credentials.map { .basic(username: $0.name, password: $0.password) })
    }
  }
#endif
