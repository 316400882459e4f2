import PentadCore
import StellarKit

/// A stage of loading a class.
struct ClassStage {
  let name: String
  let item: StellarClass
  /// The details; nil when only a list contained the class.
  let detail: StellarClassDetail?
  /// The reason why the answer of the source is missing.
  let error: PentadError?

  /// - Throws: the error of a class that is not stored
  init(_ update: ClassInfoUpdate) throws(PentadError) {
    switch update {
    case .general(let item): (name, self.item, detail, error) = ("general", item, nil, nil)
    case .cached(let kept): (name, item, detail, error) = ("cached", kept.item, kept, nil)
    case .fresh(let new): (name, item, detail, error) = ("fresh", new.item, new, nil)
    case .failed(let failure, let kept):
      guard let kept else { throw failure }
      (name, item, detail, error) = ("failed", kept.item, kept, failure)
    }
  }

  /// True if the data does not come from a request just now.
  var isStale: Bool { name != "fresh" }

  /// The age of the shown data, as a note for the user.
  var ageNote: String? {
    guard isStale else { return nil }
    guard let storedAt = detail?.infoStoredAt else { return "only its entry in a list is stored" }
    return "stored \(Age.text(since: storedAt)) ago"
  }

  var json: JSONValue {
    [
      "announcements": .array((detail?.news ?? []).map(\.json)), "class": item.json,
      "error": .failure(error),
      "isBookmarked": detail.map { .bool($0.isBookmarked) } ?? .null, "isStale": .bool(isStale),
      "stage": .string(name), "storedAt": .moment(detail?.infoStoredAt),
    ]
  }
}

extension StellarClient {
  /// Returns the last stage of a class, and calls `each` for every stage.
  ///
  /// - Throws: the error of a class that is not stored; `cancelled`
  func lastStage(
    of masterId: String, each: (ClassStage) -> Void = { _ in }
  ) async throws(PentadError) -> ClassStage {
    var last: ClassStage?
    for await update in classInfo(masterId) {
      let stage = try ClassStage(update)
      each(stage)
      last = stage
    }
    guard let last, !Task.isCancelled else {
      throw PentadError.callCancelled
    }
    return last
  }
}
