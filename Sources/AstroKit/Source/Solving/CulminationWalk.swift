import Foundation

/// A search for risings and settings that walks from culmination to culmination.
///
/// Between the highest and the lowest point, a body's height only falls or only rises. Two signs
/// therefore decide whether there is one crossing or none. The height is read near the meridian,
/// not exactly at its extreme. If the reading is too close to zero to decide the sign of the
/// extreme, the extreme itself is searched for. No crossing is missed, and none is found twice.
struct CulminationWalk {
  private var heights: HeightReader
  /// The speed of the hour angle in radians a day, updated during the walk.
  private var rate: Double
  /// The maximum distance of the extreme from the meridian, in radians of hour angle.
  private let offset: Double
  /// The height below which a reading near the meridian does not decide the sign of the extreme.
  private let margin: Double
  private var rises = CrossingForecast()
  private var sets = CrossingForecast()

  /// The maximum distance of a reading from the meridian, in radians.
  private static let aim = 0.035

  /// Creates a walk; nil so close to a pole that the declination's change matters as much as the
  /// rotation. The height there does not have an extreme in every turn.
  init?(_ heights: HeightReader) {
    self.heights = heights
    // The bounds of the declination's change in radians a day, of its cosine from below, and of the
    // speed.
    let (change, cosDeclination, speed) =
      heights.body == .moon ? (0.15, 0.86, 6.07) : (0.0085, 0.9, 6.283)
    rate = speed
    let cosLatitude = heights.observer.cosLatitude
    offset = change / (speed * max(cosLatitude, 1e-9) * cosDeclination)
    guard offset < 0.35 else { return nil }
    let reach = Self.aim + offset
    margin = 0.75 * cosLatitude * reach * reach + 1e-6
  }

  /// A reading of the height.
  struct Node {
    let julianDay: Double
    let height: Height

    var isUp: Bool { height.value > 0 }
    var bound: (julianDay: Double, value: Double) { (julianDay, height.value) }
  }

  /// Returns all crossings in a range of the table.
  mutating func crossings(in range: Range<Double>) -> [HorizonCrossing] {
    var crossings: [HorizonCrossing] = []
    crossings.reserveCapacity(Int(2 * (range.upperBound - range.lowerBound)) + 3)
    var previous = node(range.lowerBound)
    let angle = previous.height.hourAngle
    if let extreme = hiddenExtreme(near: previous, in: range) {
      add(previous, extreme, &crossings)
      previous = extreme
    }
    // The next culmination: hour angle 0 or ±180°.
    var goal = range.lowerBound + ((angle < 0 ? 0 : Double.pi) - angle) / rate
    while goal <= previous.julianDay { goal += Double.pi / rate }
    var lastOffset: (julianDay: Double, offset: Double)?
    while previous.julianDay < range.upperBound {
      let next = node(min(goal, range.upperBound))
      if let extreme = hiddenExtreme(near: next, in: range), extreme.julianDay > previous.julianDay
      {
        add(previous, extreme, &crossings)
        previous = extreme
        if next.julianDay == range.upperBound {
          add(previous, next, &crossings)
          break
        }
      } else {
        add(previous, next, &crossings)
        previous = next
      }
      // The distance of the reading past the meridian is small, so its tangent equals the angle.
      let past = -next.height.east / next.height.south
      if let lastOffset {
        let measured = (Double.pi + past - lastOffset.offset) / (goal - lastOffset.julianDay)
        if abs(measured - rate) < 0.1 { rate = measured }
      }
      lastOffset = (goal, past)
      goal += (Double.pi - past) / rate
    }
    return crossings
  }

  private mutating func node(_ julianDay: Double) -> Node {
    Node(julianDay: julianDay, height: heights.height(at: julianDay))
  }

  private mutating func add(
    _ from: Node, _ to: Node, _ crossings: inout [HorizonCrossing]
  ) {
    guard from.isUp != to.isUp else { return }
    let isRise = to.isUp
    let forecast = isRise ? rises : sets
    let model = Self.model(from, to)
    let root = HorizonRoot(
      &heights, from: from.bound, to: to.bound, guess: model + forecast.shift, rate: rate,
      slopeFactor: forecast.slopeFactor)
    // A root at the end of its bracket still counts as before the end.
    let julianDay = min(max(root.julianDay, from.julianDay), to.julianDay.nextDown)
    crossings.append(HorizonCrossing(julianDay: julianDay, kind: isRise ? .rise : .set))
    if isRise {
      rises.learn(shift: julianDay - model, slopeFactor: root.slopeFactor)
    } else {
      sets.learn(shift: julianDay - model, slopeFactor: root.slopeFactor)
    }
  }

  /// Returns the zero of a height that varies like a cosine from one reading to the other.
  private static func model(_ from: Node, _ to: Node) -> Double {
    let (a, b) = (from.height.value, to.height.value)
    let swing = acos(max(-1, min(1, (a + b) / (b - a)))) / Double.pi
    return from.julianDay + swing * (to.julianDay - from.julianDay)
  }

  /// Returns the extreme near a reading that is close to the meridian and to zero, if the extreme
  /// lies on the other side of zero; otherwise nil.
  private mutating func hiddenExtreme(near node: Node, in range: Range<Double>) -> Node? {
    let height = node.height
    guard abs(height.value) < margin else { return nil }
    let isUpper = height.south > 0
    guard isUpper != node.isUp, abs(height.east) < 2 * (Self.aim + offset) * abs(height.south)
    else { return nil }
    let reach = 3 * (Self.aim + offset) / rate
    let low = max(range.lowerBound, node.julianDay - reach)
    let high = min(range.upperBound, node.julianDay + reach)
    return ExtremeSearch.crossing(&heights, low, high, isMaximum: isUpper)
      .map { Node(julianDay: $0.0, height: $0.1) }
  }
}

/// The corrections that the last crossing of a kind provides for the next.
struct CrossingForecast {
  /// The days between the model's crossing and the true one.
  var shift = 0.0
  /// The slope as a multiple of the rotation's slope.
  var slopeFactor = 1.0
  private var last: Double?

  mutating func learn(shift found: Double, slopeFactor: Double) {
    shift = last.map { 2 * found - $0 } ?? found
    last = found
    self.slopeFactor = slopeFactor
  }
}
