#if Networking
  import SwiftASN1

  /// The parts of an X.509 certificate that the transport compares (RFC 5280).
  ///
  /// It reads the elements of DER and leaves the rest to BoringSSL, which has verified the certificate.
  /// `X509.Certificate` would reject RSASSA-PSS, SHA-224, unknown algorithms and more than 32 extensions.
  struct Certificate {
    /// The `dNSName` entries of its subjectAltName.
    private(set) var names: [ArraySlice<UInt8>] = []
    /// The `iPAddress` entries of its subjectAltName, 4 or 16 bytes each.
    private(set) var addresses: [ArraySlice<UInt8>] = []
    /// Its SubjectPublicKeyInfo, in DER.
    let publicKeyInfo: ArraySlice<UInt8>
    /// A Boolean value that indicates whether its signature uses SHA-1, MD5 or an older hash.
    let isSignedWeakly: Bool

    /// Parses a certificate; nil for other bytes.
    init?(der: [UInt8]) {
      guard let root = try? DER.parse(der), let certificate = try? Certificate(root) else {
        return nil
      }
      self = certificate
    }

    private init(_ root: ASN1Node) throws {
      let parts = try root.elements()
      guard parts.count == 3 else { throw ASN1Error.invalidASN1Object(reason: "no certificate") }
      // The optional version is dropped. Five fields before the key: serial number, algorithm,
      // issuer, validity, subject.
      let fields = try parts[0].elements().drop { $0.identifier == .field(0) }
      guard let key = fields.dropFirst(5).first, key.identifier == .sequence else {
        throw ASN1Error.invalidASN1Object(reason: "no public key")
      }
      publicKeyInfo = key.encodedBytes
      isSignedWeakly = try Self.isWeak(parts[1])
      let names = try fields.filter { $0.identifier == .field(3) }
        .flatMap { try $0.elements(of: .field(3)) }.flatMap { try $0.elements() }
        .map { try $0.elements() }.filter { Self.identifier($0.first) == [2, 5, 29, 17] }
      guard names.count <= 1 else { throw ASN1Error.invalidASN1Object(reason: "repeated names") }
      if let value = names.first?.last { try read(ASN1OctetString(derEncoded: value)) }
    }

    private mutating func read(_ names: ASN1OctetString) throws {
      for entry in try DER.parse(names.bytes).elements() {
        guard case .primitive(let content) = entry.content else { continue }
        if entry.identifier == .field(2) { self.names.append(content) }
        if entry.identifier == .field(7) { addresses.append(content) }
      }
    }

    private static func isWeak(_ algorithm: ASN1Node) throws -> Bool {
      let fields = try algorithm.elements()
      guard let identifier = identifier(fields.first) else { return true }
      guard identifier == .AlgorithmIdentifier.rsaPSS else { return weak.contains(identifier) }
      // RSASSA-PSS means SHA-1 unless its parameters name another hash.
      let hash = try fields.dropFirst().first?.elements().first { $0.identifier == .field(0) }
      let hashIdentifier = try hash?.elements(of: .field(0)).first?.elements().first
      return Self.identifier(hashIdentifier).map { !strongHashes.contains($0) } ?? true
    }

    /// Returns an object identifier; nil for another element, and for numbers of more than 64 bits.
    private static func identifier(_ node: ASN1Node?) -> ASN1ObjectIdentifier? {
      node.flatMap { try? ASN1ObjectIdentifier(derEncoded: $0) }
    }

    /// RSA with MD2, MD4, MD5 and SHA-1; ECDSA and DSA with SHA-1; RSA with SHA-1 under its OIW
    /// identifier.
    private static let weak: Set<ASN1ObjectIdentifier> = [
      [1, 2, 840, 113549, 1, 1, 2], [1, 2, 840, 113549, 1, 1, 3], [1, 2, 840, 113549, 1, 1, 4],
      [1, 2, 840, 113549, 1, 1, 5], [1, 2, 840, 10045, 4, 1], [1, 2, 840, 10040, 4, 3],
      [1, 3, 14, 3, 2, 29],
    ]
    /// SHA-256, SHA-384 and SHA-512: the hashes with which BoringSSL verifies RSASSA-PSS.
    private static let strongHashes: Set<ASN1ObjectIdentifier> = [
      [2, 16, 840, 1, 101, 3, 4, 2, 1], [2, 16, 840, 1, 101, 3, 4, 2, 2],
      [2, 16, 840, 1, 101, 3, 4, 2, 3],
    ]
  }

  extension ASN1Identifier {
    /// The tag of a numbered field.
    fileprivate static func field(_ number: UInt) -> Self {
      Self(tagWithNumber: number, tagClass: .contextSpecific)
    }
  }

  extension ASN1Node {
    /// Returns the elements of a sequence, or of another constructed element.
    fileprivate func elements(of wanted: ASN1Identifier = .sequence) throws -> [ASN1Node] {
      guard identifier == wanted, case .constructed(let elements) = content else {
        throw ASN1Error.unexpectedFieldType(identifier)
      }
      return Array(elements)
    }
  }
#endif
