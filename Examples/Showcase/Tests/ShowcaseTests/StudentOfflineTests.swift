import Foundation
import PentadCore
import ReferenceServer
import StellarKit
import Testing

@testable import Showcase

@Suite struct StudentOfflineTests {
  @Test func `without the schools everything fetched is shown, and changes wait`() async throws {
    let reference = try await Student.start()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await Student.enrolled(reference, store: folder) { _ in }
    await reference.stop()
    let later = TimeSource.later(by: 3 * 86_400_000)
    try await Served.with(server: reference.url, store: folder, time: later) { served in
      let courses = try await served.get("/stellar/my")
      #expect(courses.count("<div class=\"course\">") >= 6)
      #expect(courses.count("class=\"problem school\"") == 2)
      #expect(courses.text.contains("Updated 3 days ago"))
      #expect(try await served.get("/stellar/my/tasks").count("class=\"taskday\"") > 1)
      let feed = try await served.get("/stellar/my/news")
      let address = try feed.link(/<a class="row fresh" href="([^"]+)"/)
      let thread = try await served.get(address)
      #expect(thread.text.contains("Replies are not available"))
      _ = try await served.post(address + "/reply", "text=Later")
      #expect(try await served.get(address).text.contains("not sent yet"))
      let pending = try await served.get(address).link(/name="id" value="(\d+)"/)
      // While an attempt is in progress, the reply cannot be discarded.
      while try await served.post(address + "/pending", "id=\(pending)").status == 409 {
        await Task.yield()
      }
      #expect(!(try await served.get(address).text.contains("not sent yet")))
    }
  }

  @Test func `a slow school does not hold the page up`() async throws {
    let reference = try await Student.start()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await Student.enrolled(reference, store: folder) { _ in }
    reference.inject(Fault(.none, path: "/canvas/", delay: 3_000))
    try await Served.with(server: reference.url, store: folder, time: .impatient()) { served in
      let page = try await served.get("/stellar/my")
      #expect(page.status == 200)
      #expect(page.text.contains("The server has not answered yet."))
    }
    await reference.stop()
  }

  @Test func `replies follow what they answer, also in a ring`() {
    func post(_ id: String, _ parent: String?) -> StellarPost {
      StellarPost(id: id, parentId: parent, author: id, date: 0, text: id)
    }
    let posts = [
      post("a", nil), post("b", nil), post("c", "a"), post("d", "c"), post("e", "gone"),
      post("x", "y"), post("y", "x"),
    ]
    let rows = ReplyRow.rows(posts)
    #expect(rows.map(\.author) == ["a", "c", "d", "b", "e", "x", "y"])
    #expect(rows.map(\.depth).prefix(3) == ["depth-0", "depth-1", "depth-2"])
  }

  @Test func `a long chain of replies is shown`() {
    let posts = (0..<20_000).map { number in
      StellarPost(
        id: "\(number)", parentId: number == 0 ? nil : "\(number - 1)", date: 0, text: "")
    }
    #expect(ReplyRow.rows(posts).count == 20_000)
  }

  @Test func `states of a task are words`() {
    func words(_ submission: StellarSubmission?, due: Int64?, done: Bool = false) -> [String] {
      let task = StellarTask(
        id: "1", masterId: nil, kind: .quiz, title: "", due: due, submission: submission,
        isDone: done)
      return TaskRow.states(of: task, now: 100).map(\.word)
    }
    #expect(words(nil, due: 200) == [])
    #expect(words([], due: 50) == ["Overdue"])
    // Some schools do not report the state of the work.
    #expect(words(nil, due: 50) == [])
    #expect(words(.missing, due: 50) == ["Missing"])
    #expect(words([.submitted, .late], due: 50) == ["Submitted", "Late"])
    #expect(words([.submitted, .graded], due: 50) == ["Graded", "Submitted"])
    #expect(words(.excused, due: 50) == ["Excused"])
    #expect(words([], due: 50, done: true) == ["Done"])
  }

  @Test func `a day has its name and its distance from today`() throws {
    let today = try CivilDate(2026, 11, 28)
    #expect(today.heading(today: today) == "Today, Saturday 28 November")
    #expect(today.advanced(by: 1).heading(today: today) == "Tomorrow, Sunday 29 November")
    #expect(try CivilDate(2027, 1, 1).heading(today: today) == "Friday 1 January 2027")
  }
}
