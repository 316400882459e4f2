#if Networking
  import Foundation
  import PentadCore

  /// The SHA-256 of a server's SubjectPublicKeyInfo, in the form of RFC 7469.
  struct CertificatePin: Hashable, Sendable {
    private let hash: Data

    /// Computes the pin of a public key.
    init(of publicKeyInfo: ArraySlice<UInt8>) { hash = Data(SHA256.hash(Array(publicKeyInfo))) }

    /// Parses a pin: the base64 of 32 bytes, alone or as `pin-sha256="…"`.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/invalid``.
    init(_ text: String) throws(PentadError) {
      var digits = Substring(text)
      let (start, end) = ("pin-sha256=\"", "\"")
      if digits.hasPrefix(start), digits.hasSuffix(end), digits.utf8.count > start.utf8.count {
        digits = digits.dropFirst(start.count).dropLast(end.count)
      }
      // Foundation ignores bits behind the last byte, which RFC 4648 lets a decoder reject.
      guard let hash = Data(base64Encoded: String(digits)), hash.count == 32,
        hash.base64EncodedString() == digits
      else {
        throw PentadError(
          .invalid,
          "a certificate pin must be the base64 of a SHA-256: 44 characters, the last one \"=\"")
      }
      self.hash = hash
    }
  }
#endif
