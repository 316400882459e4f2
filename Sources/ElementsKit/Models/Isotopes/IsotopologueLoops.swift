import PentadCore

/// The nested loops over the combinations of each element.
///
/// Combinations are sorted by probability. Each loop ends at the first product that is below the
/// cut-off even with the most probable combinations of the inner elements. The work is therefore
/// proportional to the result. Elements with one combination are the outermost.
final class IsotopologueLoops {
  private struct Element {
    let start: UnsafePointer<Double>
    let count: Int
    /// The product of the highest probabilities of all inner elements.
    var highestBehind = 1.0
  }

  let masses = Column<Double>()
  let probabilities = Column<Double>()
  let starts = Column<UInt32>()
  let indices = Column<UInt32>()

  /// For each element its probabilities, then its masses.
  private let values: UnsafeMutablePointer<Double>
  private var elements: [Element] = []
  private let path: UnsafeMutablePointer<UInt32>
  private var cutoff = 0.0
  private var nextCheck = Isotopologues.checkInterval

  init(_ tables: [ElementIsotopologues], order: [Int]) {
    values = .allocate(capacity: tables.reduce(0) { $0 + 2 * $1.count })
    path = .allocate(capacity: order.count)
    path.initialize(repeating: 0, count: order.count)
    elements.reserveCapacity(order.count)
    var place = values
    for index in order {
      let table = tables[index]
      elements.append(Element(start: place, count: table.count))
      table.probabilities.withUnsafeBufferPointer { fill(&place, $0) }
      table.masses.withUnsafeBufferPointer { fill(&place, $0) }
    }
    for index in elements.indices.dropLast().reversed() {
      let behind = elements[index + 1]
      elements[index].highestBehind = behind.highestBehind * behind.start[0]
    }
  }

  /// Frees the tables. Do not use the loops afterwards.
  func release() {
    values.deallocate()
    path.deallocate()
    masses.release()
    probabilities.release()
    starts.release()
    indices.release()
  }

  func run(atLeast cutoff: Double) throws(PentadError) {
    self.cutoff = cutoff
    let outer = elements.count - 1
    try elements.withUnsafeBufferPointer { elements throws(PentadError) in
      try loop(elements, 0, outer, 1, 0)
    }
  }

  private func loop(
    _ elements: UnsafeBufferPointer<Element>, _ level: Int, _ outer: Int, _ probability: Double,
    _ mass: Double
  ) throws(PentadError) {
    let element = elements[level]
    guard level < outer else { return try row(element, outer, probability, mass) }
    for index in 0..<element.count {
      let product = probability * element.start[index]
      if product * element.highestBehind < cutoff { break }
      path[level] = UInt32(truncatingIfNeeded: index)
      try loop(elements, level + 1, outer, product, mass + element.start[element.count + index])
    }
  }

  @inline(__always)
  private func row(
    _ element: Element, _ outer: Int, _ probability: Double, _ mass: Double
  ) throws(PentadError) {
    let (newMasses, newProbabilities) = (
      masses.room(for: element.count), probabilities.room(for: element.count)
    )
    var found = 0
    while found < element.count {
      let product = element.start[found] * probability
      if product < cutoff { break }
      newProbabilities[found] = product
      newMasses[found] = element.start[element.count + found] + mass
      found += 1
    }
    guard found > 0 else { return }
    starts.room(for: 1)[0] = UInt32(truncatingIfNeeded: masses.count)
    starts.count += 1
    let levels = indices.room(for: outer)
    for level in 0..<outer { levels[level] = path[level] }
    indices.count += outer
    masses.count += found
    probabilities.count += found
    if masses.count >= nextCheck { try check() }
  }

  private func check() throws(PentadError) {
    nextCheck = masses.count + Isotopologues.checkInterval
    guard masses.count <= Isotopologues.limit else { throw .tooManyIsotopologues }
    guard !Task.isCancelled else { throw .callCancelled }
  }
}

private func fill(
  _ place: inout UnsafeMutablePointer<Double>, _ values: UnsafeBufferPointer<Double>
) {
  guard let start = values.baseAddress else { return }
  place.initialize(from: start, count: values.count)
  place += values.count
}

/// A growing column of plain values.
final class Column<Element: BitwiseCopyable> {
  var count = 0
  private var capacity = 256
  private var start = UnsafeMutablePointer<Element>.allocate(capacity: 256)

  /// Returns the address after the last value, with room for `more` values.
  @inline(__always)
  func room(for more: Int) -> UnsafeMutablePointer<Element> {
    if count + more > capacity { grow(to: max(2 * capacity, count + more)) }
    return start + count
  }

  var array: [Element] { Array(UnsafeBufferPointer(start: start, count: count)) }

  func release() { start.deallocate() }

  @inline(never) private func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: start, count: count)
    start.deallocate()
    (start, capacity) = (larger, newCapacity)
  }
}
