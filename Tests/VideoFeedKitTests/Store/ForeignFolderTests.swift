import Foundation
import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Foreign folders and files next to a store.
@Suite struct ForeignFolderTests {
  private let world = VideoWorld()
  private let picture = "https://example.org/1.jpg"
  private let form = "3B1F8A54-0C7D-4E9B-8A55-2F6D1C0E9A77.00112233445566778899aabbccddeeff"

  private func put(_ path: String) throws {
    let place = path.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + place, withIntermediateDirectories: true)
    try Data("theirs".utf8).write(to: URL(fileURLWithPath: path))
  }

  private func isThere(_ path: String) -> Bool {
    FileManager.default.contents(atPath: path) == Data("theirs".utf8)
  }

  /// All that ever removed files.
  private func removeAll(_ store: VideoStore) async throws {
    try await store.save(image: [1, 2], of: picture)
    try await store.tidy()
    #expect(try await store.image(picture) == [1, 2])
    try await store.clearCache()
    #expect(try await store.image(picture) == nil)
    try await store.save(image: [1, 2], of: picture)
    try await store.eraseAll()
    #expect(try await store.image(picture) == nil)
  }

  @Test(arguments: ["images", "video.sqlite.images"])
  func nothingOfOthersIsRemoved(_ name: String) async throws {
    let places = ["photo.jpg", "album/deep/photo.jpg", "\(form).jpg"]
      .map { "\(world.folder)/\(name)/\($0)" }
    for place in places { try put(place) }
    let store = try await world.open(inMemory: false)
    try await removeAll(store)
    await store.close()
    for place in places { #expect(isThere(place), "\(place)") }
    let theirs = name == "images" ? [] : ["\(form).jpg", "album", "photo.jpg"]
    #expect(world.pictures.sorted() == theirs)
  }

  @Test func nothingIsRemovedThroughALink() async throws {
    let outside = temporaryPath("pentad-outside")
    defer { try? FileManager.default.removeItem(atPath: outside) }
    for name in ["photo.jpg", form] { try put("\(outside)/\(name)") }
    try FileManager.default.createDirectory(
      atPath: world.folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: world.folder + "/images", withDestinationPath: outside)
    let store = try await world.open(inMemory: false)
    try await removeAll(store)
    await store.close()
    for name in ["photo.jpg", form] { #expect(isThere("\(outside)/\(name)"), "\(name)") }
    // A link in the place of our own folder is refused at once.
    try? FileManager.default.removeItem(atPath: world.pictureFolder)
    try FileManager.default.createSymbolicLink(
      atPath: world.pictureFolder, withDestinationPath: outside)
    let error = await #expect(throws: PentadError.self) {
      try await world.open(inMemory: false)
    }
    #expect(error?.code == .notOpenable)
    #expect(error?.message.contains("video.sqlite.images") == true)
  }

  @Test func picturesOfAnEarlierVersionAreMoved() async throws {
    let first = try await world.open(inMemory: false)
    try await first.save(image: [1, 2], of: picture)
    await first.close()
    let old = world.folder + "/images"
    try FileManager.default.moveItem(atPath: world.pictureFolder, toPath: old)
    try put(old + "/photo.jpg")
    for _ in 0...1 {
      let store = try await world.open(inMemory: false)
      #expect(try await store.image(picture) == [1, 2])
      #expect(world.pictures.count == 1)
      await store.close()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: old) == ["photo.jpg"])
  }
}
