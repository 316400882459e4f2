import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Sign-ins that fail when the source cannot be stored, and secrets of the same host by two schemes.
@Suite(.timeLimit(.minutes(15))) struct SignInFailureTests {
  private let world = VideoWorld()
  private let credentials = MemoryCredentialStore()
  private let stub = PeerTubeStub()
  private let disk = Disk()

  /// A disk that has no room while it is full.
  private final class Disk: Sendable {
    let isFull = Lock(false)
  }

  private func feed(_ transport: ScriptedTransport) async throws -> VideoFeed {
    try await world.feed(transport: transport) { [credentials, disk] in
      $0.credentials = credentials
      $0.beforeStep = {
        if disk.isFull.withLock({ $0 }) { throw PentadError(.diskFull, "no room") }
      }
    }
  }

  private func stored() async -> String? {
    await credentials.get(PeerTubeRig.key).map { String(decoding: $0, as: UTF8.self) }
  }

  private func signIn(_ feed: VideoFeed) async throws {
    try await feed.addPeerTube(
      PeerTubeServer("peertube.example"), user: "alice", password: "pass word")
  }

  @Test func tokensOfASourceThatCannotBeStoredAreNotKept() async throws {
    let feed = try await feed(stub.transport)
    disk.isFull.withLock { $0 = true }
    await #expect(throws: PentadError.self) { try await signIn(feed) }
    disk.isFull.withLock { $0 = false }
    #expect(await stored() == nil)
    #expect(stub.count("POST /users/revoke-token") == 1)
    try await signIn(feed)
    #expect(await stored() != nil)
    #expect(try await feed.sources().count == 1)
    await feed.close()
  }

  /// The user is signed in already, by tokens that hold.
  @Test func aFailedRepetitionKeepsTheTokensOfBefore() async throws {
    let feed = try await feed(stub.transport)
    try await signIn(feed)
    let before = await stored()
    disk.isFull.withLock { $0 = true }
    await #expect(throws: PentadError.self) { try await signIn(feed) }
    disk.isFull.withLock { $0 = false }
    #expect(await stored() == before)
    #expect(try await feed.sources().count == 1)
    await feed.close()
  }

  @Test func aShelbySignInThatCannotBeStoredCanBeEndedAgain() async throws {
    let transport = ScriptedTransport { asked, _ async throws(PentadError) in
      switch asked.url.path {
      case "/oauth/request_token":
        .text(200, "oauth_token=req&oauth_token_secret=r&oauth_callback_confirmed=true")
      case "/oauth/access_token": .text(200, "oauth_token=acc&oauth_token_secret=a")
      case "/v2/users.json": .text(200, ShelbySamples.users)
      default: .text(200, "[]")
      }
    }
    let feed = try await feed(transport)
    let signIn = try feed.shelbySignIn(
      ShelbyRig.server, consumer: ShelbyRig.consumer, callback: "shelby://back")
    _ = try await signIn.begin(with: .twitter)
    let back = "shelby://back?oauth_token=req&oauth_verifier=v"
    let key = CredentialKey(account: "shelby:shelby.example.org/u1", name: "oauth1")
    disk.isFull.withLock { $0 = true }
    await #expect(throws: PentadError.self) {
      try await feed.addShelby(signIn, cameBackAt: back)
    }
    disk.isFull.withLock { $0 = false }
    #expect(await credentials.get(key) == nil)
    await feed.close()
  }

  @Test func aFolderIsSignedOutWithoutItsStore() async throws {
    for (account, name) in [
      ("peertube:peertube.example/alice", "tokens"), ("shelby:shelby.example/7", "oauth1"),
      ("http shelby:shelby.example/7", "oauth1"), ("groupme 101", "token"),
    ] { await credentials.set([1], CredentialKey(account: account, name: name)) }
    var configuration = VideoFeedConfiguration(folder: world.folder)
    configuration.credentials = credentials
    try await VideoFeed.signOutAll(configuration)
    let left = await credentials.get(CredentialKey(account: "groupme 101", name: "token"))
    #expect(left == [1])
    #expect(await credentials.get(PeerTubeRig.key) == nil)
    let shelby = CredentialKey(account: "shelby:shelby.example/7", name: "oauth1")
    #expect(await credentials.get(shelby) == nil)
  }

  // MARK: Two schemes

  /// Data that was sent over https must not be readable in transit.
  @Test(arguments: ["http://peertube.example", "http://peertube.example:8080"])
  func aPlainServerDoesNotGetTokensOfAnEncryptedOne(_ address: String) async throws {
    let https = address.replacing("http:", with: "https:")
    let secure = try source(https)
    try await secure.api.session?.bearer.keep(
      try #require(PeerTubeTokens(access: "access-1", refresh: "refresh-1")))
    #expect(try await secure.api.session?.bearer.token() == "access-1")
    let plain = try source(address)
    let error = await #expect(throws: PentadError.self) {
      try await plain.api.session?.bearer.token()
    }
    #expect(error?.code == .signInRequired)
    try await plain.signOut()
    #expect(try await secure.api.session?.bearer.token() == "access-1")
  }

  private func source(_ address: String) throws -> PeerTubeSource {
    try PeerTubeSource(
      server: PeerTubeServer(address), user: "alice", transport: stub.transport,
      credentials: credentials, time: PeerTubeRig.time)
  }

  @Test func aPlainShelbyDoesNotGetTheSessionOfAnEncryptedOne() async throws {
    let sessions = ShelbySessions(credentials: credentials)
    let secure = try ShelbyServer("https://shelby.example")
    let plain = try ShelbyServer("http://shelby.example")
    let session = ShelbySession(
      consumer: ShelbyRig.consumer, token: ShelbyRig.token, reads: .plaintext)
    let id = secure.source(of: "u1")
    #expect(id == plain.source(of: "u1"))
    try await sessions.keep(session, of: id, at: secure)
    #expect(try await sessions.session(of: id, at: plain) == nil)
    #expect(try await sessions.session(of: id, at: secure) == session)
  }
}
