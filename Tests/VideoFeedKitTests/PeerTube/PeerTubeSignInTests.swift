import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Signing in, and who is signed in.
@Suite struct PeerTubeSignInTests {
  private let stub = PeerTubeStub()
  private let credentials = MemoryCredentialStore()

  private func signIn(
    _ password: String = "pass word", user: String = "alice@mail.example", code: String? = nil
  ) async throws -> PeerTubeSource {
    try await PeerTubeSource.signIn(
      server: PeerTubeServer("peertube.example"), user: user, password: password, otp: code,
      transport: stub.transport, credentials: credentials, time: PeerTubeRig.time)
  }

  private func stored() async -> String? {
    await credentials.get(PeerTubeRig.key).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aPasswordGetsTokens() async throws {
    let source = try await signIn(user: "alice")
    #expect(source.id.rawValue == "peertube:peertube.example/alice" && source.user == "alice")
    #expect(
      stub.asked == [
        "GET /oauth-clients/local",
        "POST /users/token client_id=v1ikx5hnfop4mdpnci8nsqh93c45rldf"
          + "&client_secret=AjWiOapPltI6EnsWQwlFarRtLh4u8tDt&grant_type=password&username=alice"
          + "&password=pass%20word",
        "GET /users/me",
      ])
    #expect(await stored() == #"{"access":"access-2","refresh":"refresh-2"}"#)
    _ = try await source.page(FeedRequest())
    #expect(stub.count("POST /users/token") == 1)
  }

  @Test func aSecondFactor() async throws {
    stub.want(code: "123456")
    #expect(await PeerTubeRig.code { _ = try await signIn(user: "alice") } == .signInCodeRequired)
    #expect(
      await PeerTubeRig.code { _ = try await signIn(user: "alice", code: "1") } == .signInRefused)
    #expect(
      await PeerTubeRig.code { _ = try await signIn(user: "alice", code: "1\n2") } == .invalid)
    #expect(await stored() == nil)
    _ = try await signIn(user: "alice", code: "123456")
    #expect(await stored() != nil)
  }

  @Test func aWrongPasswordKeepsNothing() async throws {
    let error = await PeerTubeRig.error { _ = try await signIn("other secret", user: "alice") }
    #expect(error?.code == .signInRefused)
    #expect(error?.message.contains("secret") == false)
    #expect(await stored() == nil)
  }

  @Test func aServerIsNotAskedWithoutANameOrAPassword() async {
    #expect(await PeerTubeRig.code { _ = try await signIn(user: "") } == .invalid)
    #expect(await PeerTubeRig.code { _ = try await signIn("", user: "alice") } == .invalid)
    #expect(stub.count("POST /users/token") == 0)
  }

  @Test func nothingIsStoredWithoutAnAccountName() async throws {
    let stub = PeerTubeStub(isFaithful: false)
    for me in ["{}", "[]", "[", #"{"username":"a/b"}"#, #"{"username":null}"#] {
      stub.set("GET /users/me", 200, me)
      let code = await PeerTubeRig.code {
        _ = try await PeerTubeSource.signIn(
          server: PeerTubeServer("peertube.example"), user: "alice", password: "pass word",
          transport: stub.transport, credentials: credentials)
      }
      #expect(
        code == .unexpectedAnswer || code == .invalid || (code == .unreadableAnswer && me == "["))
    }
    #expect(await stored() == nil)
    #expect(stub.count("POST /users/revoke-token") == 5)
  }

  @Test(arguments: [
    (400, "invalid_grant", PentadError.Code.signInRefused), (400, "", .signInRefused),
    (400, "invalid_client", .serverUnavailable), (401, "", .signInRefused),
    (400, "account_waiting_for_approval", .signInRefused),
    (400, "account_approval_rejected", .signInRefused), (429, "", .tooManyRequests),
    (500, "", .serverUnavailable), (503, "", .serverUnavailable), (404, "", .notFound),
  ])
  func refusals(_ status: Int, _ word: String, _ code: PentadError.Code) async throws {
    stub.set("POST /users/token", status, PeerTubeSamples.problem(status, word))
    let error = await PeerTubeRig.error { _ = try await signIn(user: "alice") }
    #expect(error?.code == code && error?.message.contains("secret") == false)
  }

  @Test(arguments: [
    "", "<html>", "{}", #"{"access_token":"a"}"#, #"{"access_token":"","refresh_token":"r"}"#,
    #"{"access_token":"a\nb","refresh_token":"r"}"#, #"{"access_token":{},"refresh_token":[]}"#,
  ])
  func damagedTokens(_ text: String) async throws {
    let stub = PeerTubeStub(isFaithful: false)
    for call in ["POST /users/token", "GET /oauth-clients/local"] {
      stub.set(call, 200, text)
      let code = await PeerTubeRig.code {
        _ = try await PeerTubeSource.signIn(
          server: PeerTubeServer("peertube.example"), user: "alice", password: "pass word",
          transport: stub.transport, credentials: credentials)
      }
      #expect(code == (text.hasPrefix("{") ? .unexpectedAnswer : .unreadableAnswer))
    }
    #expect(await stored() == nil)
  }

  @Test func theAccount() async throws {
    let rig = try await PeerTubeRig()
    for me in [PeerTubeSamples.me, "[\(PeerTubeSamples.me)]"] {
      rig.stub.set("GET /users/me", 200, me)
      let account = try #require(try await rig.source.account())
      #expect(account.userId == "11" && account.name == "Alice A.")
      #expect(account.nickname == "alice")
      #expect(account.imageURL == "https://peertube.example/lazy-static/avatars/l.png")
      #expect(account.channels.map(\.name) == ["Alice's"])
      #expect(account.channels.first?.id.id == "alice_channel@peertube.example")
    }
    let nobody = try await PeerTubeRig(.local, user: nil)
    #expect(try await nobody.source.account() == nil && nobody.stub.asked.isEmpty)
  }
}
