extension PlanProblem.Answer {
  /// The properties by which sections are the same for a timetable. Rooms do not matter.
  var timetable: Pattern {
    Pattern(
      meetings: meetings.map(\.unplaced), isUnscheduled: isUnscheduled, link: link)
  }

  struct Pattern: Hashable {
    let meetings: [Meeting]
    let isUnscheduled: Bool
    let link: String?
  }
}
