import Foundation
import PentadCore
import PentadNetworking
import ReferenceServer
import StellarKit
import Stopwatch

/// An account on a school's Canvas: `StellarBench school` serves it, and `StellarBench canvas URL
/// FOLDER` fetches its data once; see stellar_canvasapi.py.
enum CampusBench {
  /// Serves a school with 8 current classes and 400 announcements, and prints its address. It ends
  /// when the standard input is closed.
  static func serve() async throws {
    let server = try await ReferenceServer.start(
      seed: 1, campus: CampusSize(courses: 8, announcements: 400))
    // Not buffered, unlike print.
    FileHandle.standardOutput.write(Data((server.url + "\n").utf8))
    while readLine() != nil {}
    await server.stop()
  }

  /// One refresh, from the opening of the store to its end: the nanoseconds, those of processor
  /// time, the largest memory of the process in kilobytes, and the number of announcements,
  /// assignments, quizzes and events.
  static func refresh(_ url: String, _ folder: String) async throws {
    let transport = try HTTPTransport()
    let clock = ContinuousClock()
    let (start, processorStart) = (clock.now, processorTime())
    let accounts = try await StellarAccounts(
      StellarConfiguration(folder: folder), transport: transport)
    var account = try await accounts.all().first
    if account == nil {
      account = try await accounts.add(.canvas, address: url + "/canvas", secret: "canvas-alice")
    }
    guard let account else { return }
    let client = try await accounts.client(account.id)
    let result = try await client.refreshAccount()
    if let failure = result.failures.first { throw failure.error }
    let time = (clock.now - start) / .nanoseconds(1)
    let processor = processorTime() - processorStart
    let news = try await client.announcementsFeed(limit: 10_000).value.count
    // The peer fetches no notes: canvasapi has no call for the planner's items.
    let tasks = try await client.tasks().value.filter { $0.kind != .note }.count
    let events = try await client.calendarEvents().value.count
    await accounts.close()
    await transport.shutdown()
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    print(time, processor, usage.ru_maxrss, news + tasks + events)
  }
}
