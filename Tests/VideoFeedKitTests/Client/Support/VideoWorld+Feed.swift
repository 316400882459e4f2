import PentadCore
import TestSupport

@testable import VideoFeedKit

extension VideoWorld {
  /// Opens a feed in manual mode.
  func feed(
    _ sources: [any FeedSource] = [], transport: (any Transport)? = nil, inMemory: Bool = true,
    time: TimeSource? = nil, _ change: (inout VideoFeedConfiguration) -> Void = { _ in }
  ) async throws -> VideoFeed {
    var configuration = VideoFeedConfiguration(folder: inMemory ? nil : folder)
    configuration.time = time ?? self.time.source
    configuration.worksByItself = false
    configuration.leaseInterval = 20
    configuration.random = { $0.lowerBound / 2 + $0.upperBound / 2 }
    change(&configuration)
    return try await VideoFeed.open(configuration, transport: transport, sources: sources)
  }
}

extension VideoFeed {
  /// The ids of the timeline's videos, in order.
  func shown() async throws -> [String] { try await timeline(limit: 1_000).map(\.key.id) }

  /// The events after a number.
  func told(after number: UInt64) async throws -> [VideoEvent] {
    try await readEvents(after: number, limit: .max).map(\.event)
  }
}

/// Waits until something is so, a few seconds at most.
func becomes(_ isSo: () async throws -> Bool) async throws -> Bool {
  for _ in 0..<2_000 {
    if try await isSo() { return true }
    try await Task.sleep(for: .milliseconds(2))
  }
  return false
}
