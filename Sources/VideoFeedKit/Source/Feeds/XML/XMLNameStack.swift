/// The names of the open elements, as written in the document, from the root inwards.
struct XMLNameStack {
  private var bytes: [UInt8] = []
  private var starts: [Int] = []

  var isEmpty: Bool { starts.isEmpty }
  var count: Int { starts.count }

  mutating func push(_ name: UnsafeBufferPointer<UInt8>) {
    starts.append(bytes.count)
    bytes.append(contentsOf: name)
  }

  /// Removes all names from an index on.
  mutating func removeAll(from place: Int) {
    guard place < starts.count else { return }
    bytes.removeLast(bytes.count - starts[place])
    starts.removeLast(starts.count - place)
  }

  /// Returns the name at an index.
  subscript(_ place: Int) -> ArraySlice<UInt8> {
    bytes[starts[place]..<(place + 1 < starts.count ? starts[place + 1] : bytes.count)]
  }

  /// The name of the innermost element; empty outside the root.
  var last: ArraySlice<UInt8> { starts.isEmpty ? [] : self[starts.count - 1] }

  /// Returns true if a name is that of the innermost element.
  func isLast(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = starts.last, bytes.count - start == name.count else { return false }
    for index in name.indices where bytes[start &+ index] != name[index] { return false }
    return true
  }

  /// Returns the index of the innermost element with a name. If there is none, the case of letters
  /// is ignored.
  func place(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    starts.indices.last { self[$0].elementsEqual(name) }
      ?? starts.indices.last { self[$0].elementsEqual(name) { $0 | 0x20 == $1 | 0x20 } }
  }
}
