import Foundation
import StellarKit
import Testing

@Suite struct StellarClassTests {
  @Test func aClassIsTheSameAfterJSON() throws {
    let item = StellarClass(
      masterId: "18.06", name: "18.06", title: "Linear Algebra", blurb: "Matrices",
      term: StellarTerm(code: "su10"), siteURL: "http://stellar.mit.edu/x",
      times: [StellarClassTime(order: 0, title: "Lecture", text: "MWF 11", location: "2-131")],
      staff: [StellarStaffMember(name: " A  B ", role: .assistant)], oldNumbers: ["18.6"])
    let again = try JSONDecoder().decode(
      StellarClass.self, from: JSONEncoder().encode(item))
    #expect(again == item)
    #expect(again.staff[0].name == "A B")
    #expect(again.times[0].location(of: again.times[0].schedule.meetings[0]) == "2-131")
  }

  /// These letters may not change in any version: stores know announcements by them.
  @Test func anAnnouncementKeepsItsKey() {
    let item = StellarAnnouncement(unixTime: 1_276_650_960, title: "pset 2", text: "Hints")
    #expect(item.key == "cdbff0dac406a71aafb6b95bff58c08c")
    #expect(item.date == 1_276_650_960_000)
    let others = [
      StellarAnnouncement(unixTime: 1_276_650_961, title: "pset 2", text: "Hints"),
      StellarAnnouncement(unixTime: 1_276_650_960, title: "pset 2H", text: "ints"),
      StellarAnnouncement(unixTime: .min, title: "", text: ""),
    ]
    #expect(Set((others + [item]).map(\.key)).count == 4)
    #expect(others[2].date == .min)
  }
}
