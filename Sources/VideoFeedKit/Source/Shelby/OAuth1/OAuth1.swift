public import PentadCore

/// Signs requests as OAuth 1.0a does (RFC 5849).
///
/// It is a value without a clock and without chance: the same request, nonce and timestamp always give
/// the same signature.
///
/// ```swift
/// let signer = OAuth1(consumer: consumer, token: token)
/// let value = signer.authorization(for: request, nonce: OAuth1.nonce(), timestamp: seconds)
/// try request.headers.set("Authorization", value)
/// ```
public struct OAuth1: Hashable, Sendable {
  /// A way to sign requests by OAuth 1.0a.
  public enum Method: String, Hashable, Sendable {
    /// By a signature over the whole request: `HMAC-SHA1`.
    case hmacSHA1 = "HMAC-SHA1"
    /// By sending the secrets themselves. Over `https` only: whoever reads along has them.
    case plaintext = "PLAINTEXT"
  }

  /// What makes sure who asks: an identifier, and the secret that goes with it.
  ///
  /// Printing it shows neither.
  public struct Credentials: Hashable, Sendable {
    /// The identifier: the key of a program, or a token of a user.
    public let identifier: String
    /// The secret; may be empty.
    public let secret: String

    /// Takes an identifier and its secret.
    public init(identifier: String, secret: String) {
      self.identifier = identifier
      self.secret = secret
    }
  }

  /// The program.
  public let consumer: Credentials
  /// The user who allowed the program to act; nil before.
  public let token: Credentials?
  /// How it signs.
  public let method: Method
  /// Whether `oauth_version` is sent, as most do; the RFC has both.
  package var sendsVersion = true

  /// A signer for a program and its user.
  public init(consumer: Credentials, token: Credentials? = nil, method: Method = .hmacSHA1) {
    self.consumer = consumer
    self.token = token
    self.method = method
  }

  /// The value of the header `Authorization` for a request, with its address, its query and, if it is
  /// a form by its `Content-Type`, its body as they stand: what is changed afterwards is not signed.
  ///
  /// - Parameters:
  ///   - nonce: a text that goes with no other request of the same timestamp.
  ///   - timestamp: seconds since 1970-01-01 00:00 UTC.
  ///   - callback: where the user is sent back to; when asking for a request token.
  ///   - verifier: what came back with the user; when asking for an access token.
  public func authorization(
    for request: TransportRequest, nonce: String, timestamp: Int64, callback: String? = nil,
    verifier: String? = nil
  ) -> String {
    var protocolParameters = OAuth1Form()
    protocolParameters.add("oauth_consumer_key", consumer.identifier)
    if let token { protocolParameters.add("oauth_token", token.identifier) }
    protocolParameters.add("oauth_signature_method", method.rawValue)
    protocolParameters.add("oauth_timestamp", "\(timestamp)")
    protocolParameters.add("oauth_nonce", nonce)
    if sendsVersion { protocolParameters.add("oauth_version", "1.0") }
    if let callback { protocolParameters.add("oauth_callback", callback) }
    if let verifier { protocolParameters.add("oauth_verifier", verifier) }
    protocolParameters.add("oauth_signature", signature(of: request, protocolParameters))
    let fields = protocolParameters.encoded.map { "\($0.name)=\"\($0.value)\"" }
    return "OAuth " + fields.joined(separator: ", ")
  }

  /// A text of 24 characters that nobody can guess and that hardly ever comes twice.
  public static func nonce() -> String {
    var random = SystemRandomNumberGenerator()
    return String((0..<24).map { _ in digits[Int(random.next(upperBound: UInt(16)))] })
  }

  private static let digits = Array("0123456789abcdef")
}

extension OAuth1.Credentials: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// Nothing of them.
  public var description: String { "credentials" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows nothing of them.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
