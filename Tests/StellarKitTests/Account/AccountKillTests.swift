#if os(Linux) || os(macOS)
  import Foundation
  import PentadCore
  import StellarKit
  import TestSupport
  import Testing

  /// A process that marks, replies and refreshes, and is killed at any moment.
  @Suite struct AccountKillTests {
    /// Each change is noted in a file after its call has returned, each request of the school in
    /// another one before it is answered.
    @Test(arguments: [5, 20, 45, 90, 150, 300]) func acknowledgedChangesAreKept(
      after delay: Int
    ) async throws {
      let world = SchoolWorld()
      let folder = world.folder
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [folder = folder as String, delay = delay as Int] in
        let inner = SchoolWorld()
        var configuration = StellarConfiguration(folder: folder)
        configuration.worksByItself = false
        configuration.time = inner.time.source
        inner.school.set { state in
          state.tasks = (0..<2_000).map { FakeSchool.task("\($0)", due: nil) }
        }
        let client = try await StellarClient(configuration, source: inner.school)
        try await client.refreshAccount()
        let log = try DoneLog(folder + "/done")
        nonisolated(unsafe) let sent = try DoneLog(folder + "/sent")
        inner.school.around { question async throws(PentadError) in
          if question.hasPrefix("post ") { try? sent.note(question) }
        }
        killThisProcess(after: delay)
        for number in 0..<2_000 {
          try await client.setDone(true, task: "\(number)")
          try log.note("done \(number)")
          try await client.post("text \(number)", to: "b", of: "1")
          try log.note("post \(number)")
          if number % 5 == 4 { try await client.synchronise() }
          if number % 7 == 6 { try await client.refreshAccount() }
        }
      }
      let client = try await world.open(inMemory: false)
      let done = DoneLog.lines(folder + "/done")
      let sent = Set(DoneLog.lines(folder + "/sent").map { $0.dropFirst("post b ".count) })
      let pending = Set(try await client.pendingPosts(to: "b", of: "1").map(\.text))
      let tasks = done.isEmpty ? [] : try await client.tasks().value.filter(\.isDone).map(\.id)
      for line in done {
        let parts = line.split(separator: " ")
        if parts[0] == "done" {
          #expect(tasks.contains(String(parts[1])))
        } else {
          let text = "text \(parts[1])"
          #expect(pending.contains(text) || sent.contains(text[...]), "\(text)")
        }
      }
      await client.close()
    }
  }
#endif
