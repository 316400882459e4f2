import Foundation
import PentadCore
import StellarKit
import TestSupport
import Testing

/// Every command, in the shape of the protocol's documentation.
@Suite struct StellarServerTests {
  @Test func courses() async throws {
    let (server, transport) = try Replies.server(Replies.courses)
    let reply = try await server.courses()
    #expect(
      reply.value == [
        StellarCourse(number: "1", title: "Civil Engineering"),
        StellarCourse(number: "SP", title: "Special Programs", isDepartment: false),
      ])
    #expect(reply.diagnostics.isEmpty)
    let request = transport.requests[0]
    #expect(
      request.url.string == "https://example.org/stellar/api/?module=stellar&command=courses")
    #expect(request.method == .get)
    #expect(request.deadline == 30_000)
  }

  @Test func classesOfACourse() async throws {
    let (server, transport) = try Replies.server(
      "[\(Replies.linearAlgebra),\(Replies.research)]")
    let classes = try await server.classes(of: "18 &é").value
    let query = try #require(transport.requests[0].url.query)
    #expect(query.hasSuffix("command=subjectList&id=18%20%26%C3%A9"))
    #expect(classes.map(\.masterId) == ["18.06", "18.UR"])
    let first = classes[0]
    #expect(first.siteURL == "http://stellar.mit.edu/course/18/su10/18.06")
    #expect(first.term?.text == "Summer 2010")
    #expect(first.blurb == "Matrices.")
    #expect(first.staff.map(\.name) == ["Ada B. Example", "Carl Sample"])
    #expect(first.times.map(\.text) == ["MWF 11-12:30 p.m."])
    #expect(first.times[0].schedule.meetings.map(\.minutes) == [660..<750])
    #expect(classes[1].siteURL == nil && classes[1].times.isEmpty && classes[1].staff.isEmpty)
  }

  @Test func noClassesAreAnAnswer() async throws {
    #expect(try await Replies.server("[]").0.classes(of: "13").value.isEmpty)
    #expect(try await Replies.server("[]").0.search("x").value.isEmpty)
  }

  @Test func checksums() async throws {
    let (server, transport) = try Replies.server(#"{"checksum":"2326"}"#)
    #expect(try await server.checksum(of: "18") == "2326")
    #expect(transport.requests[0].url.query?.hasSuffix("&id=18&checksum=true") == true)
    let full = try Replies.server("{\"checksum\":\"2326\",\"classes\":[\(Replies.research)]}")
    let reply = try await full.0.classesWithChecksum(of: "18").value
    #expect(reply.checksum == "2326" && reply.classes.map(\.name) == ["18.UR"])
    #expect(full.1.requests[0].url.query?.hasSuffix("checksum=true&full=true") == true)
    let error = await #expect(throws: PentadError.self) {
      try await server.classesWithChecksum(of: "18")
    }
    #expect(error?.code == .unexpectedAnswer)
  }

  @Test func classInfo() async throws {
    let text = Replies.linearAlgebra.dropLast() + "," + Replies.announcements + "}"
    let (server, transport) = try Replies.server(String(text))
    let info = try await server.classInfo("18.06").value
    #expect(transport.requests[0].url.query?.hasSuffix("command=subjectInfo&id=18.06") == true)
    #expect(info.content?.title == "Linear Algebra")
    let announcement = try #require(info.announcements?.first)
    #expect(announcement.date == 1_276_650_960_000 && announcement.title == "pset 2")
    #expect(announcement.links.map(\.target) == ["http://web.mit.edu/18.06"])
  }

  /// Fields that are missing in the answer stay as they were stored.
  @Test(arguments: [
    (Replies.research, true, nil), (#"{"masterId":"6.1","announcements":[]}"#, false, nil),
    (#"{"masterId":"6.1","name":"6.1","announcements":[]}"#, true, 0),
    (#"{"masterId":"6.1","name":"","title":"x"}"#, false, nil), ("{}", false, nil),
    (#"{"masterId":"6.1","name":"6.1","announcements":null}"#, true, nil),
  ])
  func missingFieldsAreNotEmpty(_ text: String, _ hasContent: Bool, _ count: Int?) async throws {
    let info = try await Replies.server(text).0.classInfo("6.1").value
    #expect((info.content != nil) == hasContent)
    #expect(info.announcements?.count == count)
    #expect(info.masterId == (text.contains("18.UR") ? "18.UR" : "6.1"))
  }

  @Test func searchAndTerm() async throws {
    let (server, transport) = try Replies.server("[\(Replies.research)]")
    #expect(try await server.search("a+b=c").value.count == 1)
    #expect(transport.requests[0].url.query?.hasSuffix("command=search&query=a%2Bb%3Dc") == true)
    #expect(try await Replies.server(#"{"term":"q7"}"#).0.term().code == "q7")
    // A class that was found by its number in another course.
    let listed = #"[{"masterId":"6.002","term":"su10"},{"masterId":""},{"masterId":7}]"#
    let found = try await Replies.server(listed).0.search("8.003")
    #expect(found.value.map(\.name) == ["6.002"] && found.value[0].term?.code == "su10")
    #expect(found.diagnostics.count == 2)
  }

  @Test func subscriptionsGoAsAForm() async throws {
    let (server, transport) = try Replies.server(#"{"success":true}"#)
    try await server.setSubscription(
      true, to: "6.002 J", term: StellarTerm(code: "fa26"), for: Replies.device)
    try await server.setSubscription(
      false, to: "6.1", term: StellarTerm(code: "fa26"), for: Replies.device)
    let request = transport.requests[0]
    #expect(request.method == .post && request.deadline == 15_000)
    #expect(request.url.query == "module=stellar&command=myStellar")
    #expect(request.headers["content-type"] == "application/x-www-form-urlencoded")
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == "action=subscribe&subject=6.002%20J&term=fa26&device_id=77&pass_key=s3cret%26%3D"
        + "&device_type=apple")
    let second = String(decoding: transport.requests[1].body, as: UTF8.self)
    #expect(second.hasPrefix("action=unsubscribe&subject=6.1&"))
    // Twice is as good as once.
    #expect(transport.requests.map(\.isRepeatable) == [true, true])
  }

  @Test func devicesAndNotices() async throws {
    let (registrar, asked) = try Replies.server(#"{"device_id":77,"pass_key":"s3cret&="}"#)
    #expect(try await registrar.register(deviceToken: "t", appId: "a") == Replies.device)
    #expect(asked.requests[0].url.query == "module=push&command=register")
    #expect(!asked.requests[0].isRepeatable, "each makes another device")
    #expect(
      String(decoding: asked.requests[0].body, as: UTF8.self)
        == "device_type=apple&device_token=t&app_id=a")
    let (server, transport) = try Replies.server(#"["stellar:6.002","news:1"]"#)
    let unread = try await server.unreadNotices(for: Replies.device).value
    #expect(unread.map(\.masterId) == ["6.002", nil])
    _ = try await server.markRead([StellarNotice(masterId: "6.\"1")], for: Replies.device)
    let body = String(decoding: transport.requests[1].body, as: UTF8.self)
    #expect(body.hasPrefix("tags=%5B%22stellar%3A6.%5C%221%22%5D&device_id=77&"))
  }

  @Test(arguments: [
    ("https://a.b/api/", "https://a.b/api/?module"), ("https://a.b", "https://a.b/?module"),
    ("https://a.b/x?v=1", "https://a.b/x?v=1&module"),
  ])
  func anEndpointKeepsItsParts(_ endpoint: String, _ start: String) async throws {
    let transport = ScriptedTransport { _, _ throws(PentadError) in .text(200, #"{"term":"x"}"#) }
    _ = try await StellarServer(transport: transport, endpoint: endpoint).term()
    #expect(transport.requests[0].url.string.hasPrefix(start))
    #expect(throws: PentadError.self) {
      try StellarServer(transport: transport, endpoint: "ftp://a.b")
    }
  }

  @Test func nothingShowsASecret() async throws {
    var shown = ["\(Replies.device)", String(reflecting: Replies.device)]
    dump(Replies.device, to: &shown[0])
    let (server, _) = try Replies.server(#"{"error":"bad pass_key s3cret&="}"#)
    let error = await #expect(throws: PentadError.self) {
      try await server.unreadNotices(for: Replies.device)
    }
    shown.append("\(String(describing: error)) \(error?.message ?? "")")
    #expect(!shown.contains { $0.contains("s3cret") || $0.contains("77") })
    let again = try JSONDecoder().decode(
      StellarDevice.self, from: JSONEncoder().encode(Replies.device))
    #expect(again == Replies.device)
  }
}
