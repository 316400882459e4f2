import Testing
import VideoFeedKit

@Suite struct AddressTests {
  @Test(arguments: ["alice@example.org", "a.b+c@x", "ä@exämple.org", "o'neil@a-b.co.uk"])
  func addresses(text: String) throws {
    #expect(try #require(Address(email: text)).description == text)
  }

  @Test(arguments: [
    "", "alice", "@example.org", "alice@", "a@b@c", "a b@c", "a@b,c@d", "<a@b>", "a@b.", "a@.b",
    "a@b..c", "a@b\nBcc: c@d", "a\"@b",
  ])
  func none(text: String) { #expect(Address(email: text) == nil) }

  @Test func notTooLong() {
    #expect(!Address.isEmail(String(repeating: "x", count: 251) + "@b.c"))
  }

  @Test func names() throws {
    let address = try #require(Address(name: " Alice ", email: "alice@example.org"))
    #expect("\(address)" == "Alice <alice@example.org>")
  }
}
