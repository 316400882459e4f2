import PentadCore
import Testing

@testable import ChatKit

/// Invalid times, and times as other servers write them.
@Suite struct NoTimeTests {
  private static let id: Int64 = 179_190_080_000_000_001

  private func message(_ name: String, _ value: String) throws -> ChatMessage {
    let text = #"{"response":{"messages":[{"id":"\#(Self.id)","text":"b","\#(name)":\#(value)}]}}"#
    return try #require(try MessagePage(text).messages(in: .group("1")).first)
  }

  /// Go writes its zero where nothing was set.
  @Test(arguments: [
    "0", "0.0", #""0""#, "-5", "null", #""0001-01-01T00:00:00Z""#, #""1970-01-01T00:00:00Z""#,
  ])
  func `zero is no time`(value: String) throws {
    let deleted = try message("deleted_at", value)
    #expect(!deleted.isDeleted && deleted.deletedAt == nil && deleted.extra == nil)
    #expect(try message("pinned_at", value).pinnedAt == nil)
    #expect(try message("updated_at", value).updatedAt == nil)
    // The id begins with the time.
    #expect(try message("created_at", value).createdAt == 1_791_900_800_000)
  }

  @Test(arguments: [
    (#""2026-10-13T12:00:00Z""#, Int64(1_791_892_800_000)),
    (#""2026-10-13 12:00:00 UTC""#, 1_791_892_800_000),
    (#""2026-10-13 12:00:00 +0200""#, 1_791_885_600_000),
    (#""2026-10-13 12:00:00.5+02:00""#, 1_791_885_600_500), ("1791892800", 1_791_892_800_000),
  ])
  func `a deletion is read in each way of writing its time`(value: String, time: Int64) throws {
    let deleted = try message("deleted_at", value)
    #expect(deleted.isDeleted && deleted.deletedAt == time && deleted.extra == nil)
  }

  @Test(arguments: [
    #""2026-10-13 12:00:00""#, #""yesterday, at noon exactly""#, #""2026-13-13 12:00:00 UTC""#,
    #""2026-10-13 12:00:00 EST""#,
  ])
  func `a time that can be read in several ways is kept as it came`(value: String) throws {
    let message = try message("updated_at", value)
    #expect(message.updatedAt == nil && message.extra == #"{"updated_at":\#(value)}"#)
  }
}
