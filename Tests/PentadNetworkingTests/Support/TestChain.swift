#if Networking
  import Foundation
  import NIOSSL
  import PentadNetworking

  /// A root, an intermediate certificate that it signs, and a server's certificate that this one signs.
  struct TestChain {
    /// The pins of the three keys.
    let pins: (root: String, intermediate: String, leaf: String)
    private let root: [UInt8]
    private let sent: [UInt8]
    private let key: [UInt8]

    /// - Parameters:
    ///   - names: the subjectAltName of the server's certificate.
    ///   - root: further arguments of `openssl req`, as the others.
    ///   - isAuthority: whether the intermediate certificate may sign others.
    init(
      _ names: String, root: [String] = [], intermediate: [String] = [], leaf: [String] = [],
      isAuthority: Bool = true
    ) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // The system's file adds extensions.
      try Data("[req]\ndistinguished_name = name\n[name]\n".utf8)
        .write(to: folder.appending(path: "openssl.cnf"))
      let authority = ["-addext", "basicConstraints=critical,CA:TRUE"]
      let other = ["-addext", "basicConstraints=critical,CA:FALSE"]
      try Self.make("root", in: folder, authority + root)
      try Self.make(
        "intermediate", by: "root", in: folder, (isAuthority ? authority : other) + intermediate)
      try Self.make(
        "leaf", by: "intermediate", in: folder,
        other + ["-addext", "subjectAltName=\(names)"] + leaf)
      pins = (
        try TestIdentity.pin(of: "root.pem", in: folder),
        try TestIdentity.pin(of: "intermediate.pem", in: folder),
        try TestIdentity.pin(of: "leaf.pem", in: folder)
      )
      func read(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: name)))
      }
      self.root = try read("root.pem")
      sent = try read("leaf.pem") + read("intermediate.pem")
      key = try read("leaf.key")
    }

    private static func make(
      _ name: String, by issuer: String? = nil, in folder: URL, _ arguments: [String]
    ) throws {
      let signer = issuer.map { ["-CA", "\($0).pem", "-CAkey", "\($0).key"] } ?? []
      let isRSA = arguments.contains { $0.hasPrefix("rsa:") }
      let curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
      _ = try TestIdentity.run(
        in: folder,
        ["openssl", "req", "-config", "openssl.cnf", "-x509", "-nodes", "-days", "2"]
          + ["-subj", "/CN=\(name)"] + (isRSA ? [] : curve)
          + ["-keyout", "\(name).key", "-out", "\(name).pem"] + signer + arguments)
    }

    /// The TLS settings of a server with this certificate.
    func context() throws -> NIOSSLContext {
      try NIOSSLContext(
        configuration: .makeServerConfiguration(
          certificateChain: NIOSSLCertificate.fromPEMBytes(sent).map { .certificate($0) },
          privateKey: .privateKey(NIOSSLPrivateKey(bytes: key, format: .pem))))
    }

    /// The configuration of a transport that trusts the root.
    var trusted: HTTPTransport.Configuration {
      var configuration = HTTPTransport.Configuration()
      configuration.certificateAuthorities = [.bytes(root)]
      return configuration
    }
  }
#endif
