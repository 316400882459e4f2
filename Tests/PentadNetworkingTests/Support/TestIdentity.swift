#if Networking
  import Foundation
  import NIOSSL
  import PentadNetworking

  /// A certificate that openssl makes and signs with itself, and its key.
  struct TestIdentity {
    let certificate: [UInt8]
    /// The pin of its key, as openssl computes it.
    let pin: String
    private let key: [UInt8]

    /// - Parameters:
    ///   - names: the subjectAltName, such as `DNS:localhost`; nil for none.
    ///   - commonName: the common name of the subject.
    ///   - arguments: further arguments of `openssl req`.
    init(_ names: String?, commonName: String = "test", _ arguments: [String] = []) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let isRSA = arguments.contains { $0.hasPrefix("rsa") }
      let curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
      _ = try Self.run(
        in: folder,
        ["openssl", "req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=\(commonName)"]
          + ["-keyout", "key.pem", "-out", "certificate.pem"] + (isRSA ? [] : curve)
          + (names.map { ["-addext", "subjectAltName=\($0)"] } ?? []) + arguments)
      pin = try Self.pin(of: "certificate.pem", in: folder)
      certificate = Array(try Data(contentsOf: folder.appending(path: "certificate.pem")))
      key = Array(try Data(contentsOf: folder.appending(path: "key.pem")))
    }

    /// Returns the pin of a certificate's key, as openssl computes it.
    static func pin(of file: String, in folder: URL) throws -> String {
      let hash =
        "openssl x509 -in \(file) -noout -pubkey | openssl pkey -pubin -outform der"
        + " | openssl dgst -sha256 -binary | openssl base64"
      return try run(in: folder, ["sh", "-c", hash]).trimmingCharacters(in: .newlines)
    }

    /// Runs a program, and returns its output.
    static func run(in folder: URL, _ arguments: [String]) throws -> String {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.currentDirectoryURL = folder
      process.arguments = arguments
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }

    /// Both, as a file of the PEM form has them.
    var pem: [UInt8] { certificate + key }

    /// The TLS settings of a server with this certificate.
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
