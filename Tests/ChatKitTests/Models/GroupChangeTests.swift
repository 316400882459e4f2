import ChatKit
import Testing

/// What is to change in a group.
@Suite struct GroupChangeTests {
  @Test func aLaterChangeComesOnTop() {
    let first = GroupChange(name: "One", isShared: true)
    let second = GroupChange(name: "Two", description: "d")
    #expect(
      first.followed(by: second) == GroupChange(name: "Two", description: "d", isShared: true))
    #expect(first.followed(by: GroupChange()) == first)
    #expect(GroupChange().isEmpty && !first.isEmpty)
  }

  @Test(arguments: ["private", "closed", "announcement", "new"])
  func kindsKeepTheirWord(_ word: String) {
    #expect(GroupKind(rawValue: word).rawValue == word)
  }

  @Test(arguments: ["user", "bot", "system", "service"])
  func sendersKeepTheirWord(_ word: String) {
    #expect(SenderKind(rawValue: word).rawValue == word)
  }
}
