/// Times as HTTP and RSS write them.
enum WebDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7), of milliseconds since 1970.
  static func text(of milliseconds: Int64) -> String {
    let time = CivilTime(seconds: milliseconds / 1_000)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let second = time.secondOfDay
    let clock = "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))"
    let month = months[time.month - 1]
    return "\(days[time.weekday]), \(two(time.day)) \(month) \(time.year) \(clock) GMT"
  }
}
