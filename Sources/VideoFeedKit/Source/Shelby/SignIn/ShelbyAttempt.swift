import PentadCore

/// A sign-in that has begun: it outlives the process, since the user may come back from a browser to
/// another.
struct ShelbyAttempt: Hashable, Sendable {
  /// What the user is asked to allow.
  let request: OAuth1.Credentials
  /// What it was exchanged for; a server exchanges it once only.
  var access: OAuth1.Credentials?

  init(request: OAuth1.Credentials) { self.request = request }

  /// Reads ``secret``; nil when it is none.
  init?(secret: [UInt8]) {
    let form = OAuth1Form(reading: String(decoding: secret, as: UTF8.self))
    guard let request = form["request"] else { return nil }
    self.request = .init(identifier: request, secret: form["request_secret"] ?? "")
    access = form["access"].map {
      .init(identifier: $0, secret: form["access_secret"] ?? "")
    }
  }

  /// All of it, for a ``PentadCore/CredentialStore``.
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
