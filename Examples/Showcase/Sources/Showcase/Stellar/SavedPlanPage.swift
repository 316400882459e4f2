import PentadCore
import StellarKit

/// A saved plan, ready for its template.
struct SavedPlanPage: Sendable {
  let schoolTabs = SchoolTab.all(current: "/stellar/plan")
  let planName: String
  let saved: String
  let iso: String
  /// The changes in the catalogue since it was saved.
  let changes: [String]
  let hasChanges: Bool
  /// True if saving the plan again accepts a change.
  let canAccept: Bool
  let calendarAddress: String
  let grid: WeekGrid?

  /// - Parameter found: the result of planning its classes again with its choices.
  init(_ saved: SavedPlan, _ found: SectionPlans) {
    let plan = saved.plan
    let moment = Moment(saved.savedAt)
    let names = Dictionary(plan.classes.map { ($0.masterId, $0.name) }) { first, _ in first }
    planName = plan.name
    self.saved = moment.text
    iso = moment.iso
    changes = saved.changes.map { change in
      [names[change.masterId] ?? change.masterId, change.section, Self.words(change.kind)]
        .compactMap(\.self).joined(separator: " ")
    }
    hasChanges = !changes.isEmpty
    canAccept = saved.changes.contains { $0.kind == .moved || $0.kind == .relocated }
    calendarAddress = Address("/stellar/plan/calendar").with("name", plan.name).description
    grid = (found.plans + found.closest).first.map {
      WeekGrid(plan.classes, $0, blocked: plan.blocked)
    }
  }

  /// The link to a saved plan.
  static func tab(_ saved: SavedPlan) -> SchoolTab {
    SchoolTab(
      tabName: saved.plan.name, address: address(of: saved.plan.name).description,
      isCurrent: false)
  }

  static func address(of name: String) -> Address {
    Address("/stellar/plan/saved").with("name", name)
  }

  private static func words(_ kind: SavedPlan.Change.Kind) -> String {
    switch kind {
    case .moved: "has other times now"
    case .relocated: "is in another place now"
    case .missing: "is no longer offered"
    case .notStored: "is not in the stored catalogue"
    }
  }
}
