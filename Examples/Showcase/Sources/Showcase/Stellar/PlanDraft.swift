import Foundation
import PentadCore
import StellarKit

/// The plan that a page shows, as the text of a hidden field in the form that saves it. It has the
/// classes themselves, so that the saved plan is the one that the user has seen, even if the catalogue
/// has changed since.
struct PlanDraft: Sendable {
  /// The text of the field.
  let text: String

  /// Creates a draft; nil for too many classes.
  init?(_ items: [StellarClass], choices: [SectionChoice], blocked: [BlockedTime]) {
    let plan = try? StellarPlan(name: "Draft", classes: items, choices: choices, blocked: blocked)
    guard let plan, let json = try? JSONEncoder().encode(plan) else { return nil }
    text = String(decoding: json, as: UTF8.self)
  }

  /// Reads the text of the field, and gives the plan a name.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` if it is not a draft, and for an invalid name.
  static func plan(_ text: String, named name: String) throws(PentadError) -> StellarPlan {
    let draft: StellarPlan
    do {
      draft = try JSONDecoder().decode(StellarPlan.self, from: Data(text.utf8))
    } catch {
      throw PentadError(.invalid, "the plan is missing; open the planner and save it from there")
    }
    return try StellarPlan(
      name: name, term: draft.term, classes: draft.classes, choices: draft.choices,
      blocked: draft.blocked)
  }
}
