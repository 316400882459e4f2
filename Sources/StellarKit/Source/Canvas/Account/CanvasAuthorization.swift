import Foundation
public import PentadCore

/// A sign-in to Canvas in a browser: OAuth 2 with a proof key (PKCE). The user signs in on the
/// school's own page, also with single sign-on (SSO).
///
/// 1. Open ``address`` in a browser or a web view.
/// 2. Wait until ``isEnd(_:)`` is true for an address to which the browser is redirected.
/// 3. Pass that address to ``CanvasSource/signIn(_:redirectedTo:transport:credentials:time:)``.
///
/// The proof key (RFC 7636, S256) is always sent. A site that does not support it ignores it. A
/// public client, whose Developer Key has no secret, needs a site that supports it.
///
/// Printing the value does not reveal the state and the verifier of the sign-in.
public struct CanvasAuthorization: Sendable {
  /// The redirect for a program that has no redirect address of its own. Canvas then redirects to
  /// one of its own pages, and the address of that page contains the code.
  public static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"

  /// The address of the school's Canvas.
  public let site: CanvasSite
  /// The program's Developer Key.
  public let key: CanvasKey
  /// The address to which Canvas redirects: ``outOfBand``, or one that the Developer Key lists,
  /// such as `example://canvas`.
  public let redirect: String
  /// The address of the page on which the user signs in.
  public let address: String
  let state: String
  let verifier: String

  /// Prepares a sign-in. Nothing is sent.
  ///
  /// - Parameters:
  ///   - scopes: the OAuth 2 scopes, which name the permitted calls, such as
  ///     `url:GET|/api/v1/courses`; empty for all calls, which a school's key may forbid.
  ///   - purpose: the name of the sign-in in the user's settings, such as the name of the device.
  ///   - asksForPassword: true to ask for a sign-in again, even if the user is signed in on the
  ///     site in this browser.
  public init(
    site: CanvasSite, key: CanvasKey, redirect: String = outOfBand, scopes: [String] = [],
    purpose: String? = nil, asksForPassword: Bool = false
  ) throws(PentadError) {
    self.site = site
    self.key = key
    self.redirect = redirect
    var generator = SystemRandomNumberGenerator()
    func word() -> String {
      SHA256.base64URL((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
    (state, verifier) = (word(), word())
    var query = [
      ("client_id", key.id), ("response_type", "code"), ("redirect_uri", redirect),
      ("state", state), ("code_challenge_method", "S256"),
      ("code_challenge", SHA256.base64URL(SHA256.hash(Array(verifier.utf8)))),
    ]
    if !scopes.isEmpty { query.append(("scope", scopes.joined(separator: " "))) }
    if let purpose { query.append(("purpose", purpose)) }
    if asksForPassword { query.append(("force_login", "1")) }
    address = try site.call(["login", "oauth2", "auth"]).adding(query: query).string
  }

  /// Returns true if the address in a browser is the end of this sign-in, with a code or an error.
  public func isEnd(_ address: String) -> Bool {
    let start = redirect == Self.outOfBand ? site.address + "/login/oauth2/auth" : redirect
    guard address.hasPrefix(start) else { return false }
    let next = address.dropFirst(start.count).first
    let items = Self.items(address)
    return (next == "?" || next == "&" || next == "/" || next == "#")
      && (items["code"] != nil || items["error"] != nil)
  }

  /// Returns the authorization code from an address to which Canvas redirected, or a code that the
  /// user copied from the page.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/refused`` when the user or the school denied the
  ///   sign-in; ``PentadCore/PentadError/Code/invalid`` for an address of another sign-in, and for
  ///   text without a code.
  func code(in answer: String) throws(PentadError) -> String {
    let isCode = !answer.isEmpty && answer.utf8.allSatisfy { (0x21...0x7e).contains($0) }
    if redirect == Self.outOfBand, isCode, !answer.contains("?"), !answer.contains(":") {
      return answer
    }
    let items = Self.items(answer)
    guard items["state"] == state || items["state"] == nil && redirect == Self.outOfBand else {
      throw PentadError(.invalid, "this address belongs to another sign-in: start again")
    }
    if let error = items["error"] {
      throw PentadError(
        .refused,
        error == "access_denied"
          ? "the sign-in was cancelled on the school's page"
          : "the school's Canvas does not accept this sign-in: check the Developer Key")
    }
    guard let code = items["code"], !code.isEmpty else {
      throw PentadError(.invalid, "this address has no code of a sign-in")
    }
    return code
  }

  /// Returns the items of the query, decoded; the first one of each name.
  private static func items(_ address: String) -> [String: String] {
    guard let mark = address.firstIndex(of: "?") else { return [:] }
    let query = address[address.index(after: mark)...].prefix { $0 != "#" }
    let pairs = query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? decoded(parts[1]) : "")
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func decoded(_ text: Substring) -> String {
    let text = String(text.replacing("+", with: " "))
    return text.removingPercentEncoding ?? text
  }
}

extension CanvasAuthorization: CustomStringConvertible, CustomReflectable {
  /// The text `CanvasAuthorization`, without any part of the value.
  public var description: String { "CanvasAuthorization" }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
