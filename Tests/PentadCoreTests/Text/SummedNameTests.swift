import Testing

@testable import PentadCore

@Suite struct SummedNameTests {
  @Test(arguments: [[], [0], [1, 2, 3], Array(repeating: 0xff, count: 1_000)] as [[UInt8]])
  func changedBytesAreDetected(_ bytes: [UInt8]) {
    let name = ChecksummedFileName.make("one", of: bytes)
    #expect(name.count == 36)
    #expect(ChecksummedFileName.fits(name, bytes))
    #expect(!ChecksummedFileName.fits(name, bytes + [0]))
    #expect(bytes.isEmpty || !ChecksummedFileName.fits(name, Array(bytes.dropLast())))
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 0x10
      #expect(!ChecksummedFileName.fits(name, other))
    }
  }

  @Test(arguments: ["one", "photo.jpeg", "", ".", "0123456789abcdef", "a.0123456789"])
  func aNameWithoutASumFitsAnything(_ name: String) {
    #expect(ChecksummedFileName.fits(name, [1]))
  }
}
