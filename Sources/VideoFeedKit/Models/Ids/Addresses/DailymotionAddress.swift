/// The addresses of Dailymotion's videos: `dailymotion.com/video/x7u5b1_a-title`, `dai.ly/x7u5b1`,
/// `geo.dailymotion.com/player/xb1.html?video=x7u5b1`.
enum DailymotionAddress {
  static func id(of address: VideoAddress) -> String? {
    if address.host == "dai.ly" { return address.path.first.flatMap(checked) }
    guard address.isAt("dailymotion.com") else { return nil }
    if let place = address.path.firstIndex(of: "video") {
      return address.path.dropFirst(place + 1).first.flatMap(checked)
    }
    let isPlayer = address.path.first?.hasPrefix("player") == true
    return isPlayer ? address.value("video").flatMap(checked) : nil
  }

  /// Returns the id in a path segment: letters and digits. A title may follow after `_`.
  private static func checked(_ text: some StringProtocol) -> String? {
    let id = text.prefix { $0 != "_" }
    let isPlain = id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isPlain && (2...32).contains(id.utf8.count) ? String(id) : nil
  }
}
