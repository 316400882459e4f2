#if Networking
  import Foundation
  import NIOSSL
  import PentadNetworking

  /// A certificate that openssl makes and signs with itself, and its key.
  struct TestIdentity {
    let certificate: [UInt8]
    private let key: [UInt8]

    /// - Parameter name: as it stands in the certificate: `DNS:localhost`.
    init(_ name: String) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.currentDirectoryURL = folder
      process.arguments = [
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
        "-nodes", "-days", "2", "-subj", "/CN=test", "-addext", "subjectAltName=\(name)",
        "-keyout", "key.pem", "-out", "certificate.pem",
      ]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      certificate = Array(try Data(contentsOf: folder.appending(path: "certificate.pem")))
      key = Array(try Data(contentsOf: folder.appending(path: "key.pem")))
    }

    /// Both, as a file of the PEM form has them.
    var pem: [UInt8] { certificate + key }

    /// What a server speaks TLS with.
    func context() throws -> NIOSSLContext {
      try NIOSSLContext(
        configuration: .makeServerConfiguration(
          certificateChain: NIOSSLCertificate.fromPEMBytes(certificate).map { .certificate($0) },
          privateKey: .privateKey(NIOSSLPrivateKey(bytes: key, format: .pem))))
    }

    /// The configuration of a transport that trusts it.
    var trusted: HTTPTransport.Configuration {
      var configuration = HTTPTransport.Configuration()
      configuration.certificateAuthorities = [.bytes(certificate)]
      return configuration
    }
  }
#endif
