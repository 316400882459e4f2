#if Networking
  import PentadCore

  /// The SHA-256 of a server's SubjectPublicKeyInfo, as RFC 7469 writes it.
  struct CertificatePin: Hashable, Sendable {
    private let hash: [UInt8]

    /// Returns the pin of a public key.
    init(of publicKeyInfo: ArraySlice<UInt8>) { hash = SHA256.hash(publicKeyInfo) }

    /// Reads a pin: the base64 of 32 bytes, alone or as `pin-sha256="…"`.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/invalid``.
    init(_ text: String) throws(PentadError) {
      var digits = Substring(text)
      let (start, end) = ("pin-sha256=\"", "\"")
      if digits.hasPrefix(start), digits.hasSuffix(end), digits.utf8.count > start.utf8.count {
        digits = digits.dropFirst(start.count).dropLast(end.count)
      }
      guard let hash = Self.bytes(digits), hash.count == 32 else {
        throw PentadError(
          .invalid,
          "a certificate pin is the base64 of a SHA-256: 44 characters, the last one \"=\"")
      }
      self.hash = hash
    }

    /// Decodes base64 with its padding; nil for anything else (RFC 4648, 4).
    private static func bytes(_ text: Substring) -> [UInt8]? {
      let digits = text.utf8.prefix { $0 != UInt8(ascii: "=") }
      let padding = text.utf8.count - digits.count
      guard text.utf8.count % 4 == 0, padding <= 2,
        text.utf8.suffix(padding).allSatisfy({ $0 == UInt8(ascii: "=") })
      else { return nil }
      var (bytes, buffer, bits) = ([UInt8](), UInt32(0), 0)
      for digit in digits {
        guard let value = alphabet.firstIndex(of: digit) else { return nil }
        buffer = buffer << 6 | UInt32(value)
        bits += 6
        guard bits >= 8 else { continue }
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
      let rest = buffer & (1 << UInt32(bits) - 1)
      return rest == 0 ? bytes : nil
    }

    private static let alphabet = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  }
#endif
