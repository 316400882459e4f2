import ElementsKit
import PentadCore
import Testing

@Suite struct AtomicElementTests {
  @Test(arguments: [0, 119, -1, Int.max, Int.min])
  func numbersOutsideTheTableAreNotFound(_ number: Int) {
    #expect(throws: PentadError.self) { try AtomicElement(atomicNumber: number) }
  }
}
