import PentadCore
import Testing

@testable import PentadC

/// A record as version 2 of a library knows it; version 1 ended before `third`.
private struct Sample: BitwiseCopyable, GrownRecord {
  static let sizeAtBirth = 16

  var size: Int
  var first: Int32
  var second: Int32
  var third: Int64
}

/// A record that ends in a field for later versions.
private struct Reserving: ReservingRecord {
  var size: Int
  var first: UInt32
  var reserved: UInt32
}

@Suite struct RecordsTests {
  private let full = MemoryLayout<Sample>.size
  private let older = 16

  @Test func nullIsARecordOfZeros() throws {
    let read = try readOptions(nil as UnsafePointer<Sample>?, "options")
    #expect(read.size == 0 && read.first == 0 && read.third == 0)
  }

  @Test func aWholeRecordIsCopied() throws {
    var sample = Sample(size: full, first: 1, second: 2, third: 3)
    let read = try readOptions(&sample, "options")
    #expect(read.first == 1 && read.second == 2 && read.third == 3)
  }

  @Test func fieldsMissingInAnOlderRecordAreZero() throws {
    var sample = Sample(size: older, first: 1, second: 2, third: 3)
    let read = try readOptions(&sample, "options")
    #expect(read.first == 1 && read.second == 2 && read.third == 0)
  }

  @Test func longerRecordWithZeroTailIsAccepted() throws {
    var longer = (Sample(size: full + 8, first: 1, second: 2, third: 3), 0)
    let read = {
      try withUnsafeMutablePointer(to: &longer) { longer in
        try longer.withMemoryRebound(to: Sample.self, capacity: 1) {
          try readOptions($0, "options")
        }
      }
    }
    #expect(try read().third == 3)
    longer.1 = 1 << 56
    let error = #expect(throws: PentadError.self) { try read() }
    #expect(error?.code == .misuse)
  }

  /// The size of a pointer, of a version before the first, of no version, of a page and more.
  @Test(arguments: [0, 1, 7, 8, 12, 23, 25, 4104, .max, -8])
  func noVersionHasThatSize(size: Int) {
    var sample = Sample(size: size, first: 1, second: 2, third: 3)
    let error = #expect(throws: PentadError.self) { try readOptions(&sample, "options") }
    #expect(error?.code == .misuse)
    #expect(error?.message.contains("options->struct_size is \(size)") == true)
  }

  @Test func fieldsMissingInAnOlderRecordKeepTheirValues() throws {
    let now = Sample(size: 0, first: 7, second: 8, third: 9)
    var sample = Sample(size: older, first: 1, second: 2, third: 3)
    let changed = try readOptions(&sample, "settings", keeping: now)
    #expect(changed.first == 1 && changed.second == 2 && changed.third == 9)
    sample.size = full
    #expect(try readOptions(&sample, "settings", keeping: now).third == 3)
    #expect(try readOptions(nil, "settings", keeping: now).third == 0)
  }

  @Test func reservedFieldsOfLaterVersionsAreRejected() throws {
    var record = Reserving(size: 16, first: 1, reserved: 0)
    #expect(try readOptions(&record, "options").first == 1)
    record.reserved = 2
    #expect(throws: PentadError(.misuse, "options->reserved is 2, not 0")) {
      try readOptions(&record, "options")
    }
    record.size = 8
    #expect(throws: PentadError.self) { try readOptions(&record, "options") }
  }

  @Test func aRecordIsFilledAsFarAsItsVersionGoes() throws {
    let result = Sample(size: full, first: 1, second: 2, third: 3)
    var whole = Sample(size: full, first: 0, second: 0, third: 0)
    try fill(&whole, with: result)
    #expect(whole.size == full && whole.first == 1 && whole.third == 3)

    var short = Sample(size: older, first: 0, second: 0, third: 9)
    try fill(&short, with: result)
    #expect(short.size == older && short.second == 2 && short.third == 9)

    var newer = (Sample(size: full + 8, first: 0, second: 0, third: 0), 7)
    try withUnsafeMutablePointer(to: &newer) { newer in
      try newer.withMemoryRebound(to: Sample.self, capacity: 1) { try fill($0, with: result) }
    }
    #expect(newer.0.size == full + 8 && newer.0.third == 3 && newer.1 == 7)
  }

  @Test(arguments: [0, 4, 8, 15, -8]) func aRecordWithoutItsSizeIsNotWritten(size: Int) {
    var sample = Sample(size: size, first: 4, second: 5, third: 6)
    let error = #expect(throws: PentadError.self) {
      try fill(&sample, with: Sample(size: full, first: 1, second: 2, third: 3))
    }
    #expect(error?.code == .misuse)
    #expect(sample.first == 4 && sample.third == 6)
    #expect(throws: PentadError(.misuse, "out is NULL")) {
      try fill(nil, with: sample)
    }
  }
}
