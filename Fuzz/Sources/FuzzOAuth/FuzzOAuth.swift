import FuzzSupport
import PentadCore

@testable import VideoFeedKit

/// Sign-in: forms, callbacks, kept secrets, and the servers' answers on the way to them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOAuth(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    switch input.byte() % 4 {
    case 0: checkForm(input.text())
    case 1: checkSecrets(input.bytes())
    case 2: checkShelby(&input)
    default: checkPeerTube(&input)
    }
  }
}

/// A form is parsed back, and its signature does not depend on the order.
private func checkForm(_ text: String) {
  let form = OAuth1Form(reading: text)
  Fuzzing.require(OAuth1Form(reading: form.text) == form, "\(form.text) is another form")
  Fuzzing.require(form.sorted.sorted == form.sorted, "sorted otherwise")
  let consumer = OAuth1.Credentials(identifier: "key", secret: text)
  let signer = OAuth1(consumer: consumer)
  if let url = try? TransportURL("https://example.org/?\(form.text)") {
    let signature = signer.signature(of: TransportRequest(url), form)
    Fuzzing.require(signature.utf8.count == 28, "a signature of another length: \(signature)")
  }
  let reply = ShelbyCallback("pentad://done?a=1")?.reply(in: text)
  if reply == nil { _ = ShelbyCallback(text)?.reply(in: text + "&oauth_token=x") }
}

/// Stored secrets are read back.
private func checkSecrets(_ bytes: [UInt8]) {
  if let session = ShelbySession(secret: bytes) {
    Fuzzing.require(ShelbySession(secret: session.secret) == session, "another session")
  }
  if let attempt = ShelbyAttempt(secret: bytes) {
    Fuzzing.require(ShelbyAttempt(secret: attempt.secret) == attempt, "another attempt")
  }
  if let tokens = PeerTubeTokens(stored: bytes) {
    Fuzzing.require(PeerTubeTokens(stored: tokens.stored) == tokens, "other tokens")
  }
}

private func checkShelby(_ input: inout Input) {
  let transport = AnsweringTransport(&input)
  waitFor { () async throws(PentadError) in
    let signIn = try ShelbySignIn(
      server: try ShelbyServer("https://example.org"),
      consumer: OAuth1.Credentials(identifier: "key", secret: "secret"), callback: "pentad://done",
      transport: transport, credentials: MemoryCredentialStore())
    let page = try await signIn.begin(with: .twitter)
    let token = page.query?.split(separator: "&").first { $0.hasPrefix("oauth_token=") } ?? ""
    _ = try await signIn.finish("pentad://done?\(token)&oauth_verifier=1")
  }
}

private func checkPeerTube(_ input: inout Input) {
  let transport = AnsweringTransport(&input)
  waitFor { () async throws(PentadError) in
    let oauth = PeerTubeOAuth(
      server: try PeerTubeServer("https://example.org"), transport: transport, time: .system)
    let tokens = try await oauth.signIn(user: "alice", password: "secret", code: nil)
    _ = try await oauth.refresh(tokens)
    try await oauth.revoke(tokens)
  }
}
