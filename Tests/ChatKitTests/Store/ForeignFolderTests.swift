import Foundation
import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Foreign folders and files next to a store.
@Suite struct ForeignFolderTests {
  private let world = StoreWorld()

  private func put(_ name: String) throws -> String {
    let path = "\(world.folder)/\(name)"
    let place = path.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + place, withIntermediateDirectories: true)
    try Data("theirs".utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func queue(_ store: ChatStore, _ guid: String) async throws -> OutgoingMessage {
    try await store.append(
      text: nil,
      attachments: [.image(path: try world.file(Samples.picture), type: "image/png")],
      sourceGuid: guid, to: .seven)
  }

  private func path(_ message: OutgoingMessage?) -> String? {
    guard case .image(let path, _) = message?.attachments.first else { return nil }
    return path
  }

  @Test(arguments: ["outgoing", "chat.sqlite.outgoing"])
  func nothingOfOthersIsRemoved(_ name: String) async throws {
    let places = try ["photo.jpg", "album/deep/photo.jpg"].map { try put("\(name)/\($0)") }
    let store = try await world.open(inMemory: false)
    let message = try await queue(store, "g1")
    try await store.recoverOutbox()
    #expect(path(message).map { FileManager.default.fileExists(atPath: $0) } == true)
    try await store.clearCache()
    try await store.eraseAll(signingOut: true)
    #expect(path(message).map { FileManager.default.fileExists(atPath: $0) } == false)
    await store.close()
    for place in places {
      #expect(FileManager.default.contents(atPath: place) == Data("theirs".utf8), "\(place)")
    }
  }

  @Test func aLinkInThePlaceOfTheFolderIsRefused() async throws {
    let outside = try put("outside/photo.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: world.stagingFolder, withDestinationPath: world.folder + "/outside")
    let error = await #expect(throws: PentadError.self) {
      try await world.open(inMemory: false)
    }
    #expect(error?.code == .notOpenable)
    #expect(FileManager.default.contents(atPath: outside) == Data("theirs".utf8))
  }

  /// A message that waited when an earlier version ended is sent with its picture.
  @Test func picturesOfAnEarlierVersionAreMoved() async throws {
    let first = try await world.open(inMemory: false)
    let written = try await queue(first, "g1")
    await first.close()
    let old = world.folder + "/outgoing"
    try FileManager.default.moveItem(atPath: world.stagingFolder, toPath: old)
    let foreign = try put("outgoing/photo.jpg")
    for _ in 0...1 {
      let store = try await world.open(inMemory: false)
      let message = try await store.outgoing(written.localId)
      #expect(message == written)
      #expect(path(message).map { FileManager.default.fileExists(atPath: $0) } == true)
      await store.close()
    }
    #expect(FileManager.default.contents(atPath: foreign) == Data("theirs".utf8))
  }
}

private enum Samples {
  /// The beginning of a PNG file.
  static let picture: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]
}
