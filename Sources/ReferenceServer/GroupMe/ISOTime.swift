/// Times as some of GroupMe's answers have them.
enum ISOTime {
  /// `2026-11-21T18:30:00Z`.
  static func text(of milliseconds: Int64) -> String {
    let time = CivilTime(seconds: milliseconds / 1_000)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let second = time.secondOfDay
    let clock = "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))"
    return "\(time.year)-\(two(time.month))-\(two(time.day))T\(clock)Z"
  }
}
