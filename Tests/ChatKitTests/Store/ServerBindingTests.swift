import Foundation
import GRDB
import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import ChatKit

/// An account belongs to the servers at which it signed in: no others get its token or its messages.
@Suite(.timeLimit(.minutes(15))) struct ServerBindingTests {
  private static let home = "https://chat.example.org/base"
  private let world = StoreWorld()
  private let server = SigningServer()
  private let other = SigningServer()

  private func configuration(_ address: String? = Self.home) throws -> ChatConfiguration {
    var configuration = ChatConfiguration(folder: world.folder)
    if let address {
      configuration.servers =
        address == "groupme" ? GroupMeServers() : try GroupMeServers(reference: address)
    }
    return configuration
  }

  private func signIn() async throws {
    let client = try await server.signIn("tok-101", configuration())
    _ = try await client.sendNewMessage("hi", to: .seven)
    await client.close()
  }

  private func waiting(_ configuration: ChatConfiguration) async throws -> [String?] {
    let client = try await server.open(configuration)
    let texts = try await client.outgoing().map(\.text)
    await client.close()
    return texts
  }

  @Test(arguments: [
    "https://chat.example.com/base", "http://chat.example.org/base",
    "https://chat.example.org:8443/base", "https://chat.example.org",
    "https://chat.example.org/Base",
    "groupme",
  ])
  func anotherServerGetsNothing(_ address: String) async throws {
    try await signIn()
    let elsewhere = try configuration(address)
    let error = try #require(
      await #expect(throws: PentadError.self) { try await other.open(elsewhere) })
    #expect(error.code == .otherServer)
    #expect(error.message.contains("\(Self.home)/groupme/v3"))
    let named = try #require(elsewhere.servers).api.string
    #expect(error.message.contains(named))
    #expect(other.tokens == [])
    #expect(try await waiting(configuration()) == ["hi"])
    #expect(try await waiting(configuration(nil)) == ["hi"])
  }

  /// A token that the user gives is for that server; the account stays where it is.
  @Test func aSignInElsewhereLeavesTheAccount() async throws {
    try await signIn()
    let error = await #expect(throws: PentadError.self) {
      try await other.signIn("tok-101-b", configuration("https://b.example.org"))
    }
    #expect(error?.code == .otherServer)
    let accounts = ChatAccounts(ChatConfiguration(folder: world.folder))
    #expect(try await accounts.signIn(of: "101").token == "tok-101")
    #expect(try await waiting(configuration()) == ["hi"])
  }

  /// The picture service gets the token, too.
  @Test func singleDifferentAddressIsAnotherServer() async throws {
    try await signIn()
    var changed = try configuration()
    changed.servers?.images = try TransportURL("https://pictures.example.org/")
    let error = await #expect(throws: PentadError.self) { try await other.open(changed) }
    #expect(error?.code == .otherServer)
    #expect(error?.message.contains("pictures.example.org") == true)
  }

  @Test(arguments: [
    "https://chat.example.org/base/", "https://CHAT.example.ORG/base",
    "https://chat.example.org:443/base", "HTTPS://chat.example.org/base//",
  ])
  func aServerWrittenOtherwiseIsTheSame(_ address: String) async throws {
    try await signIn()
    #expect(try await waiting(configuration(address)) == ["hi"])
  }

  @Test func aServerThatHasMovedTakesTheAccountAlong() async throws {
    try await signIn()
    var moved = try configuration("https://new.example.org")
    moved.serversHaveMoved = true
    #expect(try await waiting(moved) == ["hi"])
    #expect(try await waiting(configuration("https://new.example.org")) == ["hi"])
    let error = await #expect(throws: PentadError.self) { try await server.open(configuration()) }
    #expect(error?.code == .otherServer)
  }

  /// The tokens may be kept elsewhere than the store, and go; the store knows its server, too.
  @Test func aStoreWithoutItsCredentialsIsBound() async throws {
    try await signIn()
    var fresh = try configuration("https://b.example.org")
    fresh.credentials = MemoryCredentialStore()
    let error = await #expect(throws: PentadError.self) {
      try await other.signIn("tok-101", fresh)
    }
    #expect(error?.code == .otherServer)
  }

  @Test func signInElsewhereIsAllowedAfterSignOut() async throws {
    try await signIn()
    try await ChatClient.signOut(configuration())
    let elsewhere = try configuration("https://b.example.org")
    let client = try await other.signIn("tok-101", elsewhere)
    #expect(try await client.outgoing().isEmpty)
    await client.close()
    #expect(try await waiting(elsewhere) == [])
  }

  /// A client that is already open has no token any more.
  @Test func anOpenClientDoesNotSendTheTokenOfAnotherServer() async throws {
    try await signIn()
    let old = try await server.open(configuration())
    try await ChatClient.signOut(configuration())
    let new = try await other.signIn("tok-101-b", configuration("https://b.example.org"))
    let asked = server.tokens
    await #expect(throws: PentadError.self) { try await old.synchronise() }
    #expect(server.tokens == asked)
    await old.close()
    await new.close()
  }

  @Test func erasingKeepsTheServer() async throws {
    try await signIn()
    let client = try await server.open(configuration())
    try await client.eraseAll()
    await client.close()
    let error = await #expect(throws: PentadError.self) {
      try await other.open(configuration("groupme"))
    }
    #expect(error?.code == .otherServer)
    #expect(try await waiting(configuration(nil)) == [])
  }

  // MARK: Accounts of an earlier version

  /// Restores the state of an earlier version: a token and a store, without the servers.
  private func forgetServers() async throws {
    let credentials = FileCredentialStore(directory: world.folder)
    try await credentials.remove(CredentialKey(account: "groupme 101", name: "servers"))
    let queue = try DatabaseQueue(path: world.folder + "/101/chat.sqlite")
    try await queue.write { try $0.execute(sql: "DELETE FROM setting WHERE name = 'servers'") }
    try queue.close()
  }

  @Test func anEarlierAccountIsGroupMes() async throws {
    try await signIn()
    try await forgetServers()
    let error = await #expect(throws: PentadError.self) { try await other.open(configuration()) }
    #expect(error?.code == .otherServer)
    #expect(error?.message.contains("sign in") == true)
    #expect(other.tokens == [])
    #expect(try await waiting(configuration("groupme")) == ["hi"])
    #expect(try await waiting(configuration(nil)) == ["hi"])
    await #expect(throws: PentadError.self) { try await other.open(configuration()) }
  }

  @Test(arguments: [true, false])
  func anEarlierAccountOfAnotherServerIsClaimed(_ bySigningIn: Bool) async throws {
    try await signIn()
    try await forgetServers()
    if bySigningIn {
      await (try server.signIn("tok-101", configuration())).close()
    } else {
      var moved = try configuration()
      moved.serversHaveMoved = true
      #expect(try await waiting(moved) == ["hi"])
    }
    #expect(try await waiting(configuration()) == ["hi"])
    let error = await #expect(throws: PentadError.self) {
      try await other.open(configuration("groupme"))
    }
    #expect(error?.code == .otherServer)
  }
}
