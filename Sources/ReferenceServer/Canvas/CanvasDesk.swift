import Foundation
import PentadCore

/// The tokens and codes of Canvas' sign-in.
struct CanvasDesk: Sendable {
  /// A code that the program exchanges for tokens.
  struct Code: Sendable {
    let student: CampusPerson
    let redirect: String
    /// The challenge of PKCE; nil without it.
    let challenge: String?
    let ends: Int64
  }

  private struct Token: Sendable {
    let student: CampusPerson
    let access: String
    let refresh: String?
    /// The time when it expires; nil for a token made by hand.
    let ends: Int64?
  }

  /// The developer key of the school.
  static let clientID = "10000000000001"
  static let clientSecret = "canvas-secret"
  /// The lifetimes: ten minutes and one hour.
  static let codeLife: Int64 = 600_000
  static let accessLife: Int64 = 3_600_000

  private var tokens: [Token] = []
  private var refreshes: [String: CampusPerson] = [:]
  private var codes: [String: Code] = [:]
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed &+ 13)
    tokens = CampusPerson.students.map { login, student in
      Token(student: student, access: "canvas-\(login)", refresh: nil, ends: nil)
    }
  }

  /// Returns the student of an access token; nil for an invalid one.
  func student(of access: String, now: Int64) -> CampusPerson? {
    tokens.first { $0.access == access && ($0.ends ?? .max) > now }?.student
  }

  /// Issues a code.
  mutating func issueCode(
    to student: CampusPerson, redirect: String, challenge: String?, now: Int64
  ) -> String {
    codes = codes.filter { $0.value.ends > now }
    let code = nextWord()
    codes[code] = Code(
      student: student, redirect: redirect, challenge: challenge, ends: now + Self.codeLife)
    return code
  }

  /// Returns a code and removes it; nil for an invalid one.
  mutating func takeCode(_ code: String, now: Int64) -> Code? {
    codes.removeValue(forKey: code).flatMap { $0.ends > now ? $0 : nil }
  }

  /// Issues an access token.
  ///
  /// - Parameter refresh: the refresh token that remains valid; nil for a new one.
  mutating func issue(
    to student: CampusPerson, refresh: String?, now: Int64
  ) -> (access: String, refresh: String) {
    let refresh = refresh ?? nextWord()
    let access = nextWord()
    refreshes[refresh] = student
    tokens.append(
      Token(student: student, access: access, refresh: refresh, ends: now + Self.accessLife))
    return (access, refresh)
  }

  /// Returns the student of a refresh token; nil for an invalid one.
  func student(ofRefresh refresh: String) -> CampusPerson? { refreshes[refresh] }

  /// Revokes a token, and its refresh token if requested.
  mutating func revoke(token: String, withRefresh: Bool) {
    let refresh = tokens.first { $0.access == token }?.refresh
    tokens.removeAll { $0.access == token }
    if withRefresh, let refresh { refreshes[refresh] = nil }
  }

  /// Revokes the tokens of a student, or of all.
  mutating func revoke(of student: CampusPerson?, withRefresh: Bool) {
    tokens.removeAll { student == nil || $0.student == student }
    if withRefresh { refreshes = refreshes.filter { student != nil && $0.value != student } }
  }

  /// Returns 64 characters, as Canvas' tokens have.
  mutating func nextWord() -> String {
    (0..<4).map { _ in
      let text = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }

  /// Returns the challenge of a verifier, with method S256 of RFC 7636.
  static func challenge(of verifier: String) -> String {
    SHA256.base64URL(SHA256.hash(Array(verifier.utf8)))
  }
}
