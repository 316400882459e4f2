import Foundation
import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Pictures that are to be sent: by which bytes they are known, and which files are not read.
@Suite(.timeLimit(.minutes(15))) struct PictureTests {
  private let world = StoreWorld()

  private func send(_ path: String, followsLinks: Bool = false) async throws -> OutgoingMessage {
    let store = try await world.open(inMemory: false)
    do {
      let message = try await store.append(
        text: nil, attachments: [.picture(path, followsLinks: followsLinks)], sourceGuid: "g1",
        to: .seven)
      await store.close()
      return message
    } catch {
      #expect(try await store.waitingCount() == 0)
      #expect(world.staged == [])
      await store.close()
      throw error
    }
  }

  private func refusal(_ path: String) async throws -> PentadError {
    try #require(await #expect(throws: PentadError.self) { try await send(path) })
  }

  private static func container(_ brands: String...) -> [UInt8] {
    let content =
      Array("ftyp\(brands[0])".utf8) + [0, 0, 0, 0] + brands.dropFirst().joined().utf8
    return [0, 0, 0, UInt8(content.count + 4)] + content
  }

  @Test(
    arguments: [
      ([0xff, 0xd8, 0xff, 0xe0], "image/jpeg"),
      (StoreWorld.picture([]), "image/png"),
      (Array("GIF87a".utf8), "image/gif"), (Array("GIF89a".utf8), "image/gif"),
      (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), "image/webp"),
      (Self.container("heic", "mif1"), "image/heic"),
      (Self.container("mif1", "mif1", "heic"), "image/heic"),
    ] as [([UInt8], String)])
  func firstBytesDecideTheType(_ start: [UInt8], _ type: String) async throws {
    let bytes = start + [UInt8](repeating: 7, count: 200_000)
    let message = try await send(try world.file(bytes))
    guard case .image(let copy, let found) = message.attachments.first else {
      Issue.record("\(message)")
      return
    }
    #expect(found == type)
    #expect(FileManager.default.contents(atPath: copy) == Data(bytes))
  }

  @Test(
    arguments: [
      [], [0x89, 0x50, 0x4e, 0x47], Array("GIF88a".utf8), Array("RIFF\0\0\0\0WAVE".utf8),
      Array("root:x:0:0:root:/root:/bin/bash\n".utf8), Array("<svg/>".utf8),
      Array("%PDF-1.7".utf8),
      Array("BM\0\0\0\0".utf8), [0xff, 0xd8], Self.container("avif", "mif1"),
      Self.container("isom", "mp42"), Self.container("mif1", "avif"), [0, 0, 0, 0, 0x66, 0x74],
    ] as [[UInt8]])
  func otherBytesAreNotAPicture(_ bytes: [UInt8]) async throws {
    #expect(try await refusal(try world.file(bytes)).code == .notAPicture)
    let client = try await ChatClient.inMemory()
    for error in [
      await code { () async throws(PentadError) in
        try await client.changeGroupAvatar(bytes, for: "7")
      },
      await code { () async throws(PentadError) in
        _ = try await client.createGroup(named: "Seven", image: bytes)
      },
    ] { #expect(error == .notAPicture) }
    await client.close()
  }

  /// Sparse files, which a disk of any size holds.
  @Test(arguments: [20 << 30, 1 << 40, 50 << 20 + 1])
  func aFileOverTheLimitIsRefusedUnread(_ size: UInt64) async throws {
    let path = try world.picture([])
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: size)
    try file.close()
    let error = try await refusal(path)
    #expect(error.code == .pictureTooLarge)
    #expect(error.message.contains("50 MB"))
  }

  @Test func aFileAtTheLimitIsTaken() async throws {
    let path = try world.picture([])
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 50 << 20)
    try file.close()
    _ = try await send(path)
    #expect(world.staged.count == 1)
  }

  @Test func tooManyBytesAreRefused() async throws {
    let client = try await ChatClient.inMemory()
    let bytes = [UInt8](repeating: 0xff, count: ChatClient.pictureLimit + 1)
    let error = await code { () async throws(PentadError) in
      try await client.changeGroupAvatar(bytes, for: "7")
    }
    #expect(error == .pictureTooLarge)
    await client.close()
  }

  // MARK: What is no plain file

  @Test func linksAreFollowedOnlyIfAllowed() async throws {
    let picture = try world.picture([1])
    let link = world.folder + "/s.png"
    let second = world.folder + "/t.png"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: picture)
    try FileManager.default.createSymbolicLink(atPath: second, withDestinationPath: "s.png")
    for path in [link, second] {
      let error = try await refusal(path)
      #expect(error.code == .notAPicture && error.message.contains("link"))
    }
    _ = try await send(second, followsLinks: true)
    #expect(world.staged.count == 1)
  }

  /// A pipe has no writer: a reader would block forever.
  @Test(arguments: ["pipe", "/dev/zero", "/dev/null", "/"])
  func onlyPlainFilesAreRead(_ name: String) async throws {
    var path = name
    if !name.hasPrefix("/") {
      path = world.folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: world.folder, withIntermediateDirectories: true)
      mkfifo(path, 0o600)
    }
    #expect(try await refusal(path).code == .notAPicture)
  }

  @Test(arguments: ["/nowhere/a.png", "", "/etc/shadow-none"])
  func aMissingFileIsNotFound(_ path: String) async throws {
    #expect(try await refusal(path).code == .notFound)
  }
}
