import Foundation
import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A clock, and a folder for a store.
final class VideoWorld: Sendable {
  let time = ManualTime()
  let folder = temporaryPath("pentad-video")
  private let nonces = Lock(0)

  init() {
    time.advance(1_000_000)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Opens the store, in which the sources of ``Samples`` are.
  func open(
    inMemory: Bool = true, imageBytes: Int64 = 1_000,
    beforeStep: (@Sendable () throws -> Void)? = nil
  ) async throws -> VideoStore {
    var options = VideoStoreOptions()
    options.time = time.source
    options.nonce = {
      let number = self.nonces.withLock { number in
        number += 1
        return number
      }
      return "nonce-\(number)"
    }
    options.imageBytes = imageBytes
    options.leaseInterval = 20
    options.beforeStep = beforeStep
    let store = try await VideoStore.open(folder: inMemory ? nil : folder, options)
    do {
      for source in [Samples.shelby, Samples.feed] {
        if try await store.source(source) == nil { try await store.save(source: .of(source)) }
      }
    } catch {
      await store.close()
      throw error
    }
    return store
  }

  var file: String { folder + "/video.sqlite" }

  /// The folder of the pictures.
  var pictureFolder: String { file + ".images" }

  /// The pictures that are kept.
  var pictures: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: pictureFolder)) ?? []
  }
}

extension SourceDescription {
  static func of(_ source: SourceID) -> SourceDescription {
    SourceDescription(
      id: source, kind: source == Samples.feed ? .feed : .shelby,
      address: "https://example.org/videos.xml", addedAt: 5)
  }
}

extension VideoStore {
  /// Stores a page with these broadcasts of one source, and puts all that waits into the lists.
  func share(
    _ broadcasts: [Broadcast], _ videos: [Video] = [], comments: [VideoComment] = [],
    isResolving: Bool = false
  ) async throws {
    let source = try #require(broadcasts.first?.source ?? comments.first?.id.source)
    let page = FeedPage(
      of: source, videos: videos, broadcasts: broadcasts, comments: comments)
    try await ingest(page, isResolving: isResolving)
    try await applyPending()
  }

  /// All groups of the timeline.
  func all() async throws -> [VideoGroup] { try await timeline(limit: .max) }

  /// The events after a number.
  func told(after number: UInt64) async throws -> [VideoEvent] {
    try await readEvents(after: number, limit: .max).map(\.event)
  }
}
