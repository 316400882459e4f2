import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// A store belongs to the server that filled it: no other gets bookmarks or the device's secret.
@Suite(.timeLimit(.minutes(15))) struct StoreServerTests {
  private let world = World()
  private static let home = "https://stellar.example.org/api/"

  private func open(
    _ endpoint: String?, _ credentials: (any CredentialStore)? = nil, hasMoved: Bool = false,
    _ transport: ScriptedTransport = ScriptedTransport { _, _ in .text(500, "") }
  ) async throws -> StellarClient {
    var configuration = StellarConfiguration(folder: world.folder)
    configuration.worksByItself = false
    configuration.serverHasMoved = hasMoved
    configuration.credentials = credentials
    return try await StellarClient(configuration, transport: transport, endpoint: endpoint)
  }

  @Test(arguments: [
    "https://stellar.example.com/api/", "http://stellar.example.org/api/",
    "https://stellar.example.org:444/api/", "https://stellar.example.org/other/",
  ])
  func anotherServerIsRefused(_ endpoint: String) async throws {
    await (try open(Self.home)).close()
    let error = await #expect(throws: PentadError.self) { try await open(endpoint) }
    #expect(error?.code == .otherServer)
    #expect(error?.message.contains(Self.home) == true)
    #expect(error?.message.contains(endpoint) == true)
    await (try open(nil)).close()
    await (try open(Self.home)).close()
  }

  @Test(arguments: [
    "https://STELLAR.example.org/api", "https://stellar.example.org:443/api/",
    "https://stellar.example.org/api/?key=1",
  ])
  func theSameServerIsKnownAgain(_ endpoint: String) async throws {
    await (try open(Self.home)).close()
    await (try open(endpoint)).close()
  }

  /// A store that was used without a server belongs to none, and takes the first.
  @Test func aMoveIsNoted() async throws {
    await (try open(nil)).close()
    await (try open(Self.home)).close()
    await (try open("https://new.example.org/", hasMoved: true)).close()
    await (try open("https://new.example.org/")).close()
    let error = await #expect(throws: PentadError.self) { try await open(Self.home) }
    #expect(error?.code == .otherServer)
  }

  @Test func erasingKeepsTheServer() async throws {
    let client = try await open(Self.home)
    try await client.eraseAll()
    await client.close()
    let error = await #expect(throws: PentadError.self) {
      try await open("https://b.example.org/")
    }
    #expect(error?.code == .otherServer)
  }

  /// Two servers may give a device the same id; with one place for secrets, each gets its own alone.
  @Test func eachServerGetsItsOwnSecret() async throws {
    let secrets = MemoryCredentialStore()
    let forms = Lock<[String]>([])
    var clients: [StellarClient] = []
    for name in ["a", "b"] {
      let transport = ScriptedTransport { request, _ in
        let form = String(decoding: request.body, as: UTF8.self)
        forms.withLock { $0.append(form) }
        return request.url.string.contains("register")
          ? .text(200, #"{"device_id":1,"pass_key":"\#(name)-secret"}"#) : .text(200, "[]")
      }
      var configuration = StellarConfiguration()
      configuration.worksByItself = false
      configuration.credentials = secrets
      clients.append(
        try await StellarClient(
          configuration, transport: transport, endpoint: "https://\(name).example.org/"))
    }
    for client in clients { try await client.registerDevice() }
    for (client, name) in zip(clients, ["a", "b"]) {
      forms.withLock { $0 = [] }
      try await client.syncUnread()
      #expect(forms.withLock { $0.allSatisfy { $0.contains("\(name)-secret") } })
      await client.close()
    }
  }

  /// The id cannot be stored: the secret could never be removed again.
  @Test func aRegistrationThatFailsKeepsNoSecret() async throws {
    let secrets = RecordingSecrets()
    let fails = Lock(false)
    var configuration = StellarConfiguration(folder: world.folder)
    configuration.worksByItself = false
    configuration.credentials = secrets
    configuration.beforeStep = {
      if fails.withLock({ $0 }), secrets.isFilled { throw PentadError(.diskFull, "no room") }
    }
    let client = try await StellarClient(
      configuration,
      transport: ScriptedTransport { _, _ in
        .text(200, #"{"device_id":1,"pass_key":"secret"}"#)
      }, endpoint: Self.home)
    fails.withLock { $0 = true }
    await #expect(throws: PentadError.self) { try await client.registerDevice() }
    #expect(!secrets.isFilled)
    await client.close()
  }
}

private final class RecordingSecrets: CredentialStore {
  private let secrets = Lock<[CredentialKey: [UInt8]]>([:])

  var isFilled: Bool { secrets.withLock { !$0.isEmpty } }

  func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]? {
    secrets.withLock { $0[key] }
  }

  func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
    secrets.withLock { $0[key] = secret }
  }

  func remove(_ key: CredentialKey) async throws(PentadError) {
    secrets.withLock { $0[key] = nil }
  }
}
