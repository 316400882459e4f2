#if Networking
  /// The parts of an X.509 certificate that the transport compares (RFC 5280).
  struct Certificate {
    /// The `dNSName` entries of its subjectAltName.
    private(set) var names: [ArraySlice<UInt8>] = []
    /// The `iPAddress` entries of its subjectAltName, 4 or 16 bytes each.
    private(set) var addresses: [ArraySlice<UInt8>] = []
    /// Its SubjectPublicKeyInfo, in DER.
    private(set) var publicKeyInfo: ArraySlice<UInt8> = []
    /// A Boolean value that indicates whether its signature uses SHA-1, MD5 or an older hash.
    private(set) var isSignedWeakly = true

    /// Reads a certificate; nil for bytes that are none.
    init?(der: [UInt8]) {
      var file = DERReader(der[...])
      guard var parts = file.sequence(), var body = parts.sequence(),
        let algorithm = parts.next(0x30)
      else { return nil }
      isSignedWeakly = Self.isWeak(algorithm.content)
      // The version; the serial number, the algorithm again, issuer, validity and subject.
      _ = body.next(0xa0)
      for tag in [0x02, 0x30, 0x30, 0x30, 0x30] as [UInt8] where body.next(tag) == nil {
        return nil
      }
      guard let key = body.next(0x30) else { return nil }
      publicKeyInfo = key.whole
      while let part = body.next() {
        guard part.tag == 0xa3 else { continue }
        var wrapper = DERReader(part.content)
        guard var extensions = wrapper.sequence(), readNames(&extensions) else { return nil }
      }
    }

    private mutating func readNames(_ extensions: inout DERReader) -> Bool {
      var isRead = false
      while var fields = extensions.sequence() {
        guard fields.next(0x06)?.content == [0x55, 0x1d, 0x11] else { continue }
        _ = fields.next(0x01)
        guard !isRead, let value = fields.next(0x04) else { return false }
        var wrapper = DERReader(value.content)
        guard var entries = wrapper.sequence() else { return false }
        while let entry = entries.next() {
          if entry.tag == 0x82 { names.append(entry.content) }
          if entry.tag == 0x87 { addresses.append(entry.content) }
        }
        isRead = true
      }
      return true
    }

    private static func isWeak(_ algorithm: ArraySlice<UInt8>) -> Bool {
      var fields = DERReader(algorithm)
      guard let identifier = fields.next(0x06) else { return true }
      let bytes = Array(identifier.content)
      // RSASSA-PSS means SHA-1 unless its parameters name another hash.
      if bytes == rsa + [0x0a] {
        guard var parameters = fields.sequence() else { return true }
        return parameters.next(0xa0) == nil
      }
      return weak.contains(bytes)
    }

    private static let rsa: [UInt8] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01]
    /// RSA with MD2, MD4, MD5 and SHA-1; ECDSA and DSA with SHA-1; RSA with SHA-1 as OIW named it.
    private static let weak: Set<[UInt8]> = [
      rsa + [0x02], rsa + [0x03], rsa + [0x04], rsa + [0x05],
      [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x01], [0x2a, 0x86, 0x48, 0xce, 0x38, 0x04, 0x03],
      [0x2b, 0x0e, 0x03, 0x02, 0x1d],
    ]
  }

  /// Reads the elements of DER one after the other.
  struct DERReader {
    /// One element.
    struct Element {
      let tag: UInt8
      let content: ArraySlice<UInt8>
      /// The element with its tag and its length.
      let whole: ArraySlice<UInt8>
    }

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Returns the next element; nil at the end, and for an element that is cut off.
    mutating func next() -> Element? {
      guard let element = peek() else { return nil }
      rest = rest[element.whole.endIndex...]
      return element
    }

    /// Returns the next element if it has the tag; otherwise nothing is read.
    mutating func next(_ tag: UInt8) -> Element? { peek()?.tag == tag ? next() : nil }

    /// Returns a reader of the next element, which has to be a sequence.
    mutating func sequence() -> DERReader? { next(0x30).map { DERReader($0.content) } }

    private func peek() -> Element? {
      guard rest.count >= 2 else { return nil }
      let first = rest[rest.startIndex + 1]
      var (start, length) = (rest.startIndex + 2, Int(first))
      if first >= 0x80 {
        let count = Int(first & 0x7f)
        guard (1...4).contains(count), rest.endIndex - start >= count else { return nil }
        length = rest[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
        start += count
      }
      guard rest.endIndex - start >= length else { return nil }
      let end = start + length
      return Element(
        tag: rest[rest.startIndex], content: rest[start..<end], whole: rest[rest.startIndex..<end])
    }
  }
#endif
