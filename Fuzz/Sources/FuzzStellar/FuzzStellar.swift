import FuzzSupport
import PentadCore
import StellarKit

/// Every answer of a Stellar server, through the source that the client asks.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStellar(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let call = input.byte()
    let transport = AnsweringTransport(&input)
    guard let server = try? StellarServer(transport: transport, endpoint: "https://example.org/api")
    else { return }
    waitFor { () async throws(PentadError) in try await ask(server, call) }
  }
}

private func ask(_ server: StellarServer, _ call: UInt8) async throws(PentadError) {
  let device = StellarDevice(id: "7", passKey: "secret")
  switch call % 10 {
  case 0:
    let courses = try await server.courses().value
    for group in StellarCourseGroup.groups(of: courses) {
      _ = try? StellarCourseGroup(serialized: group.serialized, among: courses)
    }
  case 1: check(try await server.classes(of: "6").value)
  case 2: _ = try await server.checksum(of: "6")
  case 3: check(try await server.classesWithChecksum(of: "6").value.classes)
  case 4: check(try await server.classInfo("6.01").value.content.map { [$0] } ?? [])
  case 5: check(try await server.search("signals").value)
  case 6: try check(await server.term())
  case 7: _ = try await server.register(deviceToken: "token", appId: nil)
  case 8: _ = try await server.unreadNotices(for: device)
  default: _ = try await server.markRead([StellarNotice(masterId: "6.01")], for: device)
  }
}

/// Uses classes as a screen does.
private func check(_ classes: [StellarClass]) {
  for item in classes {
    Fuzzing.require(!item.masterId.isEmpty, "a class without an id")
    for time in item.times { _ = MeetingSchedule(time.text) }
  }
  for conflict in Timetable.conflicts(among: Array(classes.prefix(50))) { _ = conflict }
  _ = try? SearchQuery(classes.first?.name ?? "", courses: ["6", "18"])
}

private func check(_ term: StellarTerm) throws(PentadError) {
  let calendar = try TermCalendar(usualFor: term)
  Fuzzing.require(calendar.first <= calendar.last, "a term that ends before it begins")
}
