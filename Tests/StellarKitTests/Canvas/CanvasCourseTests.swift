import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// My courses, their terms, and favourites.
@Suite struct CanvasCourseTests {
  private static let algebra = #"""
    {"id":"77520000000029520","name":"Linear Algebra","course_code":"18.06","workflow_state":"available",
     "enrollment_term_id":"5","time_zone":"America/New_York","is_favorite":true,"concluded":false,
     "public_description":"<p>Matrices &amp; more</p>","start_at":null,"end_at":null,
     "term":{"id":"5","name":"Fall 2026","start_at":"2026-09-09T04:00:00Z","end_at":"2026-12-18T05:00:00Z"},
     "teachers":[{"id":"1","display_name":"Ada Byron"},{"id":"2","display_name":null}],
     "enrollments":[{"type":"ta","role":"TaEnrollment","enrollment_state":"active"}]}
    """#

  /// A Canvas with lists of courses by the state of the enrolment.
  private func rig(
    active: String = "[]", pending: String = "[]", completed: String = "[]"
  ) async throws -> CanvasRig {
    try await CanvasRig { request, _ throws(PentadError) in
      switch request.items("enrollment_state") {
      case ["active"]: try .canvas(active)
      case ["completed"]: try .canvas(completed)
      default: try .canvas(pending)
      }
    }
  }

  @Test func aCourse() async throws {
    let rig = try await rig(active: "[\(Self.algebra)]")
    let reply = try await rig.source.enrolments()
    let found = try #require(reply.value.first)
    #expect(reply.value.count == 1 && reply.diagnostics.isEmpty)
    let item = found.item
    #expect(item.masterId == "77520000000029520" && item.name == "18.06")
    #expect(item.title == "Linear Algebra" && item.blurb == "Matrices & more")
    #expect(item.siteURL == "https://school.example/courses/77520000000029520")
    #expect(item.staff == [StellarStaffMember(name: "Ada Byron", role: .instructor)])
    #expect(item.term?.code == "5" && found.term?.name == "Fall 2026")
    #expect(found.term?.calendar?.first.isoText == "2026-09-09")
    #expect(found.term?.calendar?.last.isoText == "2026-12-18")
    #expect(found.role == .assistant && found.isCurrent && found.isBookmarked == true)
    #expect(found.timeZone == "America/New_York" && found.start == nil)
    #expect(rig.transport.requests.count == 3)
  }

  /// A number of 17 digits would be rounded as a Double.
  @Test(arguments: ["77520000000029521", "\"77520000000029521\""])
  func idsOfBothForms(_ id: String) async throws {
    let rig = try await rig(active: #"[{"id":\#(id),"name":"A"}]"#)
    #expect(try await rig.source.enrolments().value.map(\.item.masterId) == ["77520000000029521"])
  }

  @Test func currentPendingAndPastClasses() async throws {
    let rig = try await rig(
      active: #"[{"id":1,"name":"A"},{"id":4,"name":"D","concluded":true}]"#,
      pending: #"[{"id":2,"name":"B"}]"#,
      completed: #"[{"id":3,"name":"C"},{"id":1,"name":"A"}]"#)
    let found = try await rig.source.enrolments().value
    #expect(found.map(\.item.masterId) == ["1", "4", "2", "3"])
    #expect(found.map(\.isCurrent) == [true, false, false, false])
  }

  @Test func aRestrictedCourseIsOnlyItsId() async throws {
    let rig = try await rig(
      active: #"[{"id":7,"access_restricted_by_date":true},{"id":8,"name":"B"}]"#)
    let reply = try await rig.source.enrolments()
    #expect(reply.value.map(\.isRestricted) == [true, false])
    #expect(reply.value[0].item.name == "7" && reply.diagnostics.isEmpty)
  }

  @Test func theAnswerToABrowsersSession() async throws {
    let rig = try await rig(active: "while(1);[{\"id\":1,\"name\":\"A\"}]")
    #expect(try await rig.source.enrolments().value.count == 1)
  }

  @Test func aNicknameIsTheTitle() async throws {
    let rig = try await rig(
      active: #"[{"id":1,"name":"Mine","original_name":"Algebra","course_code":"MATH 1"}]"#)
    let item = try await rig.source.enrolments().value.first?.item
    #expect(item?.title == "Mine" && item?.name == "MATH 1")
  }

  @Test func valuesOfWrongTypesAreReported() async throws {
    let rig = try await rig(
      active: #"""
        [{"id":1,"name":7,"term":"fall","teachers":{"x":1},"is_favorite":"maybe","start_at":12,
          "end_at":"soon","time_zone":[],"enrollments":[5]},{"name":"no id"},"x",null,{"id":true}]
        """#)
    let reply = try await rig.source.enrolments()
    #expect(reply.value.map(\.item.masterId) == ["1"])
    let found = try #require(reply.value.first)
    #expect(found.isBookmarked == nil && found.start == nil && found.end == nil)
    let paths = Set(reply.diagnostics.map(\.path))
    for name in ["name", "term", "is_favorite", "start_at", "end_at", "time_zone"] {
      #expect(paths.contains("[0].\(name)"))
    }
    #expect(paths.isSuperset(of: ["[1]", "[2]", "[3]"]))
  }

  @Test func aTermWithoutUsableDaysHasNone() async throws {
    for days in [
      #""start_at":null,"end_at":null"#,
      #""start_at":"2026-12-01T00:00:00Z","end_at":"2026-01-01T00:00:00Z""#,
      #""start_at":"1999-01-01T00:00:00Z","end_at":"2099-01-01T00:00:00Z""#,
      #""start_at":"9999-01-01T00:00:00Z","end_at":"9999-12-31T23:59:59Z""#,
    ] {
      let rig = try await rig(active: #"[{"id":1,"term":{"id":2,"name":"Default",\#(days)}}]"#)
      let term = try await rig.source.enrolments().value.first?.term
      #expect(term?.name == "Default" && term?.calendar == nil)
    }
  }

  @Test func addingABookmark() async throws {
    let rig = try await CanvasRig.always(#"{"context_id":1,"context_type":"Course"}"#)
    try await rig.source.setBookmark(true, of: "1")
    #expect(rig.asked == ["POST /api/v1/users/self/favorites/courses/1"])
  }

  /// Canvas would make all courses favourites before it removes one that is none.
  @Test(arguments: [("true", 2), ("false", 1), ("null", 2)])
  func removingABookmark(_ isFavorite: String, _ requests: Int) async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      request.method == .get
        ? try .canvas(#"{"id":1,"is_favorite":\#(isFavorite)}"#) : try .canvas("{}")
    }
    try await rig.source.setBookmark(false, of: "1")
    #expect(rig.transport.requests.count == requests)
    #expect(
      rig.asked.last
        == (requests == 2
          ? "DELETE /api/v1/users/self/favorites/courses/1"
          : "GET /api/v1/courses/1?include[]=favorites"))
  }

  @Test func allDataOfAClass() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      request.url.path.hasSuffix("/announcements")
        ? try .canvas(
          #"[{"id":9,"title":"T","message":"<p>x</p>","posted_at":"2026-09-01T10:00:00Z"}]"#)
        : try .canvas(Self.algebra)
    }
    let info = try await rig.source.classInfo("77520000000029520").value
    #expect(info.content?.title == "Linear Algebra")
    #expect(info.announcements?.map(\.key) == ["9"])
    let gone = try await CanvasRig.always("{}", status: 404)
    #expect(await thrownCode { _ = try await gone.source.classInfo("1") } == .classNotFound)
  }

  @Test func hiddenAnnouncementsDoNotHideTheClass() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      request.url.path.hasSuffix("/announcements") ? try .notShown() : try .canvas(Self.algebra)
    }
    let info = try await rig.source.classInfo("77520000000029520").value
    #expect(info.content != nil && info.announcements == nil)
  }
}
