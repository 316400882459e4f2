/// A part of a class that a student attends as a whole: one of its lectures, recitations or labs.
///
/// Times are grouped by the kind in their title and by the name of their section. The name comes
/// from the source or from the title: `Recitation 2`, `LEC 001`, `R02`. The rules for times without
/// names are:
/// - If a catalogue text lists several times, such as `34-101/TR/0/1,34-301/TR/0/2`, each time of the
///   kind is a section. Times of a lecture that differ only in the room are one section.
/// - Each recitation, lab, design, discussion, tutorial and studio is a section, and students
///   choose one of several.
/// - Lectures, and times with other titles, are one section if no two of them share a day, as in
///   `MW 11` and `F 10`. Otherwise each of them is a section. They are also several sections if
///   each has two or more days and they differ only in the days: `MW 9-10:30` and `TR 9-10:30`.
/// - Exams are never alternatives: students attend `Midterm 1`, `Midterm 2` and `Final`. An exam
///   without a date has no meeting, because it is not held each week.
///
/// C: `pentad_stellar_class_section`.
public struct ClassSection: Hashable, Sendable {
  /// The identifier within the class: `recitation-2`, `lecture-001`.
  public let id: String
  /// The kind.
  public let kind: SectionKind
  /// The name in the source's words, or else the position among the sections of the kind, from 1.
  public let name: String
  /// The times, in the order of the class; at least one.
  public let times: [StellarClassTime]
  /// True if the source gave the ``name``.
  let isNamed: Bool

  /// The meetings, as far as the times could be read.
  public var meetings: [Meeting] { times.flatMap(meetings) }

  /// The meetings of a time of this section.
  func meetings(of time: StellarClassTime) -> [Meeting] {
    let meetings = time.schedule.meetings
    return kind.isExam ? meetings.filter { $0.first != nil && $0.last != nil } : meetings
  }
}

extension StellarClass {
  /// The sections, in the order of the times.
  public var sections: [ClassSection] {
    var groups: [SectionParts] = []
    var indices: [[String]: Int] = [:]
    for (index, (time, isListed)) in listedTimes.enumerated() {
      var title = SectionTitle(time.title)
      if title.kind.rawValue.isEmpty, !time.section.isEmpty { title = SectionTitle(time.section) }
      let name = time.section.isEmpty ? title.name : time.section
      let key = [title.kind.rawValue, name]
      let known = indices[key] ?? groups.count
      if known == groups.count {
        indices[key] = known
        groups.append(SectionParts(kind: title.kind, name: name, times: []))
      }
      groups[known].times.append((index, time))
      if isListed { groups[known].isListed = true }
    }
    return Self.named(groups.flatMap(\.parts).sorted { $0.times[0].index < $1.times[0].index })
  }

  /// The times, with one for each section that a catalogue lists in one text:
  /// `34-101/TR/0/1,34-301/TR/0/2`.
  var sectionTimes: [StellarClassTime] { listedTimes.map(\.time) }

  /// The ``sectionTimes``, each with true if its text lists several.
  private var listedTimes: [(time: StellarClassTime, isListed: Bool)] {
    times.flatMap { time in
      CatalogueTimes.parts(of: time.text)?.map { (time.with(text: $0), true) } ?? [(time, false)]
    }
  }

  private static func named(_ parts: [SectionParts]) -> [ClassSection] {
    var counts: [SectionKind: Int] = [:]
    var taken = Set(parts.filter { !$0.name.isEmpty }.map { id($0.kind, $0.name) })
    return parts.map { part in
      guard part.name.isEmpty else {
        return ClassSection(
          id: id(part.kind, part.name), kind: part.kind, name: part.name,
          times: part.times.map(\.time), isNamed: true)
      }
      var name = ""
      repeat {
        counts[part.kind, default: 0] += 1
        name = "\(counts[part.kind] ?? 0)"
      } while !taken.insert(id(part.kind, name)).inserted
      return ClassSection(
        id: id(part.kind, name), kind: part.kind, name: name, times: part.times.map(\.time),
        isNamed: false)
    }
  }

  private static func id(_ kind: SectionKind, _ name: String) -> String {
    "\(kind.rawValue) \(name)".split { $0.isWhitespace }.joined(separator: "-")
  }
}

/// The times of one kind with the same name, or without a name.
private struct SectionParts {
  let kind: SectionKind
  let name: String
  var times: [(index: Int, time: StellarClassTime)]
  /// True if a catalogue text lists several of the times.
  var isListed = false

  /// The sections that these times form.
  var parts: [SectionParts] {
    if isOne { return [self] }
    var parts: [SectionParts] = []
    var indices: [[Meeting]: Int] = [:]
    for entry in times {
      let meetings = entry.time.schedule.meetings.map(\.unplaced)
      if isListed, !kind.isAlternative, !meetings.isEmpty, let known = indices[meetings] {
        parts[known].times.append(entry)
      } else {
        indices[meetings] = parts.count
        parts.append(SectionParts(kind: kind, name: name, times: [entry]))
      }
    }
    return parts
  }

  private var isOne: Bool {
    if !name.isEmpty || times.count < 2 || kind.isExam { return true }
    guard !kind.isAlternative, !isListed else { return false }
    let patterns = times.map(\.time.schedule.meetings).filter { !$0.isEmpty }
    // No class has more. A server may send data with millions of pairs.
    guard patterns.count <= 20 else { return false }
    for (index, meetings) in patterns.enumerated() {
      for other in patterns[..<index] where MeetingDates.shareADay(meetings, other) { return false }
    }
    return !isOfOneLength(patterns)
  }

  /// True if all meet for the same time on two or more days each, in the whole term: `MW 9-10:30`,
  /// `TR 9-10:30`.
  private func isOfOneLength(_ patterns: [[Meeting]]) -> Bool {
    let lengths = patterns.map {
      $0.reduce(0) { $0 + $1.weekdays.indices.count * $1.minutes.count }
    }
    let counts = patterns.map { $0.reduce(0) { $0 + $1.weekdays.indices.count } }
    return patterns.count > 1 && Set(lengths).count == 1 && counts.allSatisfy { $0 > 1 }
      && patterns.joined().allSatisfy { $0.first == nil && $0.last == nil }
  }
}
