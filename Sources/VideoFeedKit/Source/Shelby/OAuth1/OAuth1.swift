public import PentadCore

/// A signer for OAuth 1.0a requests (RFC 5849).
///
/// It is a pure value without a clock or random numbers: the same request, nonce and timestamp
/// always give the same signature.
///
/// ```swift
/// let signer = OAuth1(consumer: consumer, token: token)
/// let value = signer.authorization(for: request, nonce: OAuth1.nonce(), timestamp: seconds)
/// try request.headers.set("Authorization", value)
/// ```
public struct OAuth1: Hashable, Sendable {
  /// A signature method of OAuth 1.0a.
  public enum Method: String, Hashable, Sendable {
    /// A signature over the whole request: `HMAC-SHA1`.
    case hmacSHA1 = "HMAC-SHA1"
    /// The secrets themselves. Use it only over `https`, because an eavesdropper could read them.
    case plaintext = "PLAINTEXT"
  }

  /// An identifier with its secret.
  ///
  /// Printing the value reveals neither.
  public struct Credentials: Hashable, Sendable {
    /// The identifier: the key of a program, or a token of a user.
    public let identifier: String
    /// The secret; may be empty.
    public let secret: String

    /// Creates credentials from an identifier and its secret.
    public init(identifier: String, secret: String) {
      self.identifier = identifier
      self.secret = secret
    }
  }

  /// The credentials of the program.
  public let consumer: Credentials
  /// The credentials of the user who authorised the program; nil before that.
  public let token: Credentials?
  /// The signature method.
  public let method: Method
  /// True to send `oauth_version`, as most clients do. The RFC allows both.
  package var sendsVersion = true

  /// Creates a signer for a program and its user.
  public init(consumer: Credentials, token: Credentials? = nil, method: Method = .hmacSHA1) {
    self.consumer = consumer
    self.token = token
    self.method = method
  }

  /// Returns the `Authorization` header for a request. The signature covers the address, the query
  /// and, for a form according to its `Content-Type`, the body. Later changes to them invalidate
  /// it.
  ///
  /// - Parameters:
  ///   - nonce: a text that is unique among the requests with the same timestamp.
  ///   - timestamp: seconds since 1970-01-01 00:00 UTC.
  ///   - callback: the address to which the user returns; only for a request token.
  ///   - verifier: the code that the user returned with; only for an access token.
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

  /// Returns 24 random characters that cannot be guessed and practically never repeat.
  public static func nonce() -> String {
    var random = SystemRandomNumberGenerator()
    return String((0..<24).map { _ in digits[Int(random.next(upperBound: UInt(16)))] })
  }

  private static let digits = Array("0123456789abcdef")
}

extension OAuth1.Credentials: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// A constant text that reveals nothing about the credentials.
  public var description: String { "credentials" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// An empty mirror that reveals nothing about the credentials.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
