import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Lists of several pages.
@Suite struct CanvasPageTests {
  private static func event(_ number: Int) -> String {
    #"{"id":\#(number),"title":"E\#(number)","start_at":"2026-10-01T10:00:00Z","context_code":"course_1"}"#
  }

  /// A Canvas whose list has the given pages. `link` gets the number of the next page.
  private func rig(
    _ pages: [[Int]], _ link: @escaping @Sendable (Int) -> String?
  ) async throws -> CanvasRig {
    try await CanvasRig { request, _ throws(PentadError) in
      let page = request.items("page").first.flatMap { Int($0) } ?? 1
      let items = pages.indices.contains(page - 1) ? pages[page - 1] : []
      let headers = link(page + 1).map { ["Link": $0] } ?? [:]
      return try .canvas("[\(items.map(Self.event).joined(separator: ","))]", headers)
    }
  }

  private func ids(_ rig: CanvasRig) async throws -> [String] {
    try await rig.source.events(of: ["1"], in: 0...4_000_000_000_000).value.items.map(\.id)
  }

  private static func address(_ page: Int, host: String = CanvasRig.site) -> String {
    "<\(host)/api/v1/calendar_events?page=\(page)&per_page=100>"
  }

  @Test(arguments: [true, false])
  func threePagesWithAndWithoutLast(_ hasLast: Bool) async throws {
    let rig = try await rig([[1, 2], [3], [4]]) { next in
      let last = hasLast ? ",\(Self.address(3)); rel=\"last\"" : ""
      let current = "\(Self.address(next - 1)); rel=\"current\","
      return next <= 3 ? "\(current)\(Self.address(next)); rel=\"next\"\(last)" : current
    }
    #expect(try await ids(rig) == ["1", "2", "3", "4"])
    #expect(rig.transport.requests.count == 3)
  }

  @Test func shortAndEmptyPagesMayHaveANextOne() async throws {
    let rig = try await rig([[1], [], [2]]) { next in
      next <= 3 ? "\(Self.address(next)); rel=next" : nil
    }
    #expect(try await ids(rig) == ["1", "2"])
  }

  /// scottquach/Canvas-Assignments-Transfer-For-Todoist issue 5: an error came in place of a list.
  @Test(arguments: [
    #"{"errors":[]}"#, #"{"errors":[{"message":"x"}]}"#,
    #"{"status":"unauthenticated","errors":[]}"#,
  ])
  func anErrorIsNoEmptyList(_ body: String) async throws {
    let rig = try await CanvasRig.always(body)
    #expect(await thrownCode { _ = try await rig.source.files(of: "9") } == .unexpectedAnswer)
  }

  @Test func itemsOnTwoPagesOccurOnce() async throws {
    let rig = try await rig([[1, 2, 3], [2, 3, 4]]) { next in
      next <= 2 ? "\(Self.address(next)); rel=\"next\"" : nil
    }
    #expect(try await ids(rig) == ["1", "2", "3", "4"])
  }

  /// The items of the pages after it are missing, and would count as removed.
  @Test(arguments: [1, 2]) func aPageThatOccursTwiceMakesNoList(_ page: Int) async throws {
    let rig = try await rig([[1], [2]]) { next in
      "\(Self.address(next > 2 ? page : next)); rel=\"next\""
    }
    #expect(await thrownCode { _ = try await self.ids(rig) } == .unexpectedAnswer)
    #expect(rig.transport.requests.count <= 3)
  }

  /// A second name of the school, or plain http behind a proxy: the pages are asked for at the
  /// configured site, and no other host gets a request.
  @Test(arguments: [
    "https://elsewhere.example", "http://school.example", "https://school.example:8443", "",
    "//elsewhere.example",
  ])
  func theTokenIsSentToTheConfiguredSiteOnly(_ host: String) async throws {
    let rig = try await rig([[1], [2]]) { next in
      next <= 2 ? "\(Self.address(next, host: host)); rel=\"next\"" : nil
    }
    #expect(try await ids(rig) == ["1", "2"])
    #expect(rig.transport.requests.allSatisfy { $0.url.origin == CanvasRig.site })
  }

  @Test(arguments: ["<https://elsewhere.example/evil>", "<ftp://x/api/v1/y>", "</login>"])
  func aListWhoseNextPageIsUnusableIsNoList(_ link: String) async throws {
    let rig = try await rig([[1]]) { next in next == 2 ? "\(link); rel=\"next\"" : nil }
    #expect(await thrownCode { _ = try await self.ids(rig) } == .unexpectedAnswer)
    #expect(rig.transport.requests.allSatisfy { $0.url.origin == CanvasRig.site })
  }

  @Test func linksInTheBody() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      let isFirst = request.items("page").isEmpty
      let next = isFirst ? #""\#(CanvasRig.site)/api/v1/calendar_events?page=2""# : "null"
      return try .canvas(
        #"{"events":[\#(Self.event(isFirst ? 1 : 2))],"meta":{"pagination":{"next":\#(next)}}}"#)
    }
    #expect(try await ids(rig) == ["1", "2"])
  }

  @Test func anEndlessListIsRejected() async throws {
    let rig = try await rig([[1]]) { next in "\(Self.address(next)); rel=\"next\"" }
    #expect(await thrownCode { _ = try await self.ids(rig) } == .bodyTooLong)
    #expect(rig.transport.requests.count == CanvasAPI.pageLimit)
  }

  @Test func aListThatBreaksOffIsNoList() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      guard request.items("page").isEmpty else { throw PentadError(.offline, "no network") }
      return try .canvas(
        "[\(Self.event(1))]", ["Link": "\(Self.address(2)); rel=\"next\""])
    }
    #expect(await thrownCode { _ = try await self.ids(rig) } == .offline)
  }
}
