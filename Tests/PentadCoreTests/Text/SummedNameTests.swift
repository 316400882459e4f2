import Testing

@testable import PentadCore

@Suite struct SummedNameTests {
  @Test(arguments: [[], [0], [1, 2, 3], Array(repeating: 0xff, count: 1_000)] as [[UInt8]])
  func changedBytesAreDetected(_ bytes: [UInt8]) {
    let name = SummedName.make("one", of: bytes)
    #expect(name.count == 36)
    #expect(SummedName.fits(name, bytes))
    #expect(!SummedName.fits(name, bytes + [0]))
    #expect(bytes.isEmpty || !SummedName.fits(name, Array(bytes.dropLast())))
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 0x10
      #expect(!SummedName.fits(name, other))
    }
  }

  @Test(arguments: ["one", "photo.jpeg", "", ".", "0123456789abcdef", "a.0123456789"])
  func aNameWithoutASumFitsAnything(_ name: String) {
    #expect(SummedName.fits(name, [1]))
  }
}
