import AstroKit
public import CPentad
import PentadCore

/// Returns all terms of the help view, ordered so that they can be read from first to last.
///
/// - Returns: the terms, valid for the lifetime of the process; never NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_help_all")
public func pentad_astro_help_all() -> UnsafePointer<pentad_astro_help_topics> {
  HelpRecords.shared.all
}

/// Returns the help term with an id.
///
/// - Parameter id: the id, such as `tithi`
/// - Returns: the term, valid for the lifetime of the process; NULL if there is none
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_help_find")
public func pentad_astro_help_find(
  _ id: UnsafePointer<CChar>?
) -> UnsafePointer<pentad_astro_help_topic>? {
  guard let id, let text = String(validatingCString: id) else { return nil }
  return HelpRecords.shared.byID[text]
}

/// Returns the terms whose heading or text contains a word, ignoring case.
///
/// - Parameters:
///   - word: the word
///   - out: receives the terms
/// - Returns: `PENTAD_OK`, even if nothing was found
///
/// Ownership: the terms in the result live as long as the process. Blocks: no. Since: 0.1
@_cdecl("pentad_astro_help_search")
public func pentad_astro_help_search(
  _ word: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_help_topics>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let word = try readText(word, "word")
    let found = HelpTopic.search(word).compactMap { HelpRecords.shared.byID[$0.id] }
    return OwnedRecord.give {
      pentad_astro_help_topics(items: $0.array(found), count: found.count)
    }
  }
}

/// The help topics as records, which live as long as the process and are made at first use.
private struct HelpRecords: @unchecked Sendable {
  static let shared = HelpRecords()

  let all: UnsafePointer<pentad_astro_help_topics>
  let byID: [String: UnsafePointer<pentad_astro_help_topic>]
  private let arena: Arena

  private init() {
    let arena = Arena()
    let topics = HelpTopic.all.map { topic in
      arena.record(AstroRecords(arena: arena).record(topic))
    }
    all = arena.record(pentad_astro_help_topics(items: arena.array(topics), count: topics.count))
    byID = Dictionary(zip(HelpTopic.all.map(\.id), topics)) { first, _ in first }
    self.arena = arena
  }
}
