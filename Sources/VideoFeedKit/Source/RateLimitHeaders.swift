import PentadCore

/// What servers say of how many requests they take (`X-RateLimit-…`).
extension TransportHeaders {
  /// How long the server wants not to be asked, in milliseconds from `date`, when it has just taken the
  /// last call that it takes for now.
  func pause(date: Int64) -> Int? {
    let remaining = self["X-RateLimit-Remaining"] ?? self["RateLimit-Remaining"]
    return remaining == "0" ? reset(date: date) : nil
  }

  /// How long until the server counts anew, in milliseconds from `date`; nil when it does not say.
  func reset(date: Int64) -> Int? {
    // Seconds since 1970, or as a draft of the standard has it, seconds from now; Reddit has fractions.
    guard let text = self["X-RateLimit-Reset"] ?? self["RateLimit-Reset"],
      let number = Double(text), (0...253_402_300_799).contains(number)
    else { return nil }
    let seconds = Int64(number.rounded(.up))
    return Int(seconds > 1_000_000_000 ? max(0, seconds * 1_000 - date) : seconds * 1_000)
  }
}
