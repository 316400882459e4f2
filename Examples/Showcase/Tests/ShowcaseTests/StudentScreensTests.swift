import HTTPTypes
import PentadCore
import ReferenceServer
import Testing

@testable import Showcase

@Suite struct StudentScreensTests {
  @Test func `without a school each page leads to the form for one`() async throws {
    try await Served.with { served in
      for address in Student.pages.dropLast() {
        let page = try await served.get(address)
        #expect(page.status == 200)
        #expect(page.text.contains("No school yet"))
        #expect(page.text.contains("<a class=\"button\" href=\"/stellar/my/schools\">"))
      }
      let schools = try await served.get("/stellar/my/schools")
      #expect(schools.text.contains("name=\"token\" type=\"password\""))
      #expect(!schools.text.contains("Add the demo Canvas"))
    }
  }

  @Test func `each school has its courses, by favourites and terms`() async throws {
    let reference = try await Student.start()
    try await Student.enrolled(reference) { served in
      let page = try await served.get("/stellar/my")
      #expect(page.text.contains("Demo Canvas <span class=\"badge\">Canvas</span>"))
      #expect(page.text.contains("Demo Moodle <span class=\"badge\">Moodle</span>"))
      #expect(page.text.contains("<summary>Past courses</summary>"))
      #expect(page.text.contains("<h3>Term "))
      #expect(page.text.contains(", due "))
      let form = /action="([^"]+\/favourite)" method="post"><button[^>]+value="add"/
      let action = try page.link(form)
      _ = try await served.post(action, "do=add")
      let after = try await served.get("/stellar/my")
      #expect(after.text.contains("<h3>Favourites</h3>"))
      #expect(after.count("value=\"remove\"") == page.count("value=\"remove\"") + 1)
    }
    await reference.stop()
  }

  @Test func `a failing school is shown apart, with the next step`() async throws {
    let reference = try await Student.start()
    try await Student.enrolled(reference) { served in
      let before = try await served.get("/stellar/my").count("<div class=\"course\">")
      try reference.canvas.revokeTokens()
      _ = try await served.post("/stellar/my/refresh")
      for address in ["/stellar/my", "/stellar/my/tasks", "/stellar/my/news"] {
        let page = try await served.get(address)
        #expect(page.count("class=\"problem school\"") == 1)
        #expect(page.text.contains("<strong>Demo Canvas:</strong>"))
        #expect(page.text.contains("Saved data is shown."))
        #expect(page.text.contains("Enter a new token or password."))
      }
      #expect(try await served.get("/stellar/my").count("<div class=\"course\">") == before)
      reference.inject(Fault(.status(503), path: "/moodle/", count: 1_000))
      _ = try await served.post("/stellar/my/refresh")
      let both = try await served.get("/stellar/my")
      #expect(both.count("class=\"problem school\"") == 2)
      #expect(both.text.contains("Check the connection, then refresh."))
    }
    await reference.stop()
  }

  @Test func `a hidden course and a hidden part are named`() async throws {
    let reference = try await Student.start()
    try reference.canvas.inject("forbiddenCourse", path: "announcements", after: 0, count: nil)
    try await Student.enrolled(reference, at: ["canvas"]) { served in
      let page = try await served.get("/stellar/my")
      #expect(page.text.contains("Not updated: announcements of "))
      #expect(page.text.contains("The school hides this from your account."))
    }
    await reference.stop()
  }

  @Test func `tasks are grouped by the day in the time zone of the class`() async throws {
    let reference = try await Student.start()
    try await Student.enrolled(reference, at: ["canvas"]) { served in
      let upcoming = try await served.get("/stellar/my/tasks")
      let past = try await served.get("/stellar/my/tasks?show=past")
      #expect(upcoming.count("<section class=\"taskday\"") > 2)
      #expect(upcoming.text.contains("No due date"))
      #expect(past.text.contains(">Submitted</span>"))
      // 17:00 UTC is noon or one o'clock in New York.
      #expect(upcoming.text.contains("New York time</span>"))
      #expect(!upcoming.text.contains(">17:00</time>"))
      #expect(upcoming.text.contains(" points"))
      let task = try upcoming.link(/name="task" value="([^"]+)"/)
      let school = try upcoming.link(/name="school" value="([^"]+)"/)
      let form = "school=\(school)&task=\(Address.encoded(task))&do=done"
      let done = try await served.post("/stellar/my/tasks", form)
      #expect(done.headers[.location] == "/stellar/my/tasks")
      let both =
        try await served.get("/stellar/my/tasks").count("Not done<")
        + served.get("/stellar/my/tasks?show=past").count("Not done<")
      #expect(both == 1)
    }
    await reference.stop()
  }

  @Test func `an announcement is unread until it is marked, and replies arrive`() async throws {
    let reference = try await Student.start()
    try await Student.enrolled(reference, at: ["canvas"]) { served in
      try reference.canvas.announce("Room <change>", "<p>We meet in 26-100.</p>")
      _ = try await served.post("/stellar/my/refresh")
      let feed = try await served.get("/stellar/my/news")
      #expect(feed.text.contains("Room &lt;change&gt;"))
      let older = try await served.get(
        try feed.link(/href="([^"]+)">Older announcements/))
      #expect(older.text.contains("<a class=\"row"))
      #expect(!older.text.contains("Room &lt;change&gt;"))
      let address = try feed.link(/<a class="row fresh" href="([^"]+)"/)
      let unread = feed.count("class=\"dot\"")
      let thread = try await served.get(address)
      #expect(thread.text.contains("We meet in 26-100."))
      #expect(thread.text.contains("No replies yet."))
      _ = try await served.post(address + "/read", "do=read")
      #expect(try await served.get("/stellar/my/news").count("class=\"dot\"") == unread - 1)
      _ = try await served.post(address + "/reply", "text=Thanks+%3Cb%3E")
      let answered = try await served.get(address)
      #expect(answered.text.contains("Thanks &lt;b&gt;"))
      #expect(answered.text.contains("1 reply"))
      #expect(!answered.text.contains("not sent yet"))
    }
    await reference.stop()
  }

  @Test func `files are downloads, and can be kept offline`() async throws {
    let reference = try await Student.start()
    try await Student.enrolled(reference, at: ["canvas"]) { served in
      let course = try await served.get("/stellar/my").link(/<div class="course"><a href="([^"]+)"/)
      let files = try await served.get(course + "?tab=files")
      #expect(files.text.contains("notes-1.pdf"))
      #expect(files.text.contains("PDF · "))
      let address = try files.link(/<a href="([^"]+\/files\/[^"]+)" download/)
      let file = try await served.get(address)
      #expect(file.headers[.contentDisposition]?.hasPrefix("attachment; ") == true)
      #expect(file.headers[.contentType] == "application/octet-stream")
      #expect(file.text.contains(", line 1\n"))
      let id = try files.link(/name="file" value="([^"]+)"/)
      _ = try await served.post(course + "/files", "file=\(Address.encoded(id))&do=keep")
      #expect(try await served.get(course + "?tab=files").count("Available offline") == 1)
      #expect(try await served.get(course + "?tab=grades").text.contains("<th scope=\"row\">"))
      #expect(try await served.get(course + "?tab=tasks").count("class=\"taskday\"") > 5)
    }
    await reference.stop()
  }

  @Test func `a rejected token is reported, and the school is not added`() async throws {
    let reference = try await Student.start()
    try await Served.with(server: reference.url) { served in
      let address = Address.encoded(reference.url)
      for form in [
        "kind=canvas&address=\(address)%2Fcanvas&token=wrong",
        "kind=moodle&address=\(address)%2Fmoodle&user=alice&password=wrong",
      ] {
        let answer = try await served.post("/stellar/my/schools", form)
        #expect(answer.headers[.location] == "/stellar/my/schools?refused=yes")
      }
      let page = try await served.get("/stellar/my/schools?refused=yes")
      #expect(page.text.contains("The school rejected the sign-in."))
      #expect(page.count("class=\"schoolrow\"") == 0)
      #expect(try await served.post("/stellar/my/schools", "kind=x").status == 400)
      #expect(try await served.post("/stellar/my/schools", "kind=canvas").status == 400)
    }
    await reference.stop()
  }

  @Test func `a school is removed with its data, and no page contains a token`() async throws {
    let reference = try await Student.start()
    try await Student.enrolled(reference) { served in
      for address in Student.pages {
        let page = try await served.get(address)
        #expect(page.status == 200)
        #expect(!page.text.contains("canvas-alice") && !page.text.contains("alice-password"))
      }
      for rest in [1, 0] {
        let schools = try await served.get("/stellar/my/schools")
        _ = try await served.post(try schools.link(/action="([^"]+\/remove)"/))
        let page = try await served.get("/stellar/my/schools")
        #expect(page.count("class=\"schoolrow\"") == rest)
      }
    }
    await reference.stop()
  }

  @Test(arguments: ["/stellar/my/schools/x/classes/1", "/stellar/my/schools/x/classes/1/news/2"])
  func `missing pages are not found`(address: String) async throws {
    try await Served.with { served in
      let page = try await served.get(address)
      #expect(page.status == 404)
    }
  }
}
