/// A part of a class that a student attends as a whole: one of its lectures, recitations or labs.
///
/// Times are grouped by the kind in their title and by the name of their section, which the source gives or
/// the title has: `Recitation 2`, `LEC 001`, `R02`. A text of a catalogue that lists several, as
/// `34-101/TR/0/1,34-301/TR/0/2`, counts as several times. Without names,
/// - each recitation, lab, design, discussion, tutorial and studio is a section: one is chosen of several;
/// - lectures, and times of other titles, are one section as long as no two of them share a day, as
///   `MW 11` and `F 10`; else each of them is one. Those of two days and more that differ in their days
///   alone, `MW 9-10:30` and `TR 9-10:30`, are several, too.
///
/// C: `pentad_stellar_class_section`.
public struct ClassSection: Hashable, Sendable {
  /// Its identifier in its class: `recitation-2`, `lecture-001`.
  public let id: String
  /// Its kind.
  public let kind: SectionKind
  /// Its name in the source's words; its place among those of its kind, from 1, where it has none.
  public let name: String
  /// Its times, in the order of the class; at least one.
  public let times: [StellarClassTime]
  /// True if ``name`` is the source's.
  let isNamed: Bool

  /// Its meetings, as far as the times could be read.
  public var meetings: [Meeting] { times.flatMap(\.schedule.meetings) }
}

extension StellarClass {
  /// The sections, in the order of the times.
  public var sections: [ClassSection] {
    var groups: [SectionParts] = []
    var places: [[String]: Int] = [:]
    for (place, time) in sectionTimes.enumerated() {
      var title = SectionTitle(time.title)
      if title.kind.rawValue.isEmpty, !time.section.isEmpty { title = SectionTitle(time.section) }
      let name = time.section.isEmpty ? title.name : time.section
      let key = [title.kind.rawValue, name]
      if let known = places[key] {
        groups[known].times.append((place, time))
      } else {
        places[key] = groups.count
        groups.append(SectionParts(kind: title.kind, name: name, times: [(place, time)]))
      }
    }
    return Self.named(groups.flatMap(\.parts).sorted { $0.times[0].place < $1.times[0].place })
  }

  /// The times, one for each section that a catalogue lists in one text: `34-101/TR/0/1,34-301/TR/0/2`.
  var sectionTimes: [StellarClassTime] {
    times.flatMap { time in CatalogueTimes.parts(of: time.text)?.map(time.with(text:)) ?? [time] }
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

/// Times of one kind and one name, or without a name.
private struct SectionParts {
  let kind: SectionKind
  let name: String
  var times: [(place: Int, time: StellarClassTime)]

  /// The sections that they are.
  var parts: [SectionParts] {
    isOne ? [self] : times.map { SectionParts(kind: kind, name: name, times: [$0]) }
  }

  private var isOne: Bool {
    if !name.isEmpty || times.count < 2 { return true }
    guard !kind.isAlternative else { return false }
    let patterns = times.map(\.time.schedule.meetings).filter { !$0.isEmpty }
    // A class has no more of them: what a server sends may have millions of pairs.
    guard patterns.count <= 20 else { return false }
    for (index, meetings) in patterns.enumerated() {
      for other in patterns[..<index] where MeetingDates.shareADay(meetings, other) { return false }
    }
    return !isOfOneLength(patterns)
  }

  /// True if they meet for as long on two days and more each, in the whole term: `MW 9-10:30`, `TR 9-10:30`.
  private func isOfOneLength(_ patterns: [[Meeting]]) -> Bool {
    let lengths = patterns.map {
      $0.reduce(0) { $0 + $1.weekdays.indices.count * $1.minutes.count }
    }
    let counts = patterns.map { $0.reduce(0) { $0 + $1.weekdays.indices.count } }
    return patterns.count > 1 && Set(lengths).count == 1 && counts.allSatisfy { $0 > 1 }
      && patterns.joined().allSatisfy { $0.first == nil && $0.last == nil }
  }
}
