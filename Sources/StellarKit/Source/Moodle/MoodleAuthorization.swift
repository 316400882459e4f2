import Foundation
public import PentadCore

/// A sign-in on the page of a Moodle site, in a browser, also with single sign-on (SSO).
///
/// Open ``address`` in a browser. After the sign-in, the site opens an address with the URL scheme
/// of the host program. Pass that address to ``token(from:)``. Keep this value until then; it can
/// be encoded. Keep it private, and discard it after the sign-in: anyone who knows its passport can
/// make an address that ``token(from:)`` accepts, and so sign the user in to another account.
///
/// C: `pentad_stellar_moodle_sign_in`.
public struct MoodleAuthorization: Hashable, Sendable, Codable {
  /// The site's address in the form in which the site signs it.
  public let site: String
  /// A random text that identifies this sign-in.
  public let passport: String
  /// The address to open.
  public let address: String

  /// Restores a sign-in.
  package init(site: String, passport: String, address: String) {
    (self.site, self.passport, self.address) = (site, passport, address)
  }

  /// Creates a sign-in.
  ///
  /// - Parameters:
  ///   - config: the site's settings.
  ///   - scheme: the URL scheme of the host program, such as `pentad`. A site may be configured to
  ///     use another one.
  /// - Throws: ``PentadCore/PentadError/Code/unsupported`` for a site without a sign-in in a
  ///   browser; ``PentadCore/PentadError/Code/invalid`` for an invalid scheme.
  public init(_ config: MoodleSiteConfig, scheme: String) throws(PentadError) {
    let number = UInt64.random(in: .min ... .max)
    try self.init(config, scheme: scheme, passport: String(number, radix: 36))
  }

  /// Creates a sign-in with a given passport.
  init(
    _ config: MoodleSiteConfig, scheme: String, passport: String
  ) throws(PentadError) {
    try Self.check(scheme: scheme)
    guard let launch = config.launchURL else {
      throw PentadError(.unsupported, "the site has no sign-in in a browser")
    }
    site = config.root
    self.passport = passport
    address = try TransportURL(launch).adding(query: [
      ("service", MoodleSite.service), ("passport", passport), ("urlscheme", scheme),
    ]).string
  }

  /// Checks the form of a URL scheme.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid scheme.
  static func check(scheme: String) throws(PentadError) {
    let signs = "abcdefghijklmnopqrstuvwxyz0123456789+-."
    guard let first = scheme.lowercased().first, signs.prefix(26).contains(first),
      scheme.lowercased().allSatisfy(signs.contains)
    else { throw PentadError(.invalid, "a scheme is letters and digits, such as myapp") }
  }

  /// Reads the token from the address that the site opened: `scheme://token=…`, or `scheme:token=…`
  /// as some browsers pass it on.
  ///
  /// - Parameter returned: the address that the site opened.
  /// - Returns: the token.
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` if the address contains no token, or
  ///   a token for another site or another sign-in.
  ///
  /// C: `pentad_stellar_moodle_sign_in_token`.
  public func token(from returned: String) throws(PentadError) -> MoodleToken {
    let text = returned.removingPercentEncoding ?? returned
    guard let start = text.range(of: "://token=") ?? text.range(of: ":token=") else {
      throw PentadError(.signInRequired, "the site did not sign in: start again")
    }
    let parts = Self.decoded(text[start.upperBound...].prefix(while: Self.isBase64)).components(
      separatedBy: ":::")
    guard parts.count >= 2, !parts[1].isEmpty else {
      throw PentadError(.signInRequired, "the site did not sign in: start again")
    }
    let signature = parts[0].lowercased()
    guard signatures.contains(signature) else {
      throw PentadError(
        .signInRequired, "the token belongs to another site or another sign-in: start again")
    }
    return MoodleToken(parts[1])
  }

  /// The signatures that are accepted: that of the site's address with `https`, and that with
  /// `http`. A site behind a proxy may sign the address with `http`.
  private var signatures: Set<String> {
    let end = site.drop { $0 != ":" }
    return Set(
      ["https", "http"].map { MD5.hex(Array("\($0)\(end)\(passport)".utf8)) })
  }

  private static func isBase64(_ sign: Character) -> Bool {
    sign.isASCII && (sign.isLetter || sign.isNumber || "+/-_=".contains(sign))
  }

  /// Decodes base64 with or without padding, and with either alphabet.
  private static func decoded(_ code: Substring) -> String {
    var text = String(code).replacing("-", with: "+").replacing("_", with: "/")
    while let last = text.last, last == "=" || last == "/" && text.count % 4 == 1 {
      text.removeLast()
    }
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension MoodleAuthorization: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The text `MoodleAuthorization`, without the passport.
  public var description: String { "MoodleAuthorization" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
