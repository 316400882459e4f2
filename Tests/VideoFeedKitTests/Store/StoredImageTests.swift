import Foundation
import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Pictures, within their bytes.
@Suite struct StoredImageTests {
  private let world = VideoWorld()

  private func url(_ number: Int) -> String { "https://example.org/\(number).jpg" }

  @Test func unusedPicturesAreEvicted() async throws {
    let store = try await world.open(inMemory: false)
    for number in 0..<12 {
      world.time.advance(1)
      let pins: Pins = number < 2 ? .starred : []
      try await store.save(
        image: Array(repeating: UInt8(number), count: 100), of: url(number), pins: pins)
    }
    // Pinned ones do not count.
    #expect(world.pictures.count == 12)
    world.time.advance(7_200_000)
    #expect(try await store.image(url(2))?.count == 100)
    try await store.save(image: Array(repeating: 1, count: 150), of: url(12))
    #expect(world.pictures.count == 11)
    #expect(try await store.image(url(3)) == nil)
    #expect(try await store.image(url(4)) == nil)
    #expect(try await store.image(url(2)) != nil)
    #expect(try await store.image(url(0), pins: .starred) != nil)
    try await store.save(image: Array(repeating: 1, count: 2_000), of: url(13))
    #expect(try await store.image(url(13)) == nil)
    #expect(world.pictures.count == 11)
    await store.close()
  }

  @Test func anotherPictureOfTheAddress() async throws {
    let store = try await world.open(inMemory: false)
    try await store.save(image: [1], of: url(1))
    try await store.save(image: [2, 3], of: url(1))
    #expect(try await store.image(url(1)) == [2, 3])
    #expect(world.pictures.count == 1)
    let name = try #require(world.pictures.first)
    try FileManager.default.removeItem(atPath: world.pictureFolder + "/" + name)
    #expect(try await store.image(url(1)) == nil)
    #expect(try await store.storageUsage().imageBytes == 0)
    await store.close()
  }

  /// A picture with a changed byte is not shown, but fetched again.
  @Test(arguments: [[1, 2, 7], [1, 2], []] as [[UInt8]])
  func damagedPictureIsNotReturned(_ bytes: [UInt8]) async throws {
    let store = try await world.open(inMemory: false)
    try await store.save(image: [1, 2, 3], of: url(1))
    let name = try #require(world.pictures.first)
    try Data(bytes).write(to: URL(fileURLWithPath: world.pictureFolder + "/" + name))
    #expect(try await store.image(url(1)) == nil)
    #expect(world.pictures == [])
    #expect(try await store.storageUsage().imageBytes == 0)
    await store.close()
  }
}
