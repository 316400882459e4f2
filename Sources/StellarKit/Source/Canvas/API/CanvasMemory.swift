import PentadCore

/// Facts about an account that the source has learned in this process: the id of the person, and
/// the classes that the server hides.
final class CanvasMemory: Sendable {
  private let ids = Lock<Set<String>>([])
  private let person: Lock<String?>

  init(person: String?) { self.person = Lock(person) }

  /// The id of the person; nil until it is known.
  var personId: String? {
    get { person.withLock { $0 } }
    set { person.withLock { $0 = newValue } }
  }

  /// Records that the server shows a class or hides it.
  func record(_ id: String, isHidden: Bool) {
    ids.withLock { ids in
      if isHidden { ids.insert(id) } else { ids.remove(id) }
    }
  }

  /// Returns groups of classes, with one request for each group. A class that is known to be hidden
  /// is in a group of its own.
  func groups(of classes: [String], atMost size: Int) -> [[String]] {
    let hidden = ids.withLock { $0 }
    let shown = classes.filter { !hidden.contains($0) }
    let groups = stride(from: 0, to: shown.count, by: size).map {
      Array(shown[$0..<min($0 + size, shown.count)])
    }
    return groups + classes.filter(hidden.contains).map { [$0] }
  }
}

extension CanvasSource {
  /// Fetches items of several classes in as few requests as possible.
  ///
  /// Canvas rejects a request for several classes if it hides one of them. The classes are then
  /// divided until the hidden ones are alone. One hidden class of n costs about 2·log₂(n) requests
  /// the first time. It is remembered, so later it costs one.
  ///
  /// - Parameters:
  ///   - size: the maximum number of classes in a request.
  ///   - fetch: fetches the items of classes.
  /// - Returns: the hidden classes, with the server's error.
  /// - Throws: errors of `fetch` other than ``PentadCore/PentadError/Code/refused`` and
  ///   ``PentadCore/PentadError/Code/notFound``.
  func byClass(
    _ classes: [String], atMost size: Int,
    _ fetch: ([String]) async throws(PentadError) -> Void
  ) async throws(PentadError) -> [String: PentadError] {
    var failures: [String: PentadError] = [:]
    var rest = Array(memory.groups(of: classes.unique { $0 }, atMost: size).reversed())
    while let group = rest.popLast() {
      do throws(PentadError) {
        try await fetch(group)
        if group.count == 1 { memory.record(group[0], isHidden: false) }
      } catch {
        guard Self.isHidden(error) else { throw error }
        if group.count == 1 {
          failures[group[0]] = error
          memory.record(group[0], isHidden: true)
        } else {
          let middle = group.count / 2
          rest.append(Array(group[middle...]))
          rest.append(Array(group[..<middle]))
        }
      }
    }
    return failures
  }

  /// True if the error means that the server hides this from the account.
  static func isHidden(_ error: PentadError) -> Bool {
    error.code == .refused || error.code.coarse == .notFound
  }
}
