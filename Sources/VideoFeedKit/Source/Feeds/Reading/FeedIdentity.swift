import PentadCore

/// Which entry is which, from one reading of a feed to the next.
enum FeedIdentity {
  private static let longest = 1_000

  /// Gives an entry its id: its own, else that of its video, else the address of its page or of its first
  /// file, else a hash of its title, time and description.
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

  /// Gives the entries of a feed each an id of its own, in their order, and merges those that are the same.
  ///
  /// Where a feed repeats an id, it tells no entry from another. Then what differs is added to it, in this
  /// order: the page, the files, the video, the time of publication, the title. Entries in which none of
  /// these differs are one, of which the latest version counts, else the first.
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

  /// The ids that several entries have; nil when there is none.
  private static func repeated(_ entries: [ParsedEntry]) -> Set<String>? {
    var seen: Set<String> = []
    seen.reserveCapacity(entries.count)
    let repeated = Set(entries.lazy.map(\.id).filter { !seen.insert($0).inserted })
    return repeated.isEmpty ? nil : repeated
  }

  /// Adds a trait to the repeated ids of entries in which it differs.
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

  /// An id that is too long is a hash of itself.
  private static func bounded(_ id: String) -> String {
    guard id.utf8.count > longest else { return id }
    var hash = StableHash()
    hash.add(id)
    return "long:\(hash.text)"
  }
}

extension ParsedEntry {
  /// The addresses of all files; nil without one.
  fileprivate var files: String? {
    let files = enclosures.map(\.address) + renditions.compactMap(\.address)
    return files.isEmpty ? nil : files.joined(separator: " ")
  }
}
