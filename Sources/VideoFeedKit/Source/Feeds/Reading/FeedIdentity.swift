import PentadCore

/// The ids of entries, stable from one reading of a feed to the next.
enum FeedIdentity {
  private static let longest = 1_000

  /// Assigns an id to an entry. It is the entry's own id or that of its video. If both are missing,
  /// it is the address of its page or first file, or else a hash of its title, time and
  /// description.
  static func identify(_ entry: inout ParsedEntry, own: String?) {
    if let own {
      (entry.id, entry.idOrigin) = (bounded(own), .own)
    } else if let video = entry.videoID {
      (entry.id, entry.idOrigin) = (bounded("yt:video:\(video)"), .own)
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

  /// Makes the ids of a feed's entries unique, in document order, and merges duplicate entries.
  ///
  /// An id that a feed repeats does not identify an entry. Values that differ are appended to it,
  /// in this order: the page, the files, the video, the time of publication, the title. Entries
  /// with the same values in all of these are duplicates. The latest version is kept, or else the
  /// first.
  static func unique(_ feed: inout ParsedFeed) {
    let traits: [(ParsedEntry) -> String?] = [
      \.page, \.files, \.videoID, { $0.published.map { "\($0)" } }, \.title,
    ]
    for trait in traits {
      guard let repeated = repeated(feed.entries) else { return }
      divide(&feed.entries, repeated, by: trait)
    }
    merge(&feed)
  }

  /// Returns the ids that occur more than once; nil if there are none.
  private static func repeated(_ entries: [ParsedEntry]) -> Set<String>? {
    var seen: Set<String> = []
    seen.reserveCapacity(entries.count)
    let repeated = Set(entries.lazy.map(\.id).filter { !seen.insert($0).inserted })
    return repeated.isEmpty ? nil : repeated
  }

  /// Appends a trait to repeated ids whose entries differ in it.
  private static func divide(
    _ entries: inout [ParsedEntry], _ repeated: Set<String>, by trait: (ParsedEntry) -> String?
  ) {
    var values: [String: String?] = [:]
    var isDivided: Set<String> = []
    for entry in entries where repeated.contains(entry.id) {
      let value = trait(entry)
      if values.updateValue(value, forKey: entry.id).map({ $0 != value }) == true {
        isDivided.insert(entry.id)
      }
    }
    for place in entries.indices where isDivided.contains(entries[place].id) {
      guard let value = trait(entries[place]) else { continue }
      entries[place].id = bounded("\(entries[place].id) \(value)")
      entries[place].idOrigin = .divided
    }
  }

  private static func merge(_ feed: inout ParsedFeed) {
    var places: [String: Int] = [:]
    var kept: [ParsedEntry] = []
    for entry in feed.entries {
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
    feed.merged = feed.entries.count - kept.count
    feed.entries = kept
  }

  /// Returns the id, or its hash if it is too long.
  private static func bounded(_ id: String) -> String {
    guard id.utf8.count > longest else { return id }
    var hash = StableHash()
    hash.add(id)
    return "long:\(hash.text)"
  }
}

extension ParsedEntry {
  /// The addresses of all files; nil if there are none.
  fileprivate var files: String? {
    let files = enclosures.map(\.address) + renditions.compactMap(\.address)
    return files.isEmpty ? nil : files.joined(separator: " ")
  }
}
