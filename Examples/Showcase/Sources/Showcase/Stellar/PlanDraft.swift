import Foundation
import PentadCore
import StellarKit

/// The plan that a page shows, for a hidden field of the form that saves it: the saved plan is the
/// one that the user has seen, even if the catalogue has changed since.
struct PlanDraft: Codable, Sendable {
  /// The ids of the classes.
  let classes: [String]
  let choices: [SectionChoice]
  /// The times to keep free, as the user wrote them.
  let free: String?

  /// The text for the field.
  var text: String {
    // Text and numbers always have a JSON form.
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  init(classes: [String], choices: [SectionChoice], free: String?) {
    (self.classes, self.choices, self.free) = (classes, choices, free)
  }

  /// Reads the text of the field.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` if it is not a draft.
  init(_ text: String) throws(PentadError) {
    do {
      self = try JSONDecoder().decode(PlanDraft.self, from: Data(text.utf8))
    } catch {
      throw PentadError(.invalid, "the plan is missing; open the planner and save it from there")
    }
  }

  /// Returns the plan.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` if one of its classes is no longer in the
  ///   list; as ``StellarKit/StellarPlan/init(name:term:classes:choices:blocked:)``.
  func plan(named name: String, of items: [StellarClass]) throws(PentadError) -> StellarPlan {
    let own = items.filter { classes.contains($0.masterId) }
    guard own.count == Set(classes).count else {
      throw PentadError(
        .notFound, "a class of this plan was removed from My Stellar; open the planner again")
    }
    return try StellarPlan(
      name: name, classes: own, choices: choices, blocked: try BlockedTime.keptFree(free))
  }
}

extension BlockedTime {
  /// Reads the times that the user wants to keep free; none for nil.
  static func keptFree(_ text: String?) throws(PentadError) -> [BlockedTime] {
    guard let text else { return [] }
    return try all(in: text, name: "Keep free")
  }
}
