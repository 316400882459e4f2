import Foundation
import PentadCore
import Testing

@testable import PentadStorage

/// The file of secrets between other users, killed processes and processes that do not answer.
@Suite(.timeLimit(.minutes(15))) struct PrivateFileTests {
  private let folder = Folder(isQuick: true)
  private let token = CredentialKey(account: "alice", name: "token")
  private var path: String { folder.path + "/credentials" }
  private var store: FileCredentialStore { FileCredentialStore(directory: folder.path) }
  private var file: PrivateFile {
    PrivateFile(
      directory: folder.path, name: "credentials", trust: FileTrust(allowsShared: false),
      lockLimit: 50)
  }

  private func failures() async -> [PentadError.Code?] {
    var codes: [PentadError.Code?] = []
    for call in 0...2 {
      let error = await #expect(throws: PentadError.self) {
        switch call {
        case 0: _ = try await store.get(token)
        case 1: try await store.set([2], token)
        default: try await store.remove(token)
        }
      }
      codes.append(error?.code)
    }
    return codes
  }

  @Test(arguments: ["", ".lock", ".draft"]) func aPipeIsNotWaitedFor(_ suffix: String)
    async throws
  {
    #expect(mkfifo(path + suffix, 0o600) == 0)
    #expect(await failures() == [.notOpenable, .notOpenable, .notOpenable])
  }

  @Test(arguments: ["", ".lock"]) func aLinkIsNotFollowed(_ suffix: String) async throws {
    let other = folder.path + "/other"
    try folder.write(Data("theirs".utf8), to: other)
    try FileManager.default.createSymbolicLink(atPath: path + suffix, withDestinationPath: other)
    #expect(await failures() == [.notOpenable, .notOpenable, .notOpenable])
    #expect(folder.holds(other, Data("theirs".utf8)))
  }

  @Test(arguments: ["", ".lock"]) func aFileThatOthersMayWriteIsRefused(_ suffix: String)
    async throws
  {
    try await store.set([1], token)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o606], ofItemAtPath: path + suffix)
    #expect(await failures() == [.notPrivate, .notPrivate, .notPrivate])
    let shared = FileCredentialStore(directory: folder.path, allowsShared: true)
    #expect(try await shared.get(token) == [1])
  }

  @Test func aFolderThatOthersMayWriteIsRefused() async throws {
    try await store.set([1], token)
    try FileManager.default.setAttributes([.posixPermissions: 0o707], ofItemAtPath: folder.path)
    #expect(await failures() == [.notPrivate, .notPrivate, .notPrivate])
  }

  @Test(.enabled(if: getuid() == 0)) func aFileOfAnotherUserIsRefused() async throws {
    try await store.set([1], token)
    #expect(chown(path, 12_345, gid_t.max) == 0)
    #expect(await failures() == [.notPrivate, .notPrivate, .notPrivate])
  }

  /// Such as one that was stopped by SIGSTOP while it changed the file.
  @Test func aLockThatIsNotReleasedHasALimit() throws {
    let holder = try LockFile(path + ".lock")
    try holder.lockAlone(within: 0)
    let error = #expect(throws: PentadError.self) { try file.alone {} }
    #expect(error?.code == .timedOut)
    #expect(error?.message.contains(path + ".lock") == true)
    holder.unlock()
    try file.alone {}
  }

  // MARK: The draft of a killed process

  @Test(arguments: [0, 1, 2, 3]) func everyCallRemovesALeftDraft(_ call: Int) async throws {
    try await store.set([1], token)
    try folder.write(Data("616c696365 746f6b656e 07\n".utf8), to: path + ".draft")
    switch call {
    case 0: #expect(try await store.get(token) == [1])
    case 1: try await store.set([1], token)
    case 2: try await store.removeLeftovers()
    default: try await store.remove(CredentialKey(account: "nobody", name: "token"))
    }
    #expect(folder.names == ["credentials", "credentials.lock"])
    #expect(try await store.get(token) == [1])
  }

  @Test func aReaderLeavesTheDraftOfAWriter() async throws {
    try await store.set([1], token)
    let writer = try LockFile(path + ".lock")
    try writer.lockAlone(within: 0)
    try folder.write(Data("half".utf8), to: path + ".draft")
    #expect(try await store.get(token) == [1])
    #expect(folder.names.contains("credentials.draft"))
    writer.unlock()
    #expect(try await store.get(token) == [1])
    #expect(!folder.names.contains("credentials.draft"))
  }

  @Test func overwritingKeepsOtherSecrets() async throws {
    let other = CredentialKey(account: "bob", name: "token")
    try await store.set([1], token)
    try await store.set([2], other)
    try file.overwrite(CredentialLines.bytes([other: [2]]))
    #expect(try await store.get(token) == nil)
    #expect(try await store.get(other) == [2])
  }
}
