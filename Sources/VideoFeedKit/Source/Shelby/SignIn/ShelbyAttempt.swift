import PentadCore

/// A sign-in in progress. It is stored, because the user may return from the browser to another
/// process.
struct ShelbyAttempt: Hashable, Sendable {
  /// The request token that the user is asked to authorise.
  let request: OAuth1.Credentials
  /// The access token received in exchange; nil before. A server exchanges a request token only
  /// once.
  var access: OAuth1.Credentials?

  init(request: OAuth1.Credentials) { self.request = request }

  /// Parses ``secret``; nil for any other data.
  init?(secret: [UInt8]) {
    let form = OAuth1Form(reading: String(decoding: secret, as: UTF8.self))
    guard let request = form["request"] else { return nil }
    self.request = .init(identifier: request, secret: form["request_secret"] ?? "")
    access = form["access"].map {
      .init(identifier: $0, secret: form["access_secret"] ?? "")
    }
  }

  /// The whole value, for a ``PentadCore/CredentialStore``.
  var secret: [UInt8] {
    var form = OAuth1Form([
      ("request", request.identifier), ("request_secret", request.secret),
    ])
    if let access {
      form.add("access", access.identifier)
      form.add("access_secret", access.secret)
    }
    return Array(form.text.utf8)
  }

  static func key(_ server: ShelbyServer) -> CredentialKey {
    CredentialKey(account: server.secretAccount(server.name), name: "sign-in")
  }
}
