import PentadCore

extension CanvasState {
  static let courseRoutes = [
    CanvasRoute("GET", "users/:") { state, call in
      guard ["self", "\(call.student.id)"].contains(call.capture()) else {
        throw CanvasFailure.missing
      }
      return .campus(state.json(of: call.student, call))
    },
    CanvasRoute("GET", "users/self/profile") { state, call in
      .campus(
        state.json(of: call.student, call).with([
          .init("primary_email", .string("\(call.student.login ?? "")@school.example")),
          .init("time_zone", "Etc/UTC"),
          .init(
            "calendar",
            ["ics": .string("\(call.school)/feeds/calendars/user_\(call.student.id).ics")]),
        ]))
    },
    CanvasRoute("GET", "courses") { state, call in
      call.page(of: state.chosenCourses(call)) { state.json(of: $0, call) }
    },
    CanvasRoute("GET", "users/self/courses") { state, call in
      call.page(of: state.chosenCourses(call)) { state.json(of: $0, call) }
    },
    CanvasRoute("GET", "courses/:") { state, call in
      .campus(state.json(of: try state.course(call), call))
    },
    CanvasRoute("GET", "users/self/favorites/courses") { state, call in
      call.page(of: state.favourites(call)) { state.json(of: $0, call) }
    },
    CanvasRoute("POST", "users/self/favorites/courses/:") { state, call in
      let course = try state.course(call)
      state.write("favourite", course.id, call, .bool(true)) { $0.favourites.insert(course.id) }
      return .campus(Self.favourite(course))
    },
    CanvasRoute("DELETE", "users/self/favorites/courses/:") { state, call in
      try state.removeFavourite(call)
    },
    CanvasRoute("DELETE", "users/self/favorites/courses") { state, call in
      state.write("resetFavourites", call.student.id, call) { $0.favourites = [] }
      return .campus(["message": "OK"])
    },
    CanvasRoute("GET", "courses/:/users") { state, call in
      let course = try state.course(call)
      let types = call.list("enrollment_type")
      let wantsAll = types.isEmpty
      let teachers = wantsAll || types.contains("teacher") ? course.teachers : []
      let assistants = wantsAll || types.contains("ta") ? course.assistants : []
      return call.page(of: teachers + assistants) { state.json(of: $0, call) }
    },
    CanvasRoute("GET", "courses/:/sections") { state, call in
      let course = try state.course(call)
      return call.page(of: [course]) { Self.section(of: $0) }
    },
    CanvasRoute("GET", "users/self/enrollments") { state, call in
      call.page(of: state.courses(call)) { state.enrollment(in: $0, call, hasScores: true) }
    },
  ]

  /// Returns the courses by `enrollment_state`, by `enrollment_type` and by `state`.
  private func chosenCourses(_ call: CanvasCall) -> [CampusCourse] {
    let types = call.list("enrollment_type")
    guard types.isEmpty || types.contains("student") else { return [] }
    let states = call.list("state")
    return courses(call).filter { course in
      switch call.parameters["enrollment_state"] {
      case "active": if course.isConcluded { return false }
      case "completed": if !course.isConcluded { return false }
      case "invited_or_pending": return false
      default: break
      }
      return states.isEmpty || states.contains(course.isConcluded ? "completed" : "available")
        || states.contains("available") && course.isConcluded
    }
  }

  /// Returns the favourites; without any, the current courses as a selection.
  private func favourites(_ call: CanvasCall) -> [CampusCourse] {
    let favourites = call.has(.noFavourites) ? [] : student(call).favourites
    return courses(call).filter {
      favourites.isEmpty ? !$0.isConcluded : favourites.contains($0.id)
    }
  }

  /// Removes a favourite. Without any favourites, all of the selection become favourites first.
  private mutating func removeFavourite(_ call: CanvasCall) throws(CanvasFailure) -> Response {
    let course = try course(call)
    let shown = favourites(call)
    guard shown.contains(where: { $0.id == course.id }) else { return .campus([:]) }
    write("favourite", course.id, call, .bool(false)) { student in
      if student.favourites.isEmpty || call.has(.noFavourites) {
        student.favourites = Set(shown.map(\.id))
      }
      student.favourites.remove(course.id)
    }
    return .campus(Self.favourite(course))
  }

  private static func favourite(_ course: CampusCourse) -> JSONValue {
    ["context_id": .integer(course.id), "context_type": "Course"]
  }
}
