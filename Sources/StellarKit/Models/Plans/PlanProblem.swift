import PentadCore

/// The sections of classes as questions and answers. Each kind of a class is a question, and its
/// sections are the answers.
struct PlanProblem {
  struct Answer {
    let choice: SectionChoice
    let kind: SectionKind
    let meetings: [Meeting]
    /// True if a time of the section is not announced or could not be read.
    let isUnscheduled: Bool
    /// The letters of linked sections of the class; nil for a section without a link.
    let link: String?
    /// The indices of the blocked times that overlap it.
    let blocked: [Int]
    let week: MeetingWeek
  }

  let blocked: [BlockedTime]
  private(set) var answers: [Answer] = []
  /// The answers of each question.
  private(set) var questions: [Range<Int>] = []
  /// True for a question that has several answers, or had several before one was chosen.
  private(set) var isOpen: [Bool] = []
  /// The answers that are compatible with each answer, apart from blocked times.
  private(set) var allowed: [AnswerSet] = []
  /// The answers that overlap no blocked time.
  private(set) var free: AnswerSet

  init(
    _ classes: [StellarClass], _ choices: [SectionChoice], _ blocked: [BlockedTime]
  ) throws(PentadError) {
    self.blocked = blocked
    free = AnswerSet(upTo: 0)
    for item in classes {
      if Task.isCancelled { throw PentadError.callCancelled }
      let sections = ClassSections(of: item, choosing: choices)
      let links = SectionLinks(sections.sections)
      for group in sections.groups {
        let chosen = group.filter { sections.chosen.contains($0.id) }
        let start = answers.count
        for section in chosen.isEmpty ? group : chosen {
          answers.append(answer(section, of: item, link: links.link(of: section)))
        }
        questions.append(start..<answers.count)
        isOpen.append(group.count > 1)
      }
      guard answers.count <= Timetable.sectionLimit else {
        throw PentadError(
          .invalid,
          "a plan takes at most \(Timetable.sectionLimit) sections; choose some, or leave out classes"
        )
      }
    }
    try compare()
  }

  private func answer(
    _ section: ClassSection, of item: StellarClass, link: String?
  ) -> Answer {
    let meetings = section.meetings
    return Answer(
      choice: SectionChoice(masterId: item.masterId, term: item.term, section: section.id),
      kind: section.kind, meetings: meetings,
      isUnscheduled: section.times.contains { section.meetings(of: $0).isEmpty }, link: link,
      blocked: blocked.indices.filter { index in
        meetings.contains { $0.overlap(blocked[index].meeting, item.term, nil) != nil }
      }, week: MeetingWeek(meetings))
  }

  private mutating func compare() throws(PentadError) {
    free = AnswerSet(upTo: answers.count)
    for (index, answer) in answers.enumerated() where !answer.blocked.isEmpty {
      free.remove(index)
    }
    allowed = Array(repeating: AnswerSet(upTo: answers.count), count: answers.count)
    for question in questions {
      for first in question {
        if Task.isCancelled { throw PentadError.callCancelled }
        for other in question where other != first { allowed[first].remove(other) }
        for second in question.upperBound..<answers.count
        where isUnlinked(first, second) || overlap(first, second) != nil {
          allowed[first].remove(second)
          allowed[second].remove(first)
        }
      }
    }
  }

  /// True for sections of one class that belong to different lectures.
  func isUnlinked(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (answers[first], answers[second])
    guard let link = one.link, let otherLink = other.link, link != otherLink else { return false }
    return one.choice.masterId == other.choice.masterId && one.choice.term == other.choice.term
  }

  /// Returns the longest overlap of two answers.
  func overlap(_ first: Int, _ second: Int) -> (weekdays: Weekdays, minutes: Range<Int>)? {
    let (one, other) = (answers[first], answers[second])
    let (term, otherTerm) = (one.choice.term, other.choice.term)
    guard term == otherTerm || term == nil || otherTerm == nil else { return nil }
    return Self.longest(one.meetings, term, other.meetings, otherTerm)
  }

  /// Returns the longest overlap of an answer and a blocked time.
  func overlap(
    _ answer: Int, blocked index: Int
  ) -> (weekdays: Weekdays, minutes: Range<Int>)? {
    Self.longest(
      answers[answer].meetings, answers[answer].choice.term, [blocked[index].meeting], nil)
  }

  private static func longest(
    _ meetings: [Meeting], _ term: StellarTerm?, _ others: [Meeting], _ otherTerm: StellarTerm?
  ) -> (weekdays: Weekdays, minutes: Range<Int>)? {
    var longest: (weekdays: Weekdays, minutes: Range<Int>)?
    for meeting in meetings {
      for other in others {
        guard let overlap = meeting.overlap(other, term, otherTerm) else { continue }
        if overlap.minutes.count > (longest?.minutes.count ?? 0) { longest = overlap }
      }
    }
    return longest
  }
}
