import Foundation
import PentadCore

/// The calendar files of a folder at `/calendars`, for programs that subscribe to them.
///
/// | path | answer |
/// |---|---|
/// | `/calendars/NAME.ics` | the file, as `text/calendar` with `ETag` and `Last-Modified` |
///
/// A name has 40 hexadecimal digits and is the only protection of a file. So there is no list, every
/// other name is 404, and the log has `…` for the name. A client with a current copy gets 304.
struct CalendarFolder: Sendable {
  static let prefix = "/calendars/"

  /// The folder; nil for none.
  let path: String?

  /// Answers a request.
  func respond(to request: Request) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .page(405, "Method Not Allowed")
    }
    let name = String(request.path.dropFirst(Self.prefix.count))
    guard let path, Self.isName(name), let bytes = FileManager.default.contents(atPath: "\(path)/\(name)")
    else { return .page(404, "Not Found") }
    let facts = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    let changed = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    var response = Response(
      headers: [("Content-Type", "text/calendar; charset=utf-8")], body: .bytes(bytes.map { $0 }))
    response = response.cached(
      for: request, modifiedAt: Int64(changed) * 1_000, maxAge: 0)
    // A shared cache would give a private calendar to others.
    response.headers = response.headers.map {
      $0.name == "Cache-Control" ? ($0.name, "private, no-cache") : $0
    }
    return response
  }

  /// True for 40 hexadecimal digits and `.ics`, which no path outside the folder can be.
  private static func isName(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return bytes.count == 44 && name.hasSuffix(".ics")
      && bytes.prefix(40).allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
