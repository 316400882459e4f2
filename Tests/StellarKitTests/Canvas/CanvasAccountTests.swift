import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// A source whose secret is kept by the list of accounts.
@Suite struct CanvasAccountTests {
  @Test func aRenewedTokenReplacesTheAccountsSecret() async throws {
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      if request.method == .post { return try .canvas(#"{"access_token":"token-2"}"#) }
      return request.headers["Authorization"] == "Bearer token-2"
        ? try .canvas(#"{"id":42,"name":"Ada"}"#) : try .tokenRejected()
    }
    let made = Lock<[(CanvasSource, StellarAccountSecret)]>([])
    let accounts = try await StellarAccounts(StellarConfiguration()) {
      (account, secret) throws(PentadError) in
      let source = try CanvasSource(account: account, secret: secret, transport: transport)
      made.withLock { $0.append((source, secret)) }
      return source
    }
    let tokens = CanvasTokens(
      access: "token-1", refresh: "refresh-1", key: CanvasKey(id: "100", secret: "s"))
    let text = String(decoding: try #require(tokens).stored, as: UTF8.self)
    for (secret, renewed) in [(text, true), ("token-2", false)] {
      let account = try await accounts.add(
        .canvas, address: CanvasRig.site, secret: secret)
      _ = try await accounts.client(account.id)
      let (source, kept) = try #require(made.withLock { $0.last })
      #expect(try await source.person().name == "Ada")
      let stored = try await kept.text()
      #expect(stored?.contains("token-2") == true && stored?.contains("refresh-1") == renewed)
      #expect(try await source.secret() == stored)
      try await source.signOut()
      #expect(try await kept.text() == nil)
      try await accounts.remove(account.id)
    }
    await accounts.close()
  }
}
