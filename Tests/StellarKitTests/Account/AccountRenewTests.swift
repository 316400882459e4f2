import Foundation
import PentadCore
import StellarKit
import TestSupport
import Testing

/// The replacement of an account's token.
@Suite struct AccountRenewTests {
  private let folder = temporaryPath("pentad-renew")
  private let credentials = MemoryCredentialStore()
  private let world = SchoolWorld()
  private let tokens = Tokens()

  /// The tokens with which sources were created.
  private final class Tokens: Sendable {
    private let list = Lock<[String]>([])
    var last: String? { list.withLock { $0.last } }
    func add(_ token: String) { list.withLock { $0.append(token) } }
  }

  /// A token is the id of its person, and a number.
  private func open(
    before: @escaping @Sendable (String) async -> Void = { _ in }
  ) async throws -> StellarAccounts {
    var configuration = StellarConfiguration(folder: folder)
    configuration.credentials = credentials
    configuration.worksByItself = false
    configuration.time = world.time.source
    let (world, tokens) = (world, tokens)
    return try await StellarAccounts(configuration) { _, secret async throws(PentadError) in
      let token = try await secret.text() ?? ""
      await before(token)
      tokens.add(token)
      let id = String(token.prefix { $0 != " " })
      world.school.set { $0.person = StellarPerson(id: id, name: "Name of \(id)") }
      return world.school
    }
  }

  private func secret(_ id: String) async -> String? {
    let key = CredentialKey(account: "stellar-account/\(id)", name: "token")
    return await credentials.get(key).map { String(decoding: $0, as: UTF8.self) }
  }

  /// In the second case, no client of the account is open.
  @Test(arguments: [false, true]) func theTokenOfAnotherPersonIsRejected(
    isReopened: Bool
  ) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var accounts = try await open()
    let account = try await accounts.add(.canvas, address: "https://a.example", secret: "ada 1")
    try await accounts.client(account.id).refreshAccount()
    try await accounts.client(account.id).post("Hello", to: "b", of: "1")
    if isReopened {
      await accounts.close()
      accounts = try await open()
    }
    let error = await #expect(throws: PentadError.self) {
      try await accounts.renew(account.id, secret: "bob 1")
    }
    #expect(error?.code == .conflict)
    #expect(error?.message.contains("sign in as Name of ada") == true)
    #expect(await secret(account.id) == "ada 1")
    try await accounts.renew(account.id, secret: "ada 2")
    #expect(await secret(account.id) == "ada 2")
    _ = try await accounts.client(account.id).synchronise()
    #expect(tokens.last == "ada 2")
    #expect(world.school.get(\.posts)["b"]?.map(\.text) == ["Thanks", "Hello"])
    await accounts.close()
  }

  @Test func aTokenThatCannotBeCheckedIsNotStored() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let accounts = try await open()
    let account = try await accounts.add(.canvas, address: "https://a.example", secret: "ada 1")
    world.goOffline()
    let error = await #expect(throws: PentadError.self) {
      try await accounts.renew(account.id, secret: "ada 2")
    }
    #expect(error == FakeStellar.offline)
    #expect(await secret(account.id) == "ada 1")
    world.goOffline(false)
    // Without stored data, any person may sign in.
    try await accounts.renew(account.id, secret: "bob 1")
    #expect(await secret(account.id) == "bob 1")
    await accounts.close()
  }

  /// The client that is being opened has the previous token.
  @Test func aTokenIsReplacedWhileAClientOpens() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (opening, renewing) = (AsyncSemaphore(1), AsyncSemaphore(1))
    await opening.wait()
    await renewing.wait()
    let accounts = try await open { token in
      if token == "ada 1" {
        await opening.signal()
        await renewing.wait()
      } else {
        await renewing.signal()
      }
    }
    let account = try await accounts.add(.canvas, address: "https://a.example", secret: "ada 1")
    async let first = accounts.client(account.id)
    await opening.wait()
    try await accounts.renew(account.id, secret: "ada 2")
    let (old, new) = (try await first, try await accounts.client(account.id))
    #expect(old !== new && tokens.last == "ada 2")
    await #expect(throws: PentadError.self) { try await old.bookmarks() }
    await accounts.close()
  }

  /// No folder of a removed account is left.
  @Test func anAccountIsRemovedWhileAClientOpens() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (opening, removing) = (AsyncSemaphore(1), AsyncSemaphore(1))
    await opening.wait()
    await removing.wait()
    let accounts = try await open { _ in
      await opening.signal()
      await removing.wait()
    }
    let account = try await accounts.add(.canvas, address: "https://a.example", secret: "ada 1")
    async let first: StellarClient? = try? accounts.client(account.id)
    await opening.wait()
    async let removal: Void = accounts.remove(account.id)
    await removing.signal()
    try await removal
    _ = await first
    #expect(!FileManager.default.fileExists(atPath: folder + "/" + account.id))
    #expect(await secret(account.id) == nil)
    await accounts.close()
  }
}
