import PentadCore
import StellarKit

extension StellarScreens {
  /// Registers the planner, and the pages and actions of saved plans.
  func registerPlans(on routes: Routes) {
    routes.page("/stellar/plan") { request async throws(PentadError) in
      try await planner(
        keepingFree: request.query["free"], number: Int(request.query["plan"] ?? "") ?? 1)
    }
    routes.page("/stellar/plan/saved") { request async throws(PentadError) in
      let saved = try await client.savedPlan(try Self.name(in: request.query))
      let found = try await Timetable.plans(
        for: saved.plan.classes, choosing: saved.plan.choices, avoiding: saved.plan.blocked,
        first: 1)
      var page = Page(
        saved.plan.name, area: .stellar, template: "Stellar/saved",
        content: SavedPlanPage(saved, found))
      page.back = Page.Back("Planner", "/stellar/plan")
      return page
    }
    routes.file("/stellar/plan/calendar") { request async throws(PentadError) in
      let name = try Self.name(in: request.query)
      let text = try await client.iCalendar(ofPlan: name)
      return FileReply(
        type: "text/calendar; charset=utf-8", bytes: Array(text.utf8), freshFor: nil,
        fileName: "\(name).ics")
    }
    // A draft has the descriptions of its classes.
    routes.action("/stellar/plan/saved", limit: 1 << 20) { request async throws(PentadError) in
      let name = try Self.name(in: request.form)
      switch request.form["do"] {
      case "save": try await saveNew(try PlanDraft.plan(request.form["draft"] ?? "", named: name))
      case "accept": try await client.save(try await client.savedPlan(name).plan)
      case "remove":
        try await client.removePlan(name)
        return Address("/stellar/plan")
      default: throw PentadError(.invalid, "the action must be save, accept or remove")
      }
      return SavedPlanPage.address(of: name)
    }
  }

  /// Saves a plan under a name that no saved plan has.
  private func saveNew(_ plan: StellarPlan) async throws(PentadError) {
    guard try await client.savedPlans().allSatisfy({ $0.plan.name != plan.name }) else {
      throw PentadError(.invalid, "there is a plan \(plan.name) already; choose another name")
    }
    try await client.save(plan)
  }

  private static func name(in fields: FormFields) throws(PentadError) -> String {
    guard let name = fields["name"] else {
      throw PentadError(.invalid, "the name of the plan is missing")
    }
    return name
  }
}
