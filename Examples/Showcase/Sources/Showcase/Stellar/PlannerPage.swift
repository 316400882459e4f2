import PentadCore
import StellarKit

extension StellarScreens {
  /// The most plans that the page offers.
  static let planLimit = 8

  /// Shows the weeks of the bookmarked classes: the plans without a conflict, or the closest ones.
  ///
  /// - Parameters:
  ///   - text: times to keep free, such as `MTWRF 12-1`; nil for none.
  ///   - number: the number of the shown plan, from 1.
  func planner(keepingFree text: String?, number: Int) async throws(PentadError) -> Page {
    var blocked: [BlockedTime] = []
    var problem: PentadError?
    do throws(PentadError) {
      if let text { blocked = try BlockedTime.all(in: text, name: "Keep free") }
    } catch {
      problem = error
    }
    let items = try await client.bookmarks().map(\.item)
    let found = try await client.plans(avoiding: blocked, first: Self.planLimit)
    return Page(
      "Planner", area: .stellar, template: "Stellar/planner",
      content: PlannerPage(
        items, found, try await client.savedPlans(), blocked: blocked, text: text, number: number,
        problem: problem))
  }
}

/// The planner, ready for its template.
struct PlannerPage: Sendable {
  let schoolTabs = SchoolTab.all(current: "/stellar/plan")
  let hasClasses: Bool
  let blockedText: String
  /// The reason why the times to keep free cannot be read; nil if they can.
  let problem: String?
  let summary: String
  let obstacles: [String]
  let hasObstacles: Bool
  let plans: [SchoolTab]
  let hasPlans: Bool
  let grid: WeekGrid?
  /// Sections without an announced time.
  let unscheduled: [String]
  let hasUnscheduled: Bool
  /// Sections at the same times as a chosen one.
  let alternatives: [String]
  let hasAlternatives: Bool
  /// The shown plan, for the form that saves it; nil if there is none.
  let draft: String?
  let saved: [SchoolTab]
  let hasSaved: Bool

  init(
    _ items: [StellarClass], _ found: SectionPlans, _ saved: [SavedPlan], blocked: [BlockedTime],
    text: String?, number: Int, problem: PentadError?
  ) {
    let names = Dictionary(items.map { ($0.masterId, $0.name) }) { first, _ in first }
    func words(_ choice: SectionChoice) -> String {
      "\(names[choice.masterId] ?? choice.masterId) \(choice.section)"
    }
    let offered = found.plans.isEmpty ? found.closest : found.plans
    let index = min(max(number, 1), max(offered.count, 1)) - 1
    let plan = offered.indices.contains(index) ? offered[index] : nil
    hasClasses = !items.isEmpty
    blockedText = text ?? ""
    self.problem = problem.map { "The times to keep free cannot be read: \($0.message)." }
    summary = Self.summary(found)
    obstacles = found.obstacles.map { obstacle in
      let parts = obstacle.parts.map { "\(names[$0.masterId] ?? $0.masterId) \($0.kind.rawValue)" }
      let times = obstacle.blocked.isEmpty ? [] : ["the times to keep free"]
      return (parts + times).joined(separator: " and ")
        + (parts.count + times.count > 1 ? " never fit together" : " cannot be attended")
    }
    hasObstacles = !obstacles.isEmpty
    plans = offered.indices.map { place in
      SchoolTab(
        tabName: "Plan \(place + 1)",
        address: Address("/stellar/plan").with("free", text).with("plan", "\(place + 1)")
          .description, isCurrent: place == index)
    }
    hasPlans = offered.count > 1
    grid = plan.map { WeekGrid(items, $0, blocked: blocked) }
    unscheduled = plan?.unscheduled.map(words) ?? []
    hasUnscheduled = !unscheduled.isEmpty
    alternatives = plan?.alternatives.map(words) ?? []
    hasAlternatives = !alternatives.isEmpty
    draft = plan.flatMap { PlanDraft(items, choices: $0.choices, blocked: blocked)?.text }
    self.saved = saved.map(SavedPlanPage.tab)
    hasSaved = !saved.isEmpty
  }

  private static func summary(_ found: SectionPlans) -> String {
    guard !found.plans.isEmpty else {
      return found.closest.isEmpty
        ? "No class has an announced time"
        : "No plan without a conflict; the closest ones are shown"
    }
    let atLeast = found.isCountExact ? "" : "At least "
    return "\(atLeast)\(found.count) plan\(found.count == 1 ? "" : "s") without a conflict"
  }
}
