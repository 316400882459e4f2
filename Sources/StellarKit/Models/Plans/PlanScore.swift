/// The order of plans: the lower is the better.
struct PlanScore: Comparable {
  var conflicts = 0
  var minutes = 0
  var days = 0
  var idle = 0
  /// The answers, in the order of the questions.
  var order: [Int] = []

  static func < (one: PlanScore, other: PlanScore) -> Bool {
    let (first, second) = (one.numbers, other.numbers)
    return first == second ? one.order.lexicographicallyPrecedes(other.order) : first < second
  }

  private var numbers: (Int, Int, Int, Int) { (conflicts, minutes, days, idle) }

  /// True if no plan that extends this one can be better than another plan. The idle minutes may
  /// still change; the other numbers only grow.
  func isWorse(than last: PlanScore) -> Bool {
    (conflicts, minutes, days) > (last.conflicts, last.minutes, last.days)
  }
}
