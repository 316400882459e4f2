import CPentad
import PentadCore
import Testing

@testable import PentadC

@Suite struct LibraryTests {
  @Test func theVersionsAgree() throws {
    let version = String(cString: pentad_version())
    let numbers = version.split(separator: ".").compactMap { UInt32($0) }
    try #require(numbers.count == 3)
    #expect(pentad_abi_version() == numbers[0] * 1000 + numbers[1])
  }

  @Test(arguments: 0..<17) func everyStatusHasItsName(code: Int32) {
    let name = String(cString: pentad_status_name(pentad_status(rawValue: UInt32(code))))
    #expect(name == PentadError.Code(rawValue: code).description)
    #expect(code == 1 || name != "internal")
  }

  @Test func statusesOfOtherVersionsHaveAName() {
    let finer = PentadError.Code(.storage, detail: 7)
    #expect(
      String(cString: pentad_status_name(pentad_status(rawValue: UInt32(finer.rawValue))))
        == "storage")
    for unknown in [17, 255, 0x7fff_ffff, 0xffff_ffff] as [UInt32] {
      #expect(String(cString: pentad_status_name(pentad_status(rawValue: unknown))) == "internal")
    }
  }
}
