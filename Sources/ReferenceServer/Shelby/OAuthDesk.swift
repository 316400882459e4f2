/// The OAuth state: consumers, tokens, sign-ins, and used nonces.
struct OAuthDesk: Sendable {
  /// A user's permission for a program.
  struct Token: Sendable, Hashable {
    let secret: String
    let consumer: String
    /// The number of a person.
    let user: Int
  }

  /// A sign-in that has begun.
  struct Attempt: Sendable, Hashable {
    let secret: String
    let consumer: String
    let callback: String
    /// The start of the sign-in, in seconds since 1970.
    let begunAt: Int64
    /// The user who allowed it; nil before.
    var user: Int?
    /// The proof that the user was present.
    var verifier = ""
  }

  /// The tolerance for the clock of a client, in seconds.
  static let window: Int64 = 300
  /// The time for which a nonce is remembered, in seconds: as long as its timestamp may be
  /// accepted.
  static let memory: Int64 = 600
  /// The timeout of a sign-in, in seconds.
  static let patience: Int64 = 600

  /// The programs: their keys and secrets.
  let consumers: [String: String]
  private(set) var tokens: [String: Token]
  private(set) var attempts: [String: Attempt] = [:]
  private var expired: Set<String> = []
  private var nonces: [String: Int64] = [:]
  private var cleanedAt: Int64 = 0
  private var random: SplitMix

  init(seed: UInt64, consumers: [String: String], tokens: [String: Token]) {
    random = SplitMix(seed: seed &+ 3)
    (self.consumers, self.tokens) = (consumers, tokens)
  }

  /// Returns the token of a user's request.
  mutating func user(of request: OAuthRequest, now: Int64) throws(OAuthProblem) -> Token {
    guard let name = request["token"] else { throw .notSigned }
    if expired.contains(name) { throw .tokenExpired }
    guard let token = tokens[name], token.consumer == request["consumer_key"] else {
      throw .tokenRejected
    }
    try check(request, secret: token.secret, now: now)
    return token
  }

  /// Begins a sign-in, and returns the request token and its secret.
  mutating func begin(
    _ request: OAuthRequest, now: Int64
  ) throws(OAuthProblem) -> (name: String, secret: String) {
    guard let callback = request["callback"] else { throw .parameterAbsent }
    guard callback == "oob" || callback.contains(":") else { throw .parameterRejected }
    try check(request, secret: "", now: now)
    let (name, secret) = ("rt-" + word(), word())
    attempts = attempts.filter { abs(now - $0.value.begunAt) <= Self.patience }
    attempts[name] = Attempt(
      secret: secret, consumer: request["consumer_key"] ?? "", callback: callback, begunAt: now)
    return (name, secret)
  }

  /// Records that the user agrees; nil for an expired sign-in.
  mutating func allow(_ name: String, user: Int, now: Int64) -> Attempt? {
    guard var attempt = attempts[name], abs(now - attempt.begunAt) <= Self.patience else {
      return nil
    }
    attempt.user = user
    attempt.verifier = word()
    attempts[name] = attempt
    return attempt
  }

  /// Records that the user does not agree; nil for an expired sign-in.
  mutating func deny(_ name: String) -> Attempt? { attempts.removeValue(forKey: name) }

  /// Finishes a sign-in, and returns the user's token and its secret.
  mutating func finish(
    _ request: OAuthRequest, now: Int64
  ) throws(OAuthProblem) -> (name: String, secret: String) {
    guard let name = request["token"] else { throw .notSigned }
    guard let attempt = attempts[name], attempt.consumer == request["consumer_key"],
      abs(now - attempt.begunAt) <= Self.patience
    else { throw .tokenRejected }
    try check(request, secret: attempt.secret, now: now)
    guard let user = attempt.user, request["verifier"] == attempt.verifier else {
      throw .verifierInvalid
    }
    attempts[name] = nil
    let (access, secret) = ("at-" + word(), word())
    tokens[access] = Token(secret: secret, consumer: attempt.consumer, user: user)
    return (access, secret)
  }

  /// Invalidates one token, or all.
  mutating func expire(_ name: String?) {
    let names = name.map { [$0] } ?? Array(tokens.keys)
    for name in names where tokens.removeValue(forKey: name) != nil { expired.insert(name) }
  }

  /// Checks that the request is signed, current, and not a repetition. A nonce is remembered only
  /// if all other checks succeed.
  private mutating func check(
    _ request: OAuthRequest, secret: String, now: Int64
  ) throws(OAuthProblem) {
    guard request["version"] ?? "1.0" == "1.0" else { throw .versionRejected }
    guard let consumer = request["consumer_key"], let signature = request["signature"] else {
      throw .parameterAbsent
    }
    guard let consumerSecret = consumers[consumer] else { throw .consumerUnknown }
    guard let expected = request.signature(consumerSecret, secret) else { throw .methodRejected }
    let isPlain = request["signature_method"] == "PLAINTEXT"
    // RFC 5849, 3.1: without a signature over them, they may be left out.
    let isTimeless = isPlain && request["timestamp"] == nil && request["nonce"] == nil
    if !isTimeless {
      guard request["timestamp"] != nil, let nonce = request["nonce"], !nonce.isEmpty else {
        throw .parameterAbsent
      }
      guard let timestamp = request.timestamp, timestamp > 0 else { throw .parameterRejected }
      guard (now - Self.window...now + Self.window).contains(timestamp) else {
        throw .timestampRefused
      }
    }
    guard signature == expected else { throw .signatureInvalid }
    if !isTimeless { try remember(request, now: now) }
  }

  private mutating func remember(_ request: OAuthRequest, now: Int64) throws(OAuthProblem) {
    if abs(now - cleanedAt) > 60 {
      nonces = nonces.filter { abs(now - $0.value) <= Self.memory }
      cleanedAt = now
    }
    let key = ["consumer_key", "token", "timestamp", "nonce"]
      .map { OAuthRequest.encoded(request[$0] ?? "") }.joined(separator: "&")
    if let seen = nonces[key], abs(now - seen) <= Self.memory { throw .nonceUsed }
    nonces[key] = now
  }

  /// Returns 32 hexadecimal digits. They are derived from the seed, and so are predictable.
  private mutating func word() -> String {
    [random.next(), random.next()].map { half in
      let text = String(half, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}
