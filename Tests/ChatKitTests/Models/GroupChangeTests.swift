import Testing

@testable import ChatKit

/// The changes to a group.
@Suite struct GroupChangeTests {
  @Test func aLaterChangeComesOnTop() {
    let first = GroupChange(name: "One", isShared: true)
    let second = GroupChange(name: "Two", description: "d")
    #expect(
      first.followed(by: second) == GroupChange(name: "Two", description: "d", isShared: true))
    #expect(first.followed(by: GroupChange()) == first)
    #expect(GroupChange().isEmpty && !first.isEmpty)
  }

  @Test func propertiesOfALaterChangeAreRemoved() {
    let change = GroupChange(
      name: "n", description: "d", imageURL: "u", isShared: true, isOfficeMode: false,
      requiresApproval: true, kind: .closed)
    #expect(change.without(GroupChange()) == change)
    #expect(change.without(change).isEmpty)
    #expect(change.without(GroupChange(name: "m", isShared: false)).name == nil)
    let some = GroupChange(name: "m", imageURL: "", isOfficeMode: true, kind: .open)
    let rest = GroupChange(description: "d", isShared: true, requiresApproval: true)
    #expect(change.without(some) == rest)
    #expect(rest.without(some) == rest)
  }

  @Test(arguments: ["private", "closed", "announcement", "new"])
  func kindsKeepTheirRawValue(_ word: String) {
    #expect(GroupKind(rawValue: word).rawValue == word)
  }

  @Test(arguments: ["user", "bot", "system", "service"])
  func sendersKeepTheirRawValue(_ word: String) {
    #expect(SenderKind(rawValue: word).rawValue == word)
  }
}
