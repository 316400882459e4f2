import PentadC
import Testing

@Suite struct LibraryTests {
  @Test func theVersionOfTheInterfaceIsSet() {
    #expect(pentad_abi_version() > 0)
  }
}
