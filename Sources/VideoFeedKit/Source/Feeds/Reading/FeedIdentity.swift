import PentadCore

/// Which entry is which, from one reading of a feed to the next.
enum FeedIdentity {
  private static let longest = 1_000

  /// Gives an entry its id: its own, else the address of its page or of its first file, else a hash of
  /// its title, time and description.
  static func identify(_ entry: inout ParsedEntry, own: String?) {
    if let own {
      (entry.id, entry.idOrigin) = (bounded(own), .own)
    } else if let address = entry.page ?? entry.enclosures.first?.address
      ?? entry.renditions.first?.address
    {
      (entry.id, entry.idOrigin) = (bounded(address), .address)
    } else {
      var hash = StableHash()
      hash.add(entry.title ?? "")
      hash.add((entry.published ?? entry.updated).map { "\($0)" } ?? "")
      hash.add(entry.summary ?? "")
      (entry.id, entry.idOrigin) = ("content:\(hash.text)", .content)
    }
  }

  /// The entries with each id once, in their order.
  ///
  /// Entries of one id and one page are one entry, of which the latest version counts, else the first.
  /// Where they have several pages the feed's ids are worth nothing, and each gets its page added.
  static func unique(_ entries: [ParsedEntry]) -> [ParsedEntry] {
    var pages: [String: String?] = [:]
    var isDivided: Set<String> = []
    var hasRepeats = false
    pages.reserveCapacity(entries.count)
    for place in entries.indices {
      let page = entries[place].page
      guard let other = pages.updateValue(page, forKey: entries[place].id) else { continue }
      hasRepeats = true
      if other != page { isDivided.insert(entries[place].id) }
    }
    guard hasRepeats else { return entries }
    var places: [String: Int] = [:]
    var kept: [ParsedEntry] = []
    for var entry in entries {
      if isDivided.contains(entry.id), let page = entry.page {
        entry.id = bounded("\(entry.id) \(page)")
        entry.idOrigin = .ownWithLink
      }
      guard let place = places[entry.id] else {
        places[entry.id] = kept.count
        kept.append(entry)
        continue
      }
      if (entry.updated ?? entry.published ?? .min)
        > (kept[place].updated ?? kept[place].published ?? .min)
      {
        kept[place] = entry
      }
    }
    return kept
  }

  /// An id that is too long is a hash of itself.
  private static func bounded(_ id: String) -> String {
    guard id.utf8.count > longest else { return id }
    var hash = StableHash()
    hash.add(id)
    return "long:\(hash.text)"
  }
}
