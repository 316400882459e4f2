import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// The number of requests of a student with 8 classes and 400 announcements.
@Suite struct CanvasBudgetTests {
  private static let classes = (1...8).map { "\($0)" }

  private static func answer(
    _ request: TransportRequest
  ) throws(PentadError) -> TransportResponse {
    let path = request.url.path
    if path.hasSuffix("/courses") {
      let items = classes.map { #"{"id":\#($0),"name":"C\#($0)"}"# }
      return try .canvas("[\(items.joined(separator: ","))]")
    }
    if path.hasSuffix("/announcements") {
      let page = request.items("page").first.flatMap { Int($0) } ?? 0
      let items = (0..<100).map { number in
        CanvasAnnouncementTests.topic(page * 100 + number, classes[number % 8])
      }
      let next = "<\(CanvasRig.site)/api/v1/announcements?page=\(page + 1)>; rel=\"next\""
      return try .canvas("[\(items.joined(separator: ","))]", page < 3 ? ["Link": next] : [:])
    }
    if path.hasSuffix("/items") {
      let isKnown = request.headers["If-None-Match"] == "\"1\""
      return try .canvas(isKnown ? "" : "[]", status: isKnown ? 304 : 200, ["ETag": "\"1\""])
    }
    if path.hasSuffix("/self") { return try .canvas(#"{"id":42,"name":"Ada"}"#) }
    return try .canvas("[]")
  }

  @Test func aFirstAndASecondSync() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in try Self.answer(request) }
    let span: ClosedRange<Int64> = 1_788_000_000_000...1_790_000_000_000
    let source = rig.source
    var tags: [String?] = [nil, nil]
    for limit in [60, 12] {
      let before = rig.transport.requests.count
      _ = try await source.person()
      let classes = try await source.enrolments().value.map(\.item.masterId)
      switch try await source.announcements(of: classes, since: nil, tag: tags[0]) {
      case .unchanged: #expect(limit == 12)
      case .changed(let reply, let tag):
        #expect(limit == 60 && reply.value.items.count == 400)
        tags[0] = tag
      }
      switch try await source.tasks(of: classes, in: span, tag: tags[1]) {
      case .unchanged: #expect(limit == 12)
      case .changed(_, let tag):
        #expect(limit == 60)
        tags[1] = tag
      }
      _ = try await source.events(of: classes, in: span)
      let count = rig.transport.requests.count - before
      #expect(count <= limit && count == (limit == 60 ? 18 : 10))
    }
  }
}
