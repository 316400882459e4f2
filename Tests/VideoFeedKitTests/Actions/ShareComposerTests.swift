import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct ShareComposerTests {
  private static let account = SourceAccount(
    userId: "1", name: "Alice",
    services: [
      .init(.twitter, isConnected: true), .init(.facebook, isConnected: true),
      .init(.tumblr, isConnected: false), .init(.email, isConnected: false),
    ])
  private var composer = ShareComposer(of: Samples.key(), account: Self.account)

  /// The error with which a draft is rejected.
  private var refusal: PentadError? {
    do throws(PentadError) {
      _ = try composer.draft()
      return nil
    } catch {
      return error
    }
  }

  private static let long = String(repeating: "x", count: 141)

  @Test mutating func aShare() throws {
    #expect(composer.problems == [.noDestination] && composer.remaining == nil)
    composer.text = "Watch this"
    composer.toggle(.facebook)
    composer.toggle(.twitter)
    #expect(composer.canSend && composer.remaining == 130)
    let draft = ShareDraft(
      video: Samples.key(), text: "Watch this", destinations: [.facebook, .twitter])
    #expect(try composer.draft() == draft)
    composer.toggle(.facebook)
    #expect(composer.destinations == [.twitter])
  }

  /// The original asked for the length when Twitter was not chosen, and only then.
  @Test mutating func tooLongForTwitterOnly() {
    composer.text = Self.long
    composer.toggle(.facebook)
    #expect(composer.canSend && composer.remaining == nil)
    composer.toggle(.twitter)
    #expect(composer.problems == [.tooLong(.twitter)] && composer.remaining == -1)
    let error = refusal
    #expect(error?.code == .commentTooLong)
    composer.text.removeLast()
    #expect(composer.canSend && composer.remaining == 0)
  }

  @Test mutating func mailNeedsARecipient() throws {
    composer.toggle(.email)
    #expect(composer.problems == [.noRecipient])
    #expect(refusal?.code == .recipientMissing)
    composer.recipients = ["bob@example.org", "bob", "bob@example.org"]
    #expect(composer.problems == [.badRecipient("bob")])
    let error = refusal
    #expect(error?.code == .invalid && error?.message.contains("bob") == false)
    composer.recipients.remove(at: 1)
    #expect(try composer.draft().recipients == ["bob@example.org"])
    // Recipients are not passed to other destinations.
    composer.toggle(.email)
    composer.toggle(.twitter)
    #expect(try composer.draft().recipients == [])
  }

  @Test mutating func unconnectedServicesAreProblems() {
    composer.toggle(.tumblr)
    composer.toggle(ShareOrigin(rawValue: "myspace"))
    #expect(composer.problems.count == 2 && composer.problems.first == .notConnected(.tumblr))
    let error = refusal
    #expect(error?.code == .signInRequired)
    var nobody = ShareComposer(of: Samples.key(), account: nil)
    nobody.toggle(.twitter)
    #expect(nobody.problems == [.notConnected(.twitter)])
    #expect(nobody.services == [.init(.email, isConnected: true)])
  }

  @Test mutating func neverMoreThanIsKept() {
    composer.text = String(repeating: "x", count: VideoLimits.text + 1)
    composer.toggle(.facebook)
    #expect(composer.problems == [.tooLong(.facebook)])
  }
}
