/// The names of time zones in dates.
enum FeedDateZones {
  /// Returns the minutes east of UTC for a name in lower case; 0 for an unknown one. An ambiguous
  /// name has the meaning of RFC 822.
  static func minutes(_ name: some Collection<UInt8>) -> Int {
    name.isEmpty ? 0 : minutes[String(decoding: name, as: UTF8.self)] ?? 0
  }

  private static let minutes: [String: Int] = [
    // RFC 822, with its letters as corrected by RFC 1123.
    "ut": 0, "utc": 0, "gmt": 0, "z": 0, "est": -300, "edt": -240, "et": -300, "cst": -360,
    "cdt": -300, "ct": -360, "mst": -420, "mdt": -360, "mt": -420, "pst": -480, "pdt": -420,
    "pt": -480, "a": -60, "m": -720, "n": 60, "y": 720,
    // Other zones that occur in feeds.
    "ast": -240, "adt": -180, "at": -240, "nst": -210, "ndt": -150, "akst": -540, "akdt": -480,
    "hst": -600, "brt": -180, "wet": 0, "west": 60, "bst": 60, "cet": 60, "cest": 120, "met": 60,
    "mest": 120, "mez": 60, "mesz": 120, "sast": 120, "eet": 120, "eest": 180, "msk": 180,
    "msd": 240,
    "ist": 330, "sgt": 480, "hkt": 480, "awst": 480, "jst": 540, "kst": 540, "acst": 570,
    "acdt": 630,
    "aest": 600, "aedt": 660, "nzst": 720, "nzdt": 780,
  ]
}
