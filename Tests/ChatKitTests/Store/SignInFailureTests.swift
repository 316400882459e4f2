import Foundation
import GRDB
import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import ChatKit

/// Sign-ins that fail, and sign-outs of stores that cannot be opened.
@Suite(.timeLimit(.minutes(15))) struct SignInFailureTests {
  /// The obstacles at the path of an account's store.
  enum Obstacle: CaseIterable {
    case fileForFolder
    case foreignFile
    case laterSchema
    case fullDisk
  }

  private let world = StoreWorld()
  private let server = SigningServer()

  private func place(
    _ obstacle: Obstacle, _ id: String = "101"
  ) throws -> ChatConfiguration {
    var configuration = ChatConfiguration(folder: world.folder)
    let folder = "\(world.folder)/\(id)"
    switch obstacle {
    case .fileForFolder:
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.createDirectory(
        atPath: world.folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try Data("mine".utf8).write(to: URL(fileURLWithPath: folder))
    case .foreignFile:
      // With all of our tables it would be ours, and its header damaged.
      try database(folder) {
        try $0.execute(sql: "PRAGMA application_id = 42; DROP TABLE IF EXISTS setting")
      }
    case .laterSchema:
      try database(folder) { try $0.execute(sql: "PRAGMA user_version = 999") }
    case .fullDisk:
      configuration.beforeStep = { throw PentadError(.diskFull, "no room") }
    }
    return configuration
  }

  private func database(_ folder: String, _ change: (Database) throws -> Void) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let queue = try DatabaseQueue(path: folder + "/chat.sqlite")
    try queue.writeWithoutTransaction { database in
      if try Int.fetchOne(database, sql: "PRAGMA application_id") == 0 {
        try database.execute(sql: "PRAGMA application_id = \(StoreSchema.chat.applicationID)")
        try database.execute(sql: "CREATE TABLE t (a)")
      }
      try change(database)
    }
    try queue.close()
  }

  private var accounts: ChatAccounts { ChatAccounts(ChatConfiguration(folder: world.folder)) }

  @Test(arguments: Obstacle.allCases)
  func aFailedSignInKeepsNoTokenAndThePreviousAccountStaysCurrent(
    _ obstacle: Obstacle
  ) async throws {
    await (try server.signIn("tok-102", ChatConfiguration(folder: world.folder))).close()
    let configuration = try place(obstacle)
    await #expect(throws: PentadError.self) {
      try await server.signIn("tok-101", configuration)
    }
    #expect(try await accounts.signIn(of: "101").token == nil)
    #expect(try await accounts.current() == "102")
    await (try server.open(ChatConfiguration(folder: world.folder))).close()
  }

  /// The user's earlier token remains: the server has not rejected it.
  @Test(arguments: Obstacle.allCases)
  func aFailedRepeatedSignInRestoresTheToken(_ obstacle: Obstacle) async throws {
    await (try server.signIn("tok-101-old", ChatConfiguration(folder: world.folder))).close()
    let configuration = try place(obstacle)
    await #expect(throws: PentadError.self) {
      try await server.signIn("tok-101-new", configuration)
    }
    #expect(try await accounts.signIn(of: "101").token == "tok-101-old")
    #expect(try await accounts.current() == "101")
  }

  /// Each step of a sign-in fails once; no failure may leave a token.
  @Test(arguments: 1...12) func noStepThatFailsLeavesAToken(_ number: Int) async throws {
    let credentials = FailingSecrets(number)
    var configuration = ChatConfiguration(folder: world.folder)
    configuration.credentials = credentials
    do {
      let client = try await server.signIn("tok-101", configuration)
      await client.close()
      #expect(await credentials.texts["groupme current"] == "101")
    } catch {
      #expect(await credentials.texts == [:])
    }
  }

  // MARK: Signing out

  @Test(arguments: Obstacle.allCases)
  func aSignOutRemovesTheTokenOfAStoreThatCannotBeOpened(_ obstacle: Obstacle) async throws {
    await (try server.signIn("tok-101", ChatConfiguration(folder: world.folder))).close()
    let configuration = try place(obstacle)
    let error = await #expect(throws: PentadError.self) {
      try await ChatClient.signOut(configuration)
    }
    #expect(error?.message.contains("signed out") == true)
    #expect(try await accounts.signIn(of: "101").token == nil)
    #expect(try await accounts.current() == nil)
    if obstacle == .fileForFolder {
      #expect(FileManager.default.contents(atPath: "\(world.folder)/101") == Data("mine".utf8))
    }
  }

  @Test func aSignOutWithoutAClientErasesTheStore() async throws {
    let configuration = ChatConfiguration(folder: world.folder)
    let client = try await server.signIn("tok-101", configuration)
    try await client.setDraft("begun", in: .seven)
    let other = try await server.open(configuration)
    await client.close()
    #expect(try await ChatClient.signOut(configuration) == "101")
    await #expect(throws: PentadError.self) { try await other.setDraft("late", in: .seven) }
    await other.close()
    await #expect(throws: PentadError.self) { try await server.open(configuration) }
    await #expect(throws: PentadError.self) { try await ChatClient.signOut(configuration) }
    let again = try await server.signIn("tok-101", configuration)
    #expect(try await again.store.draft(in: .seven) == nil)
    await again.close()
  }

  // MARK: Names

  @Test(arguments: ["credentials", "Alice", "CREDENTIALS", String(repeating: "9", count: 64)])
  func anIdOfAnyNameHasAStoreOfItsOwn(_ id: String) async throws {
    let configuration = ChatConfiguration(folder: world.folder)
    let client = try await server.signIn("tok-\(id)", configuration)
    try await client.setDraft("begun", in: .seven)
    await client.close()
    let again = try await server.open(configuration)
    #expect(again.userId == id)
    #expect(try await again.store.draft(in: .seven) == "begun")
    try await again.signOut()
    #expect(try await accounts.signIn(of: id).token == nil)
  }

  @Test func foldersDifferWhereCapitalsDoNot() throws {
    let ids = [
      "credentials", "Credentials", "CREDENTIALS", "alice", "Alice", "aLice", "101", "-", "_",
      "a-b",
    ]
    let paths = ids.map { AccountFolder.path(in: world.folder, of: $0).lowercased() }
    #expect(Set(paths).count == ids.count)
    #expect(!paths.contains("\(world.folder)/credentials".lowercased()))
    #expect(AccountFolder.path(in: world.folder, of: "101") == "\(world.folder)/101")
  }

  @Test func aFolderOfAnEarlierVersionIsUsed() throws {
    try FileManager.default.createDirectory(
      atPath: "\(world.folder)/Alice", withIntermediateDirectories: true)
    #expect(AccountFolder.path(in: world.folder, of: "Alice") == "\(world.folder)/Alice")
    #expect(AccountFolder.path(in: world.folder, of: "alice") == "\(world.folder)/alice")
  }

  @Test(arguments: [
    "", ".", "..", "a/b", "../101", "a b", "é", String(repeating: "1", count: 65),
  ])
  func invalidUserIdIsRefused(_ id: String) { #expect(!AccountFolder.isName(id)) }
}

/// A credential store that fails at one step, once.
private actor FailingSecrets: CredentialStore {
  private var secrets: [CredentialKey: [UInt8]] = [:]
  private var step = 0
  private let failing: Int

  init(_ failing: Int) { self.failing = failing }

  var texts: [String: String] {
    Dictionary(
      uniqueKeysWithValues: secrets.map {
        ("\($0.account) \($0.name)", String(decoding: $1, as: UTF8.self))
      })
  }

  func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]? {
    try count()
    return secrets[key]
  }

  func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
    try count()
    secrets[key] = secret
  }

  func remove(_ key: CredentialKey) async throws(PentadError) {
    try count()
    secrets[key] = nil
  }

  private func count() throws(PentadError) {
    step += 1
    if step == failing { throw PentadError(.diskFull, "no room") }
  }
}
