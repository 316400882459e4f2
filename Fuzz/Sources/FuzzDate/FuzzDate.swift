import FuzzSupport

@testable import AstroKit
@testable import PentadCore
@testable import VideoFeedKit

/// Dates, times and zones as people, feeds and servers write them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDate(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let bytes = input.bytes()
    let text = String(decoding: bytes, as: UTF8.self)
    bytes.withUnsafeBufferPointer { bytes in
      if let moment = FeedDate.milliseconds(bytes) { checkFeedDate(moment) }
      if let span = FeedDuration.milliseconds(bytes) {
        Fuzzing.require(span >= 0, "a duration below zero: \(span)")
      }
      _ = FeedNumber.integer(bytes)
      _ = FeedNumber.decimal(bytes)
    }
    _ = HTTPDate.seconds(text)
    checkISO(text)
    checkZone(text)
    _ = Place(text: text)
    _ = PanchangOptions(text: text)
  }
}

/// The formatted date is parsed back to the same second, if the form has four digits for the year.
private func checkFeedDate(_ moment: Int64) {
  let text = HTTPDate.text(moment)
  let (date, time) = CivilDate.split(moment)
  guard (1_000...9_999).contains(date.year) else { return }
  Fuzzing.require(
    FeedDate.milliseconds(text) == moment - Int64(time % 1_000), "\(moment) is written \(text)")
}

private func checkISO(_ text: String) {
  if let date = Fuzzing.attempt({ () throws(PentadError) in try CivilDate(iso: text) }) {
    var bytes: [UInt8] = []
    date.appendISO(to: &bytes)
    let printed = String(decoding: bytes, as: UTF8.self)
    Fuzzing.require((try? CivilDate(iso: printed)) == date, "\(text) is written \(printed)")
  }
  if let moment = Fuzzing.attempt({ () throws(PentadError) in try Instant(iso: text) }) {
    // A Julian day of some thousand years has not all of the milliseconds.
    let again = (try? Instant(iso: moment.isoText))?.milliseconds ?? .max
    Fuzzing.require(
      (moment.milliseconds - 1...moment.milliseconds + 1).contains(again),
      "\(text) is written \(moment.isoText)")
  }
}

private func checkZone(_ text: String) {
  guard let zone = Fuzzing.attempt({ () throws(PentadError) in try CivilTimeZone(text) }) else {
    return
  }
  for moment in [Int64(0), 1_793_491_200_000, -9_000_000_000_000] {
    let offset = zone.offset(at: Instant(milliseconds: moment))
    Fuzzing.require(abs(offset) <= 18 * 3_600, "\(text) is \(offset) s from Greenwich")
  }
}
