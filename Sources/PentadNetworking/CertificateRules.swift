#if Networking
  import NIOSSL
  import PentadCore

  /// The rules for a server's certificate beyond those of NIOSSL, which has verified its chain.
  struct CertificateRules: Sendable {
    private let pins: Set<CertificatePin>

    /// Parses the pins.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a malformed pin.
    init(pins: [String]) throws(PentadError) {
      var read: Set<CertificatePin> = []
      for pin in pins { read.insert(try CertificatePin(pin)) }
      self.pins = read
    }

    /// Checks the certificate of a host.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/refused``.
    func check(_ certificate: NIOSSLCertificate, host: String) throws(PentadError) {
      guard let der = try? certificate.toDERBytes(), let read = Certificate(der: der) else {
        throw PentadError(.refused, "the server's certificate cannot be read: ask its operator")
      }
      guard ServerIdentity(host: host).isProven(by: read) else {
        throw PentadError(
          .refused,
          "the subjectAltName of the server's certificate does not contain the host: check the"
            + " address, or ask its operator")
      }
      guard !read.isSignedWeakly else {
        throw PentadError(
          .refused,
          "the server's certificate is signed with SHA-1 or an older hash: ask its operator")
      }
      guard pins.isEmpty || pins.contains(CertificatePin(of: read.publicKeyInfo)) else {
        throw PentadError(
          .refused,
          "the server's key is not one of the pinned keys: check the pins and the address")
      }
    }
  }
#endif
