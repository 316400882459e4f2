import Testing

@testable import StellarKit

/// Edited announcements are known again.
@Suite struct AnnouncementMatchTests {
  private func known(_ item: StellarAnnouncement) -> AnnouncementMatch.Known {
    AnnouncementMatch.Known(
      key: item.key, id: item.id, seconds: item.seconds, author: item.author, title: item.title,
      text: item.text)
  }

  private func make(
    _ title: String, _ text: String = "text", at time: Int64 = 1, id: String? = nil,
    by author: String? = nil
  ) -> StellarAnnouncement {
    StellarAnnouncement(unixTime: time, title: title, text: text, id: id, author: author)
  }

  @Test func theSourcesIdIsTheKey() {
    #expect(make("a", id: "t17").key == "t17")
    #expect(make("a", id: "t17").key == make("b", "other", at: 9, id: "t17").key)
    #expect(make("a", by: "Ada").key != make("a").key)
  }

  @Test(arguments: [
    ("Porblem set 1", "Hints", "Problem set 1", "Hints, and more"),
    ("Quiz", "at 5", "Quiz 1", "at 6"), ("Room changed", "12", "ROOM CHANGE", "12"),
    ("One title", "the same text", "Quite another", "the same text"), ("", "a", "", "b"),
  ])
  func anEditedOneKeepsItsKey(
    _ title: String, _ text: String, _ newTitle: String, _ newText: String
  ) {
    let old = make(title, text)
    let new = AnnouncementMatch.keyed([make(newTitle, newText)], like: [known(old)])
    #expect(new.map(\.key) == [old.key])
    #expect(new[0].title == newTitle && new[0].text == newText)
  }

  @Test func differentTimeAuthorIdOrTitleIsAnotherAnnouncement() {
    let old = make("Problem set 1", "one", by: "Ada")
    for new in [
      make("Problem set 1", "two", at: 2, by: "Ada"), make("Problem set 1", "two", by: "Bob"),
      make("Office hours", "two", by: "Ada"),
    ] {
      #expect(AnnouncementMatch.keyed([new], like: [known(old)]) == [new])
    }
    let first = make("Same", "one", id: "1")
    let second = make("Same", "one", id: "2")
    #expect(AnnouncementMatch.keyed([second], like: [known(first)]) == [second])
  }

  /// Announcements with the same time are matched by their titles, each at most once.
  @Test func severalOfOneMoment() {
    let old = [make("Problem set 1", "a"), make("Problem set 2", "b"), make("Quiz", "c")]
    let new = [
      make("Quiz moved", "c2"), make("Problem set 2", "b"), make("Problem set 1!", "a2"),
      make("Problem set 3", "d"),
    ]
    let keys = AnnouncementMatch.keyed(new, like: old.map(known)).map(\.key)
    #expect(keys[0] == old[2].key && keys[1] == old[1].key && keys[2] == old[0].key)
    #expect(keys[3] == new[3].key)
  }

  /// If a source begins to send ids, stored announcements without ids are matched.
  @Test func idsThatComeLater() {
    let old = make("Welcome", "hello")
    let new = make("Welcome", "hello", id: "t1")
    let keyed = AnnouncementMatch.keyed([new], like: [known(old)])
    #expect(keyed[0].key == old.key && keyed[0].id == "t1")
    let edited = make("Quite another", "text", at: 99, id: "t1")
    #expect(AnnouncementMatch.keyed([edited], like: [known(keyed[0])])[0].key == old.key)
  }

  @Test func thousandsOfOneMomentAreReadInTime() {
    let old = (0..<5_000).map { make("Notice number \($0)", "\($0)") }
    let new = (0..<5_000).map { make("Notice no. \($0)", "edited \($0)") }
    #expect(AnnouncementMatch.keyed(new, like: old.map(known)).count == 5_000)
  }
}
