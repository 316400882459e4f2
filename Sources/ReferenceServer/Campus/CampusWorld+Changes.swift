import PentadCore

extension CampusWorld {
  /// Returns the index of a course, or of the first one without an id.
  func index(orFirst course: Int?) throws(PentadError) -> Int {
    guard let course else { return 0 }
    guard let index = index(of: course) else {
      throw PentadError(.notFound, "there is no course \(course)")
    }
    return index
  }

  /// Changes or removes an announcement.
  mutating func edit(
    _ id: Int, _ title: String?, _ html: String?, isRemoved: Bool, now: Int64
  ) throws(PentadError) {
    for course in courses.indices {
      let place = courses[course].announcements.firstIndex { $0.id == id }
      guard let place else { continue }
      if isRemoved {
        courses[course].announcements.remove(at: place)
      } else {
        if let title { courses[course].announcements[place].title = title }
        if let html { courses[course].announcements[place].html = html }
        courses[course].announcements[place].changed = now
      }
      return
    }
    throw PentadError(.notFound, "there is no announcement \(id)")
  }

  /// Changes a task's due time or its score.
  mutating func changeTask(_ id: Int, _ due: Int64?, _ score: Double?) throws(PentadError) {
    for course in courses.indices {
      guard let place = courses[course].tasks.firstIndex(where: { $0.id == id }) else { continue }
      if let due { courses[course].tasks[place].due = due }
      if let score { courses[course].tasks[place].work.score = score }
      return
    }
    throw PentadError(.notFound, "there is no task \(id)")
  }
}
