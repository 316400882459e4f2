import Foundation
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct CredentialStoreTests {
  private let folder = Folder(isQuick: true)
  private let token = CredentialKey(account: "alice", name: "token")
  private var directory: String { folder.path + "/secrets/deep" }
  private var path: String { directory + "/credentials" }
  private var store: FileCredentialStore { FileCredentialStore(directory: directory) }

  @Test(arguments: [true, false]) func keepsReplacesAndForgets(inMemory: Bool) async throws {
    let store: any CredentialStore = inMemory ? MemoryCredentialStore() : self.store
    let odd = CredentialKey(account: "a b\n\0é", name: "")
    #expect(try await store.get(token) == nil)
    try await store.remove(token)
    try await store.set([1, 0, 255], token)
    try await store.set([], odd)
    #expect(try await store.get(token) == [1, 0, 255])
    #expect(try await store.get(odd) == [])
    #expect(try await store.get(CredentialKey(account: "alice", name: "other")) == nil)
    try await store.set([2], token)
    #expect(try await store.get(token) == [2])
    try await store.remove(token)
    #expect(try await store.get(token) == nil)
    #expect(try await store.get(odd) == [])
  }

  @Test(arguments: [true, false]) func accountsOfAPrefixAreForgotten(inMemory: Bool) async throws {
    let store: any CredentialStore = inMemory ? MemoryCredentialStore() : self.store
    let accounts = ["a:1", "a:2", "b:1", "a", ""]
    for account in accounts {
      try await store.set([1], CredentialKey(account: account, name: "token"))
    }
    try await store.removeAll(ofAccountsWith: "a:")
    var left: [String] = []
    for account in accounts
    where try await store.get(CredentialKey(account: account, name: "token")) != nil {
      left.append(account)
    }
    #expect(left == ["b:1", "a", ""])
  }

  @Test func onlyThisUserCanReadIt() async throws {
    try await store.set([1], token)
    #expect(try folder.mode(directory) == 0o700)
    #expect(try folder.mode(folder.path + "/secrets") == 0o700)
    for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
      #expect(try folder.mode(directory + "/" + name) == 0o600)
    }
  }

  @Test func aFileThatOthersCouldReadIsMended() async throws {
    try await store.set([1], token)
    for mode in [0o644, 0o640, 0o604, 0o755] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      #expect(try await store.get(token) == [1])
      #expect(try folder.mode(path) == 0o600)
    }
  }

  @Test func linksAndFoldersAreRefused() async throws {
    try await store.set([1], token)
    try FileManager.default.moveItem(atPath: path, toPath: path + ".real")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: path + ".real")
    let link = await #expect(throws: PentadError.self) { try await store.get(token) }
    #expect(link?.code == .notOpenable)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let other = await #expect(throws: PentadError.self) { try await store.get(token) }
    #expect(other?.code == .notOpenable)
  }

  /// A foreign file is neither read as secrets nor overwritten, and no message quotes it.
  @Test(arguments: ["hunter2", "\n", "[default]\nkey = hunter2\n", "pentad-credentials 3 0\n"])
  func foreignFileIsRefused(_ text: String) async throws {
    try await store.set([1], token)
    try folder.write(Data(text.utf8), to: path)
    for call in 0...2 {
      let error = await #expect(throws: PentadError.self) {
        switch call {
        case 0: _ = try await store.get(token)
        case 1: try await store.set([2], token)
        default: try await store.remove(token)
        }
      }
      #expect(error?.code == .corrupt)
      #expect(error?.message.contains("hunter2") == false)
    }
    #expect(folder.holds(path, Data(text.utf8)))
  }

  @Test(arguments: [
    "", "pentad-credentials 1", "pentad-credentials 1\n61 62\n",
    "pentad-credentials 1\n61 62 6x\n", "pentad-credentials 1\n61 62 636\n",
    "pentad-credentials 2 1\n61 62 63\n", "pentad-credentials 2 1\n",
  ])
  func lostSecretCanBeStoredAgain(_ text: String) async throws {
    try await store.set([1], token)
    try folder.write(Data(text.utf8), to: path)
    let error = await #expect(throws: PentadError.self) { _ = try await store.get(token) }
    #expect(error?.code == .corrupt)
    try await store.set([2], token)
    #expect(try await store.get(token) == [2])
  }

  @Test func theFirstVersionOfTheFileIsRead() async throws {
    try await store.set([1], token)
    try folder.write(Data("pentad-credentials 1\n616c696365 746f6b656e 07\n".utf8), to: path)
    #expect(try await store.get(token) == [7])
    try await store.set([8], CredentialKey(account: "bob", name: "token"))
    #expect(try await store.get(token) == [7])
    #expect(
      String(decoding: folder.bytes(path), as: UTF8.self).hasPrefix("pentad-credentials 2 2"))
  }

  /// With two secrets and damage at every byte, each is intact or reported as lost, and never are
  /// both lost.
  @Test(arguments: [0x01, 0x20, 0x80] as [UInt8])
  func aByteThatChangedCostsOneSecret(_ mask: UInt8) async throws {
    let keys = ["alice", "bob"].map { CredentialKey(account: $0, name: "token") }
    for key in keys { try await store.set(Array(key.account.utf8), key) }
    let sound = folder.bytes(path)
    for place in sound.indices {
      var bytes = sound
      bytes[place] ^= mask
      try folder.write(bytes, to: path)
      var lost = 0
      for key in keys {
        do throws(PentadError) {
          #expect(try await store.get(key) == Array(key.account.utf8), "byte \(place)")
        } catch {
          #expect(error.code == .corrupt, "byte \(place)")
          lost += 1
        }
      }
      // Two lines become one where the end of the first is gone.
      #expect(lost <= (sound[place] == 0x0a ? 2 : 1), "byte \(place)")
    }
  }

  @Test func aCutIsNoticed() async throws {
    let keys = ["alice", "bob"].map { CredentialKey(account: $0, name: "token") }
    for key in keys { try await store.set(Array(key.account.utf8), key) }
    let sound = folder.bytes(path)
    for length in 0..<sound.count {
      try folder.write(sound.prefix(length), to: path)
      let error = await #expect(throws: PentadError.self) {
        for key in keys { _ = try await store.get(key) }
        _ = try await store.get(CredentialKey(account: "carol", name: "token"))
      }
      #expect(error?.code == .corrupt, "cut at \(length)")
    }
  }

  @Test func manyAtOnceLoseNothing() async throws {
    let directory = directory
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          let store = FileCredentialStore(directory: directory)
          try? await store.set(
            [UInt8(number)], CredentialKey(account: "\(number)", name: "token"))
        }
      }
    }
    for number in 0..<20 {
      let key = CredentialKey(account: "\(number)", name: "token")
      #expect(try await store.get(key) == [UInt8(number)])
    }
  }

  /// A draft that a killed process left is no file of secrets.
  @Test func aDraftThatWasLeftIsReplaced() async throws {
    try await store.set([1], token)
    try folder.write(Data("half".utf8), to: path + ".draft")
    #expect(try await store.get(token) == [1])
    try await store.set([2], token)
    #expect(try await store.get(token) == [2])
    #expect(!FileManager.default.fileExists(atPath: path + ".draft"))
  }

  @Test func unwritableFolderIsReported() async throws {
    try folder.write(Data(), to: folder.path + "/file")
    let store = FileCredentialStore(directory: folder.path + "/file/secrets")
    let error = await #expect(throws: PentadError.self) { try await store.set([7], token) }
    #expect(error.map { .storage ~= $0.code } == true)
  }
}
