/// How long ago something was, or how long it is until then, in one unit: `5 minutes ago`, `in 2 hours`.
///
/// A clock that is wrong, or a source that announces a video, names moments that are still to come.
public enum RelativeTime: Hashable, Sendable {
  /// Less than ten seconds away.
  case now
  /// So many units ago.
  case past(Int64, Unit)
  /// So many units from now.
  case future(Int64, Unit)

  /// A unit of a distance in time: a month is 30 days, a year 365.
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

  /// The distance of a moment from the present, in the largest unit of which it is one at least, rounded
  /// down. Both are milliseconds since 1970-01-01 00:00 UTC.
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

  /// In words: `now`, `1 hour ago`, `in 3 days`.
  public var text: String {
    switch self {
    case .now: "now"
    case .past(let count, let unit): "\(count) \(unit.word(count)) ago"
    case .future(let count, let unit): "in \(count) \(unit.word(count))"
    }
  }

  /// In few letters: `now`, `1h ago`, `in 3d`.
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
