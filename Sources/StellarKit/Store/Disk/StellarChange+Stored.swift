import Foundation
import PentadStorage

extension StellarStore {
  /// Returns the operation of a change. A later mark of the same item supersedes a pending one;
  /// replies never do.
  static func draft(_ change: StellarChange) throws -> OutboxDraft {
    OutboxDraft(
      lane: change.lane, key: change.key, kind: change.kind.rawValue,
      payload: try JSONEncoder().encode(change.parts))
  }

  /// Returns the change of an operation; nil for one that a later version wrote.
  static func change(_ draft: OutboxDraft) -> StellarChange? {
    guard let kind = StellarChange.Kind(rawValue: draft.kind),
      let parts = try? JSONDecoder().decode([String: String].self, from: draft.payload),
      let id = parts["id"]
    else { return nil }
    return StellarChange(
      kind: kind, masterId: id, term: parts["term"].flatMap(StellarTerm.init(stored:)),
      item: parts["item"] ?? "", isOn: parts["on"] != "0", text: parts["text"] ?? "",
      parent: parts["parent"])
  }

  static func lane(_ masterId: String) -> String { "class:\(masterId)" }
  static func lane(ofMark item: String, _ masterId: String) -> String { "mark:\(masterId):\(item)" }
  static func lane(ofTask id: String) -> String { "task:\(id)" }
  static func lane(ofPosts item: String, _ masterId: String) -> String {
    "posts:\(masterId):\(item)"
  }
}

extension StellarChange {
  fileprivate var lane: String {
    switch kind {
    case .subscribe, .unsubscribe: StellarStore.lane(masterId)
    case .read: "read:\(masterId)"
    case .mark: StellarStore.lane(ofMark: item, masterId)
    case .done: StellarStore.lane(ofTask: item)
    case .post, .readPosts: StellarStore.lane(ofPosts: item, masterId)
    }
  }

  fileprivate var key: String? {
    switch kind {
    case .subscribe, .unsubscribe: "subscription:\(term?.code ?? "")"
    case .post: nil
    case .read, .mark, .done, .readPosts: kind.rawValue
    }
  }

  fileprivate var parts: [String: String] {
    [
      "id": masterId, "term": term?.code, "item": item.isEmpty ? nil : item,
      "on": isOn ? nil : "0", "text": text.isEmpty ? nil : text, "parent": parent,
    ].compactMapValues { $0 }
  }
}
