import Foundation
import PentadCore
import Testing

@testable import PentadStorage

/// A store that other users own or may change is refused, as OpenSSH refuses such keys.
@Suite struct FileTrustTests {
  private let folder = Folder(isQuick: true)

  private func open(allowsShared: Bool = false, isReadOnly: Bool = false) async throws {
    var options = StoreOptions()
    options.allowsSharedStore = allowsShared
    options.isReadOnly = isReadOnly
    await (try await StoreDatabase.open(folder.location, .notes, options: options)).close()
  }

  private func refusal(isReadOnly: Bool = false) async -> PentadError? {
    await #expect(throws: PentadError.self) { try await open(isReadOnly: isReadOnly) }
  }

  private func set(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test(arguments: [0o777, 0o1777, 0o702, 0o707])
  func aFolderThatOthersMayWriteIsRefused(_ mode: Int) async throws {
    try await open()
    try set(mode, folder.path)
    for isReadOnly in [true, false] {
      let error = await refusal(isReadOnly: isReadOnly)
      #expect(error?.code == .notPrivate)
      #expect(error?.message.contains(folder.path) == true)
      #expect(error?.message.contains("chmod go-w") == true)
    }
    try await open(allowsShared: true)
  }

  @Test(arguments: ["", ".lock", "-wal", "-shm", ".lease", ".draft"])
  func aFileThatOthersMayWriteIsRefused(_ suffix: String) async throws {
    try await open()
    if suffix != "" && suffix != ".lock" { try folder.write(Data(), to: folder.main + suffix) }
    try set(0o666, folder.main + suffix)
    let error = await refusal()
    #expect(error?.code == .notPrivate)
    #expect(error?.message.contains("\(folder.main)\(suffix) ") == true)
    try await open(allowsShared: true)
  }

  @Test(arguments: [0o755, 0o700, 0o500, 0o1755]) func othersMayReadTheFolder(_ mode: Int)
    async throws
  {
    try await open()
    try set(mode, folder.path)
    if getuid() == 0 || mode != 0o500 { try await open() }
    try set(0o700, folder.path)
  }

  /// Everybody could rename the store's folder and put another in its place.
  @Test func aFolderAboveThatEverybodyMayWriteIsRefused() async throws {
    let above = folder.path + "/above"
    try FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: false)
    let location = StoreLocation.file(directory: above + "/a/b", name: "notes.sqlite")
    try set(0o777, above)
    let error = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(location, .notes)
    }
    #expect(error?.code == .notPrivate && error?.message.contains(above) == true)
    #expect(!FileManager.default.fileExists(atPath: above + "/a"))
    // As in /tmp, users may rename only their own files.
    try set(0o1777, above)
    await (try await StoreDatabase.open(location, .notes)).close()
  }

  @Test(.enabled(if: getuid() == 0)) func filesOfAnotherUserAreRefused() async throws {
    try await open()
    for path in [folder.path, folder.main, folder.lock] {
      #expect(chown(path, 12_345, gid_t.max) == 0)
      let error = await refusal()
      #expect(error?.code == .notPrivate)
      #expect(error?.message.contains("owner 12345") == true)
      try await open(allowsShared: true)
      #expect(chown(path, 0, gid_t.max) == 0)
    }
    try await open()
  }

  /// A group with other members, or of another name than the user.
  @Test(.enabled(if: getuid() == 0)) func aGroupOfOthersMayNotWrite() async throws {
    try await open()
    try set(0o770, folder.path)
    #expect(chown(folder.path, 0, 12_345) == 0)
    let error = await refusal()
    #expect(error?.code == .notPrivate)
    #expect(PrivateGroup.isOwn(12_345) == false)
  }

  @Test func theRightsOfASharedStoreStay() async throws {
    try await open()
    try set(0o664, folder.main)
    try await open(allowsShared: true)
    #expect(try folder.mode(folder.main) == 0o664)
  }

  // MARK: Kinds

  @Test(
    .timeLimit(.minutes(15)),
    arguments: ["", ".lock", "-wal", "-journal", "-shm", ".lease", ".draft", ".copy"])
  func aPipeInThePlaceOfAFileIsNotWaitedFor(_ suffix: String) async throws {
    try await open()
    try? FileManager.default.removeItem(atPath: folder.main + suffix)
    #expect(mkfifo(folder.main + suffix, 0o600) == 0)
    let error = await refusal()
    #expect(error?.code == .notOpenable)
    #expect(error?.message.contains(folder.main + suffix) == true)
  }

  /// The kind is checked before the owner and the rights.
  @Test(arguments: [false, true], ["", "/x", "/x/y"])
  func aFileInPlaceOfTheFolderIsNotOpenable(allowsShared: Bool, _ below: String) async throws {
    let file = folder.path + "/file"
    try folder.write(Data("theirs".utf8), to: file)
    try set(0o666, file)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: file)
    for isReadOnly in [false, true] {
      for place in ["/dev/null", file, folder.path + "/link"] {
        var options = StoreOptions()
        options.allowsSharedStore = allowsShared
        options.isReadOnly = isReadOnly
        let location = StoreLocation.file(directory: place + below, name: "notes.sqlite")
        let error = await #expect(throws: PentadError.self) {
          try await StoreDatabase.open(location, .notes, options: options)
        }
        #expect(error?.code == .notOpenable, "\(place)\(below)")
        let secrets = FileCredentialStore(directory: place + below, allowsShared: allowsShared)
        let unread = await #expect(throws: PentadError.self) {
          try await secrets.get(CredentialKey(account: "alice", name: "token"))
        }
        #expect(unread?.code == .notOpenable, "\(place)\(below)")
      }
    }
    #expect(folder.holds(file, Data("theirs".utf8)))
  }

  @Test(arguments: [".lock", "-wal", "-shm"]) func aLinkIsNotFollowed(_ suffix: String)
    async throws
  {
    try await open()
    let other = folder.path + "/other"
    try folder.write(Data("theirs".utf8), to: other)
    try? FileManager.default.removeItem(atPath: folder.main + suffix)
    try FileManager.default.createSymbolicLink(
      atPath: folder.main + suffix, withDestinationPath: other)
    let error = await refusal()
    #expect(error?.code == .notOpenable)
    #expect(folder.holds(other, Data("theirs".utf8)))
  }
}
