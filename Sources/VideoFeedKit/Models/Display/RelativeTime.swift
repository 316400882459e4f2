/// The time between a moment and the present, in one unit: `5 minutes ago`, `in 2 hours`.
///
/// The moment may be in the future: clocks can be wrong, and sources announce videos.
public enum RelativeTime: Hashable, Sendable {
  /// Less than ten seconds before or after the present.
  case now
  /// A number of units before the present.
  case past(Int64, Unit)
  /// A number of units after the present.
  case future(Int64, Unit)

  /// A unit of time. A month has 30 days, a year has 365.
  public enum Unit: Int, Hashable, Sendable, CaseIterable {
    /// 1,000 milliseconds.
    case second = 0
    /// 60 seconds.
    case minute = 1
    /// 60 minutes.
    case hour = 2
    /// 24 hours.
    case day = 3
    /// 7 days.
    case week = 4
    /// 30 days.
    case month = 5
    /// 365 days.
    case year = 6

    fileprivate var milliseconds: UInt64 {
      switch self {
      case .second: 1_000
      case .minute: 60_000
      case .hour: 3_600_000
      case .day: 86_400_000
      case .week: 604_800_000
      case .month: 2_592_000_000
      case .year: 31_536_000_000
      }
    }
  }

  /// Creates the distance of a moment from the present, rounded down, in the largest unit that fits
  /// at least one time. Both times are milliseconds since 1970-01-01 00:00 UTC.
  ///
  /// C: `pentad_video_relative_time_make`.
  public init(of moment: Int64, now: Int64) {
    let (difference, overflow) = moment.subtractingReportingOverflow(now)
    let distance = overflow ? UInt64(Int64.max) : difference.magnitude
    let unit = Unit.allCases.last { $0.milliseconds <= distance }
    guard let unit, distance >= 10_000 else {
      self = .now
      return
    }
    let count = Int64(clamping: distance / unit.milliseconds)
    self = moment < now ? .past(count, unit) : .future(count, unit)
  }

  /// The distance in words: `now`, `1 hour ago`, `in 3 days`.
  public var text: String {
    switch self {
    case .now: "now"
    case .past(let count, let unit): "\(count) \(unit.word(count)) ago"
    case .future(let count, let unit): "in \(count) \(unit.word(count))"
    }
  }

  /// The distance in short form: `now`, `1h ago`, `in 3d`.
  public var shortText: String {
    switch self {
    case .now: "now"
    case .past(let count, let unit): "\(count)\(unit.letters) ago"
    case .future(let count, let unit): "in \(count)\(unit.letters)"
    }
  }
}

extension RelativeTime.Unit {
  fileprivate func word(_ count: Int64) -> String { count == 1 ? name : name + "s" }

  private var name: String {
    switch self {
    case .second: "second"
    case .minute: "minute"
    case .hour: "hour"
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }

  fileprivate var letters: String {
    switch self {
    case .second: "s"
    case .minute: "m"
    case .hour: "h"
    case .day: "d"
    case .week: "w"
    case .month: "mo"
    case .year: "y"
    }
  }
}
