import Foundation
import FuzzSupport
import PentadCore

@testable import AstroKit

/// The inputs that AstroKit parses: answers and requests of the old protocol, files of days, blobs
/// of segments.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAstro(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    switch input.byte() % 6 {
    case 0: checkAnswer(input.bytes())
    case 1: checkServer(&input)
    case 2: checkQuery(input.text())
    case 3: checkFile(Data(input.bytes()), .json)
    case 4: checkFile(Data(input.bytes()), .propertyList)
    default: checkBlob(input.bytes())
    }
  }
}

private func checkAnswer(_ json: [UInt8]) {
  let answer = Fuzzing.attempt { () throws(PentadError) in try LegacyAnswer(json: json) }
  guard let days = answer?.days else { return }
  var writer = LegacyWriter(count: days.count)
  for day in days { writer.append(day) }
  let again = try? LegacyAnswer(json: Array(writer.finished().utf8))
  Fuzzing.require(again?.days.map(\.date) == days.map(\.date), "the days are written otherwise")
}

/// The days of a server, dealt out to the civil dates of two zones.
private func checkServer(_ input: inout Input) {
  let zone = input.byte() & 1 == 0 ? "Asia/Kolkata" : "America/New_York"
  guard
    let source = try? RemoteAstroSource(
      transport: AnsweringTransport(&input), endpoint: "https://example.org/apiv2.php"),
    let place = try? Place(latitude: 23.2, longitude: 75.8, timeZone: CivilTimeZone(zone)),
    let first = try? CivilDate(2_026, 3, 7), let last = try? CivilDate(2_026, 3, 9)
  else { return }
  waitFor { () async throws(PentadError) in
    let request = try DateRangeRequest(from: first, to: last)
    _ = try await source.days(for: request, at: place, options: PanchangOptions()) { _ in }
  }
}

private func checkQuery(_ query: String) {
  let request = Fuzzing.attempt { () throws(PentadError) in try LegacyRequest(query: query) }
  guard let request else { return }
  let again = try? LegacyRequest(query: request.query)
  Fuzzing.require(again?.query == request.query, "\(request.query) reads as another question")
}

private func checkFile(_ data: Data, _ format: ContainerFormat) {
  let buffer = Fuzzing.attempt { () throws(PentadError) in
    try RingBuffer<DayContainer>(data, as: format)
  }
  guard let buffer, let written = try? buffer.data(as: format) else { return }
  let again = try? RingBuffer<DayContainer>(written, as: format)
  Fuzzing.require(again?.count == buffer.count, "the buffer is written otherwise")
}

private func checkBlob(_ blob: [UInt8]) {
  Fuzzing.attempt { () throws(PentadError) in _ = try EphemerisSegment(index: 7, blob: blob) }
  for ayanamsa in Ayanamsa.allCases {
    Fuzzing.attempt { () throws(PentadError) in
      _ = try AyanamsaSpan(ayanamsa: ayanamsa, index: 7, blob: blob)
    }
  }
  let key = MonthKey(subject: "x", year: 2_026, month: 3)
  if let month = CachedMonth(key: key, blob: Data(blob)), let written = month.blob {
    let again = CachedMonth(key: key, blob: written)
    Fuzzing.require(again?.days.keys == month.days.keys, "a month is written otherwise")
  }
}
