import PentadCore

/// The valid tokens: of users, and of the files of restricted videos.
struct PeerTubeTokens: Sendable {
  /// The tokens that a user receives for a password or for a refresh token.
  struct Pair: Sendable {
    let user: Int
    let access: String
    let refresh: String
    /// The expiry in milliseconds since 1970, as all times here.
    var accessEnds: Int64
    var refreshEnds: Int64
  }

  /// A token for the files of one video.
  private struct FileToken: Sendable {
    let uuid: String
    let ends: Int64
  }

  /// The lifetimes: one day, two weeks, eight hours.
  static let accessLife: Int64 = 86_400_000
  static let refreshLife: Int64 = 1_209_600_000
  static let fileLife: Int64 = 28_800_000

  /// The OAuth client; there is only one.
  let client: (id: String, secret: String)
  private var pairs: [Pair] = []
  private var files: [String: FileToken] = [:]
  private var random: SplitMix

  init(seed: UInt64) {
    var random = SplitMix(seed: seed &+ 3)
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    let words = (0..<2).map { _ in
      String((0..<32).map { _ in letters[random.below(letters.count)] })
    }
    client = (words[0], words[1])
    self.random = random
  }

  /// Issues new tokens.
  mutating func issue(to user: Int, now: Int64) -> Pair {
    let pair = Pair(
      user: user, access: nextWord(), refresh: nextWord(), accessEnds: now + Self.accessLife,
      refreshEnds: now + Self.refreshLife)
    pairs.removeAll { $0.refreshEnds <= now }
    pairs.append(pair)
    return pair
  }

  /// Returns new tokens for a refresh token, and revokes the old ones; nil for an invalid one.
  mutating func refresh(_ refresh: String, now: Int64) -> Pair? {
    guard let index = pairs.firstIndex(where: { $0.refresh == refresh }) else { return nil }
    let old = pairs.remove(at: index)
    return old.refreshEnds > now ? issue(to: old.user, now: now) : nil
  }

  /// Returns the user of an access token; nil for an invalid one.
  func user(of access: String, now: Int64) -> Int? {
    pairs.first { $0.access == access && $0.accessEnds > now }?.user
  }

  /// Revokes an access token and its refresh token.
  mutating func revoke(access: String) { pairs.removeAll { $0.access == access } }

  /// Invalidates access tokens, and refresh tokens too if requested.
  ///
  /// - Parameter user: the number of the user; nil for all.
  mutating func expire(of user: Int?, withRefresh: Bool) {
    for index in pairs.indices where user == nil || pairs[index].user == user {
      pairs[index].accessEnds = .min
      if withRefresh { pairs[index].refreshEnds = .min }
    }
  }

  /// Issues a token for the files of a video, and returns its expiry.
  mutating func issueFileToken(for uuid: String, now: Int64) -> (token: String, ends: Int64) {
    files = files.filter { $0.value.ends > now }
    let token = FileToken(uuid: uuid, ends: now + Self.fileLife)
    let word = nextWord()
    files[word] = token
    return (word, token.ends)
  }

  /// True if a token is valid for the files of a video.
  func opens(_ uuid: String, with token: String, now: Int64) -> Bool {
    files[token].map { $0.uuid == uuid && $0.ends > now } ?? false
  }

  /// Returns 40 hexadecimal digits.
  private mutating func nextWord() -> String {
    let digits = (0..<3).map { _ in
      let text = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    return String(digits.prefix(40))
  }
}
