#if CommandLine
  import PentadCore
  import StellarKit

  /// Plans as JSON and as tables.
  enum PlanOutput {
    static func answer(_ found: SectionPlans, first limit: Int) -> Answer {
      let plans = found.plans.prefix(limit).map(json)
      let closest = found.closest.prefix(limit).map(json)
      let isFree = !found.plans.isEmpty || found.closest.isEmpty
      return Answer(
        [
          "closest": .array(closest), "count": .integer(found.count),
          "isBest": .bool(found.isBest), "isCountExact": .bool(found.isCountExact),
          "obstacles": .array(found.obstacles.map(json)), "plans": .array(plans),
        ], lines: isFree ? plans : closest,
        Table(
          header: ["plan", "masterId", "section", "days", "idle", "conflicts"],
          rows: (isFree ? found.plans : found.closest).prefix(limit).enumerated().flatMap {
            place, plan in
            plan.choices.map {
              [
                "\(place + 1)", $0.masterId, $0.section, "\(plan.days)", "\(plan.idleMinutes)",
                "\(plan.conflicts.count)",
              ]
            }
          }))
    }

    static func answer(_ saved: SavedPlan, feed: CalendarFeed?) -> Answer {
      var document = json(saved)
      if let feed, case .object(let members) = document {
        document = .object(members + [.init("feed", .string(feed.path))])
        note("the calendar to subscribe to is \(feed.path); its name is a secret")
      }
      return Answer(
        document,
        Table(
          header: ["masterId", "section", "times"],
          rows: attended(saved.plan).map { item, section in
            [item.masterId, section.id, section.times.map(\.text).joined(separator: "; ")]
          }))
    }

    static func json(_ saved: SavedPlan) -> JSONValue {
      let plan = saved.plan
      return [
        "blocked": .array(plan.blocked.map(json)),
        "changes": .array(saved.changes.map(json)),
        "classes": .array(plan.classes.map(\.json)),
        "conflicts": .array(
          plan.conflicts.map { [.string($0.first.masterId), .string($0.second.masterId)] }),
        "name": .string(plan.name), "savedAt": .moment(saved.savedAt),
        "sections": .array(
          attended(plan).map { item, section in
            ["masterId": .string(item.masterId), "section": .string(section.id)]
          }),
        "term": .optional(plan.term?.code),
      ]
    }

    // MARK: Notes

    static func noteReasons(_ found: SectionPlans) {
      if !found.isBest { note("the search was stopped; there may be better choices") }
      if !found.plans.isEmpty, found.plans.allSatisfy(\.choices.isEmpty) {
        note("no class has several sections of a kind, so there is nothing to choose")
      }
      for obstacle in found.obstacles {
        let parts = obstacle.parts.map { part in
          part.kind.title.isEmpty ? part.masterId : "\(part.masterId) \(part.kind.rawValue)"
        }
        let blocked = obstacle.blocked.map(text)
        note("no choice fits \((parts + blocked).joined(separator: ", ")) together")
      }
    }

    static func noteChanges(_ saved: SavedPlan) {
      for change in saved.changes {
        let (id, section) = (change.masterId, change.section ?? "")
        switch change.kind {
        case .moved: note("\(id): \(section) has new times since it was saved")
        case .relocated: note("\(id): \(section) has a new place since it was saved")
        case .missing: note("\(id): \(section) is no longer listed; the saved one is kept")
        case .notStored:
          note("\(id): not stored any more; load it with `stellar show` to compare it")
        }
      }
    }

    // MARK: Parts

    private static func attended(_ plan: StellarPlan) -> [(StellarClass, ClassSection)] {
      plan.classes.flatMap { item in
        ClassSections(of: item, choosing: plan.choices).attended.map { (item, $0) }
      }
    }

    private static func json(_ plan: SectionPlan) -> JSONValue {
      [
        "alternatives": .array(plan.alternatives.map(json)),
        "choices": .array(plan.choices.map(json)),
        "conflicts": .array(plan.conflicts.map(json)), "days": .integer(plan.days),
        "idleMinutes": .integer(plan.idleMinutes),
        "unscheduled": .array(plan.unscheduled.map(json)),
      ]
    }

    private static func json(_ choice: SectionChoice) -> JSONValue {
      ["masterId": .string(choice.masterId), "section": .string(choice.section)]
    }

    private static func json(_ conflict: PlanConflict) -> JSONValue {
      [
        "blocked": conflict.blocked.map(json) ?? .null, "days": .string(conflict.weekdays.letters),
        "end": .string(StellarJSON.clock(conflict.minutes.upperBound)),
        "first": json(conflict.first),
        "second": conflict.second.map(json) ?? .null,
        "start": .string(StellarJSON.clock(conflict.minutes.lowerBound)),
      ]
    }

    private static func json(_ obstacle: PlanObstacle) -> JSONValue {
      [
        "blocked": .array(obstacle.blocked.map(json)),
        "parts": .array(
          obstacle.parts.map {
            ["kind": .string($0.kind.rawValue), "masterId": .string($0.masterId)]
          }),
      ]
    }

    private static func json(_ blocked: BlockedTime) -> JSONValue {
      [
        "days": .string(blocked.weekdays.letters), "end": .string(StellarJSON.clock(blocked.end)),
        "first": .optional(blocked.first?.isoText), "last": .optional(blocked.last?.isoText),
        "name": .string(blocked.name), "start": .string(StellarJSON.clock(blocked.start)),
      ]
    }

    private static func json(_ change: SavedPlan.Change) -> JSONValue {
      [
        "change": .string(change.kind.rawValue), "masterId": .string(change.masterId),
        "section": .optional(change.section),
      ]
    }

    private static func text(_ blocked: BlockedTime) -> String {
      let (start, end) = (StellarJSON.clock(blocked.start), StellarJSON.clock(blocked.end))
      return "\(blocked.weekdays.letters) \(start)-\(end)"
    }
  }
#endif
