@_spi(Measuring) import ChatKit
import Foundation
import PentadCore
import Stopwatch

/// `ChatBench ingest|reingest|page|search PAGES FOLDER READER [WORD…]`: times ChatKit's store on pages of
/// messages; see `driver/chat.py`.
@main
struct ChatBench {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 4 else {
      fatalError("usage: ChatBench ingest|reingest|page|search PAGES FOLDER READER [WORD...]")
    }
    let bench = try await ChatBench(pages: arguments[1], folder: arguments[2], arguments[3])
    switch arguments[0] {
    case "ingest": try await bench.ingest(passes: 1)
    case "reingest": try await bench.ingest(passes: 2)
    case "page": try await bench.page()
    case "search": try await bench.search(Array(arguments.dropFirst(4)))
    default: fatalError("there is no case \(arguments[0])")
    }
    await bench.store.close()
  }

  /// An answer, and the group that it is of.
  struct Page {
    let group: String
    let body: [UInt8]
  }

  let pages: [Page]
  let store: MeasuredChatStore

  init(pages path: String, folder: String, _ reader: String) async throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    pages = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      Page(group: Self.group(line), body: Array(line))
    }
    store = try await MeasuredChatStore(folder: folder, userId: reader)
  }

  /// The first `"group_id":"…"` of an answer.
  private static func group(_ answer: ArraySlice<UInt8>) -> String {
    let name = Array(#""group_id":""#.utf8)
    for start in answer.indices where answer[start...].starts(with: name) {
      let digits = answer[(start + name.count)...].prefix { $0 != UInt8(ascii: "\"") }
      return String(decoding: digits, as: UTF8.self)
    }
    fatalError("a page names no group")
  }

  /// Stores all pages; the processor time of the last pass for a message.
  func ingest(passes: Int) async throws {
    var spent = 0.0
    var count = 0
    for _ in 0..<passes {
      let start = processorTime()
      var anchors: [String: Int64] = [:]
      for page in pages {
        anchors[page.group] = try await store.take(
          page.body, ofGroup: page.group, after: anchors[page.group] ?? 0)
      }
      try await store.index()
      spent = processorTime() - start
      count = try await store.count()
    }
    let found = try await store.search("mountain", limit: .max).count
    print(spent / Double(count), count + found)
  }

  /// The newest 50 messages of the group that has most.
  func page() async throws {
    try await fill()
    let sizes = Dictionary(grouping: pages, by: \.group).mapValues(\.count)
    let group = sizes.max { $0.value < $1.value }?.key ?? ""
    try report(each: 1) {
      let messages = try store.newest(50, ofGroup: group)
      return messages.reduce(0) { $0 + Double($1.text?.utf8.count ?? 0) }
    }
  }

  /// Each word once, warm: the 99th of a hundred, and the number of hits.
  func search(_ words: [String]) async throws {
    try await fill()
    var best: [Double] = []
    var hits = 0
    for pass in 0..<4 {
      var times: [Double] = []
      hits = 0
      for word in words {
        let start = ContinuousClock.now
        hits += try await store.search(word, limit: 50).count
        times.append((ContinuousClock.now - start) / .nanoseconds(1))
      }
      // The minimum of several passes is the cost of a search; the rest is noise of the machine.
      best = pass == 0 ? times : zip(best, times).map(min)
    }
    best.sort()
    print(best[best.count * 99 / 100], hits)
  }

  private func fill() async throws {
    var anchors: [String: Int64] = [:]
    for page in pages {
      anchors[page.group] = try await store.take(
        page.body, ofGroup: page.group, after: anchors[page.group] ?? 0)
    }
    try await store.index()
  }
}
