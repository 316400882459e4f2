import AstroKit
import CSwe
import Foundation

/// The risings and settings that follow from libswe's own positions, found without swe_rise_trans.
struct HorizonTruth {
  /// A rising or setting.
  struct Event {
    let julianDay: Double
    let isRise: Bool
    /// True if the body crosses so flatly that 1″ of its height is more than half a second.
    let isGrazing: Bool
  }

  let truth: Truth
  let body: Luminary
  let latitude: Double
  let longitude: Double

  /// Twenty minutes: no body comes up and goes down again unseen but at the top of its way.
  private static let step = 1 / 72.0

  /// All events of a time, by sampling, and by a closer look at each top and each bottom.
  func events(from start: Double, to end: Double) -> [Event] {
    swe_set_topo(longitude, latitude, 0)
    var result: [Event] = []
    var times = [start - Self.step, start, start + Self.step]
    var heights = times.map(height)
    while times[1] < end {
      if (heights[1] > 0) != (heights[2] > 0) {
        result.append(event(times[1], times[2]))
      } else if let extremum = hidden(times, heights) {
        result += [event(times[0], extremum), event(extremum, times[2])]
      }
      times = [times[1], times[2], times[2] + Self.step]
      heights = [heights[1], heights[2], height(times[2])]
    }
    return result.filter { start <= $0.julianDay && $0.julianDay < end }
      .sorted { $0.julianDay < $1.julianDay }
  }

  /// Degrees from the horizon to the upper limb, with 34′ of refraction.
  private func height(_ time: Double) -> Double {
    let isSun = body == .sun
    var place = [longitude, latitude, 0]
    var position = truth.position(
      isSun ? SE_SUN : SE_MOON, time, SEFLG_EQUATORIAL | SEFLG_TOPOCTR)
    var horizon = [0.0, 0, 0]
    swe_azalt(time, SE_EQU2HOR, &place, 0, 0, &position, &horizon)
    // The radii that swe_rise_trans has.
    let radius = (isSun ? 696_000e3 : 1_737.5e3) / 149_597_870_700
    return horizon[1] + asinDegrees(radius / position[2]) + 34 / 60
  }

  private func event(_ start: Double, _ end: Double) -> Event {
    let time = Truth.root(from: start, to: end, height)
    let halfMinute = 0.5 / 1_440
    let slope = height(time + halfMinute) - height(time - halfMinute)
    return Event(julianDay: time, isRise: height(end) > 0, isGrazing: abs(slope) < 0.03)
  }

  /// The top or bottom between three samples on one side, when it is on the other side.
  private func hidden(_ times: [Double], _ heights: [Double]) -> Double? {
    let sign = heights[1] > 0 ? 1.0 : -1
    let distances = heights.map { $0 * sign }
    guard distances[0] > 0, distances[1] < 0.3, distances[1] <= distances[0],
      distances[1] < distances[2]
    else { return nil }
    // The golden section.
    let share = 0.381_966_011_250_105
    var (low, high) = (times[0], times[2])
    while high - low > 1e-7 {
      let left = low + share * (high - low)
      let right = high - share * (high - low)
      let (atLeft, atRight) = (height(left) * sign, height(right) * sign)
      if atLeft < 0 { return left }
      if atRight < 0 { return right }
      if atLeft < atRight { high = right } else { low = left }
    }
    return nil
  }
}

private func asinDegrees(_ value: Double) -> Double { asin(value) * 180 / .pi }
