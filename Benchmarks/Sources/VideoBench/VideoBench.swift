import Foundation
import PentadCore
import Stopwatch
@_spi(Measuring) import VideoFeedKit

/// `VideoBench parse FEED|delta|difference|merge FOLDER|open FOLDER`: times VideoFeedKit; see
/// `driver/video.py`.
@main
struct VideoBench {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let place = arguments.dropFirst().first ?? ""
    switch arguments.first {
    case "parse": try await parse(place)
    case "delta": try delta()
    case "difference": try difference()
    case "merge": try await merge(in: place)
    case "open": try await open(in: place)
    default: fatalError("usage: VideoBench parse FEED|delta|difference|merge FOLDER|open FOLDER")
    }
  }

  /// A document as a page of a feed, with videos and who shared them.
  static func parse(_ path: String) async throws {
    let document = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let source = try FeedXMLSource(
      "https://example.org/feed.xml", transport: Document(bytes: document))
    var count = 0
    let times = try await times(40) {
      count = try await source.page(FeedRequest()).broadcasts.count
    }
    print(times[0], count)
  }

  // MARK: Lists

  /// Measures the delta that changes a list of 5,000 to the same items in another order.
  static func delta() throws {
    let (old, new) = try Samples.shuffled(5_000)
    report(each: 1) {
      let delta = ListDelta(from: old, to: new)
      return Double(delta.deletions.count + delta.insertions.count + delta.updates.count)
    }
    precondition(ListDelta(from: old, to: new).applied(to: old) { new[$0] } == new)
  }

  /// The same by the standard library, once.
  static func difference() throws {
    let (old, new) = try Samples.shuffled(5_000)
    let (before, after) = (old.map(\.key), new.map(\.key))
    var alone = 0
    let time = ContinuousClock().measure {
      let moves = after.difference(from: before).inferringMoves()
      alone = moves.count { change in
        switch change {
        case .insert(_, _, let other), .remove(_, _, let other): other == nil
        }
      }
    }
    print(time / .nanoseconds(1), alone)
  }

  // MARK: The store

  /// 1,000 new broadcasts taken into a store of 100,000: the median of ten.
  static func merge(in folder: String) async throws {
    let store = try await Samples.store(in: folder)
    var news = 0
    var pages = try Samples.pages(100..<110).map { try $0() }
    let times = try await times(10) { news += try await store.take(pages.removeLast()).videos }
    print(times[times.count / 2], news)
    await store.close()
  }

  /// The first page of the timeline of a store of 100,000 that has just been opened: the median of ten.
  static func open(in folder: String) async throws {
    let store = try await Samples.store(in: folder)
    try await store.apply()
    await store.close()
    var times: [Double] = []
    var count = 0
    for _ in 0..<10 {
      let store = try await MeasuredVideoStore(folder: folder)
      times.append(
        try ContinuousClock().measure { count = try store.timeline(limit: 60).count }
          / .nanoseconds(1))
      await store.close()
    }
    print(times.sorted()[times.count / 2], count)
  }

  /// The nanoseconds of each pass, the least first.
  private static func times(
    _ count: Int, _ pass: () async throws -> Void
  ) async throws -> [Double] {
    var times: [Double] = []
    for _ in 0..<count {
      let start = ContinuousClock.now
      try await pass()
      times.append((ContinuousClock.now - start) / .nanoseconds(1))
    }
    return times.sorted()
  }
}
