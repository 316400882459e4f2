import Foundation
import PentadCore
import StellarKit
import TestSupport

/// A server in memory with a few courses and classes, a clock, and a folder for stores.
final class World: Sendable {
  static let day = 86_400_000
  let server = FakeStellar()
  let time = ManualTime()
  let folder = temporaryPath("pentad-stellar")

  init() {
    time.advance(1_000 * Self.day)
    server.set { state in
      state.courses = Samples.courses("6 8 18 SP")
      state.classes = [
        "18": [Self.algebra, Self.equations],
        "6": [Self.circuits],
        "8": [Self.circuits, Samples.make("8.01", title: "Physics")],
      ]
      for item in [Self.algebra, Self.equations, Self.circuits] {
        state.infos[item.masterId] = ClassInfo(
          masterId: item.masterId, content: item, announcements: [Self.first])
      }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  static let algebra = Samples.make(
    "18.06", title: "Linear Algebra", times: [("Lecture", "MWF 11-12")])
  static let equations = Samples.make("18.03", title: "Differential Equations")
  static let circuits = Samples.make(
    "6.002", name: "6.002 / 8.003", title: "Circuits", times: [("Lecture", "MW 11-12")],
    oldNumbers: ["6.071"])
  static let first = StellarAnnouncement(unixTime: 1_000, title: "first", text: "hello")
  static let second = StellarAnnouncement(unixTime: 2_000, title: "second", text: "again")

  func configuration(inMemory: Bool = false) -> StellarConfiguration {
    var configuration = StellarConfiguration(folder: inMemory ? nil : folder)
    configuration.time = time.source
    configuration.worksByItself = false
    return configuration
  }

  func open(
    inMemory: Bool = true, events: EventHub<StellarEvent> = EventHub(),
    _ change: (inout StellarConfiguration) -> Void = { _ in }
  ) async throws -> StellarClient {
    var configuration = configuration(inMemory: inMemory)
    change(&configuration)
    return try await StellarClient(configuration, source: server, events: events)
  }

  /// Runs a closure after the server has determined the answer to the next such request.
  func whenAnswered(
    _ question: String, _ body: @escaping @Sendable () async throws(PentadError) -> Void
  ) {
    let calls = Lock(0)
    server.around { asked async throws(PentadError) in
      guard asked == question else { return }
      let isAnswered = calls.withLock { calls in
        calls += 1
        return calls == 2
      }
      if isAnswered { try await body() }
    }
  }

  /// Cuts the network, or mends it.
  func goOffline(_ isOffline: Bool = true) {
    server.set { $0.failure = isOffline ? FakeStellar.offline : nil }
  }
}

extension StellarClient {
  /// All stages of a class.
  func stages(_ masterId: String) async -> [ClassInfoUpdate] {
    await Array(classInfo(masterId))
  }

  /// Closes the client, and returns the events so far.
  func closing(_ stream: AsyncStream<Published<StellarEvent>>) async -> [StellarEvent] {
    await close()
    return await Array(stream).map(\.event)
  }

  var bookmarkedIds: [String] {
    get async throws { try await bookmarks().map(\.item.masterId) }
  }
}
