import Foundation
import PentadCore
import PentadNetworking
import ReferenceServer
import StellarKit

/// `StellarBench prepare FOLDER`, once, then `StellarBench import|open|search|words FOLDER [TEXT…]`:
/// times StellarKit on a catalogue of 5,251 classes; see stellar_bench.c. ``CampusBench`` has the other
/// cases.
@main
struct StellarBench {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["school"] { return try await CampusBench.serve() }
    guard arguments.count >= 2 else {
      fatalError("usage: StellarBench prepare|import|open|search|words FOLDER [TEXT...]")
    }
    let (name, folder) = (arguments[0], arguments[1])
    switch name {
    case "prepare": try await prepare(folder)
    case "import": try await importing(folder)
    case "open": try await opening(folder)
    case "search": try await searching(folder, Array(arguments.dropFirst(2)))
    case "words": try await words(folder)
    case "canvas" where arguments.count == 3: try await CampusBench.refresh(folder, arguments[2])
    default: fatalError("there is no case \(name)")
    }
  }

  /// Keeps the reference server's answers for the catalogue, and loads it from them into a store,
  /// which belongs to the address of the answers.
  static func prepare(_ folder: String) async throws {
    let server = try await ReferenceServer.start(seed: 1)
    let live = try HTTPTransport()
    let recorder = Recording(live)
    let client = try await StellarClient(
      StellarConfiguration(), transport: recorder, endpoint: server.url + "/stellar/api/")
    try await client.loadCatalogue()
    await client.close()
    try recorder.answers.write(toFolder: folder)
    await live.shutdown()
    await server.stop()
    let stored = try await StellarClient(
      StellarConfiguration(folder: folder), transport: Replay(answers: recorder.answers),
      endpoint: Answers.endpoint)
    try await stored.loadCatalogue()
    await stored.close()
  }

  /// A new store and the whole catalogue, from bytes in memory.
  static func importing(_ folder: String) async throws {
    let answers = try Answers(folder: folder)
    var times: [Double] = []
    var check = 0
    for pass in 1...7 {
      let store = "\(folder)/import-\(pass)"
      let client = try await StellarClient(
        StellarConfiguration(folder: store), transport: Replay(answers: answers),
        endpoint: Answers.endpoint)
      times.append(try await time { try await client.loadCatalogue() })
      check = try await client.storageUsage().classes
      await client.close()
      try FileManager.default.removeItem(atPath: store)
    }
    print(times.min() ?? 0, check)
  }

  /// From no client to the list of courses.
  static func opening(_ folder: String) async throws {
    var times: [Double] = []
    var check = 0
    for _ in 1...50 {
      times.append(
        try await time {
          let client = try await Self.client(folder)
          check = try await client.courses().value.count
          await client.close()
        })
    }
    print(times.min() ?? 0, check)
  }

  /// Each text once, warm: the median, the 99th of a hundred, the longest, and the number of hits.
  static func searching(_ folder: String, _ texts: [String]) async throws {
    let client = try await client(folder)
    var best: [Double] = []
    var hits = 0
    for pass in 0..<4 {
      var times: [Double] = []
      hits = 0
      for text in texts {
        times.append(
          try await time { hits += try await client.search(text).hits.count })
      }
      // The minimum of several passes is the cost of a search; the rest is noise of the machine.
      best = pass == 0 ? times : zip(best, times).map(min)
    }
    await client.close()
    best.sort()
    print(best[best.count / 2], best[best.count * 99 / 100], best[best.count - 1], hits)
  }

  /// A thousand words of titles, drawn by a fixed number.
  static func words(_ folder: String) async throws {
    let titles = Catalogue(seed: 1).classes.map(\.title)
    let words = titles.flatMap { $0.split { !$0.isLetter } }.filter { $0.count > 1 }
    var state: UInt64 = 20_261_121
    for _ in 0..<1_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      print(words[Int(state >> 33) % words.count])
    }
  }

  private static func client(_ folder: String) async throws -> StellarClient {
    try await StellarClient(
      StellarConfiguration(folder: folder), transport: Replay(answers: Answers()),
      endpoint: Answers.endpoint)
  }

  /// In nanoseconds.
  private static func time(_ work: () async throws -> Void) async rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await work()
    return (clock.now - start) / .nanoseconds(1)
  }
}
