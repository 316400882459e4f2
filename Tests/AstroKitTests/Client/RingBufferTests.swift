import AstroKit
import Foundation
import PentadCore
import Testing

@Suite struct RingBufferTests {
  /// Every capacity and number of additions up to 6 and 20, against an array.
  @Test func bufferKeepsNewestElementsInOrderOfAge() throws {
    for capacity in 1...6 {
      var buffer = try RingBuffer<Int>(capacity: capacity)
      var all: [Int] = []
      for number in 0..<20 {
        let slot = buffer.add(number)
        #expect(slot == number % capacity)
        all.append(number)
        #expect(buffer.elements == Array(all.suffix(capacity)))
        #expect(buffer.count == min(all.count, capacity) && buffer.capacity == capacity)
        #expect(buffer[slot: number % capacity] == number)
      }
      #expect(buffer[slot: capacity] == nil && buffer[slot: -1] == nil)
      buffer.clear()
      #expect(buffer.count == 0 && buffer.elements.isEmpty)
      let slot = buffer.add(7)
      #expect(slot == 0)
    }
  }

  @Test func replacingASlotKeepsItsAge() throws {
    var buffer = try RingBuffer<String>(capacity: 3)
    for name in ["a", "b", "c", "d"] { buffer.add(name) }
    let slot = try #require(buffer.slot { $0 == "b" })
    let isReplaced = buffer.replace(slot: slot, with: "B")
    #expect(isReplaced)
    #expect(buffer.elements == ["B", "c", "d"])
    for absent in [3, -1, .min, .max] {
      let isReplaced = buffer.replace(slot: absent, with: "x")
      #expect(!isReplaced)
    }
    let next = buffer.add("e")
    #expect(next == slot)
  }

  @Test(arguments: [0, -1, .min, 1_000_001, .max])
  func aCapacityThatCannotBeIsRefused(_ capacity: Int) {
    #expect { try RingBuffer<Int>(capacity: capacity) } throws: {
      .invalid ~= ($0 as? PentadError)?.code ?? .ok
    }
  }

  @Test(arguments: ContainerFormat.allCases)
  func bufferSurvivesEncoding(_ format: ContainerFormat) throws {
    for count in 0...9 {
      var buffer = try RingBuffer<String>(capacity: 4)
      for number in 0..<count { buffer.add("month \(number)") }
      var read = try RingBuffer<String>(try buffer.data(as: format), as: format)
      #expect(read == buffer)
      let slots = (read.add("next"), buffer.add("next"))
      #expect(slots.0 == slots.1 && read == buffer)
    }
  }

  @Test func theKeysAreTheOriginals() throws {
    var buffer = try RingBuffer<Int>(capacity: 2)
    for number in 1...3 { buffer.add(number) }
    let data = try buffer.data(as: .json)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(Set((object ?? [:]).keys) == ["count", "capacity", "indexLast", "elements"])
    #expect(object?["elements"] as? [Int] == [3, 2] && object?["indexLast"] as? Int == 0)
  }

  @Test(arguments: [
    #"{"count":3,"capacity":2,"indexLast":0,"elements":[1,2,3]}"#,
    #"{"count":1,"capacity":2,"indexLast":0,"elements":[1,2]}"#,
    #"{"count":2,"capacity":2,"indexLast":2,"elements":[1,2]}"#,
    #"{"count":2,"capacity":2,"indexLast":-1,"elements":[1,2]}"#,
    #"{"count":1,"capacity":2,"indexLast":1,"elements":[1]}"#,
    #"{"count":0,"capacity":0,"indexLast":-1,"elements":[]}"#,
    #"{"count":0,"capacity":9223372036854775807,"indexLast":-1,"elements":[]}"#,
    #"{"count":0,"capacity":2,"elements":[]}"#,
    #"{"count":1,"capacity":2,"indexLast":0,"elements":["a"]}"#,
    #"{"count":1,"capacity":2,"indexLast":0,"elements":[1]"#,
    "[]", "", "\u{0}\u{1}",
  ])
  func damagedDataIsRefusedAndChangesNothing(_ text: String) throws {
    var buffer = try RingBuffer<Int>(capacity: 2)
    buffer.add(5)
    let before = buffer
    #expect { try buffer.load(Data(text.utf8), as: .json) } throws: {
      ($0 as? PentadError)?.code == .corrupt
    }
    #expect { try buffer.load(Data(text.utf8), as: .propertyList) } throws: {
      ($0 as? PentadError)?.code == .corrupt
    }
    #expect(buffer == before)
  }

  @Test func everyTruncationOfAPropertyListIsRefused() throws {
    var buffer = try RingBuffer<Int>(capacity: 3)
    for number in 0..<5 { buffer.add(number) }
    let data = try buffer.data(as: .propertyList)
    for length in 0..<data.count {
      #expect(throws: PentadError.self) {
        try buffer.load(data.prefix(length), as: .propertyList)
      }
    }
    #expect(buffer.elements == [2, 3, 4])
  }
}
