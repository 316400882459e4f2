import PentadCore

/// The courses as the store has them.
struct StoredCourses: Sendable {
  let courses: [StellarCourse]
  let storedAt: Int64
}

/// The class list of a course as the store has it.
struct StoredClasses: Sendable {
  let classes: [StellarClass]
  /// The term of which the list is; nil when neither a class nor the server said.
  let term: StellarTerm?
  let checksum: String?
  /// When the source was asked that last said that it is right.
  let storedAt: Int64

  /// Whether the source need not be asked.
  func isFresh(in current: StellarTerm?, now: Int64) -> Bool {
    let isOfTerm = current == nil || term == nil || term == current
    return isOfTerm && !StellarPolicies.classLists.isExpired(storedAt: storedAt, now: now)
  }

  func snapshot(_ origin: SnapshotOrigin, isStale: Bool) -> Snapshot<[StellarClass]> {
    Snapshot(classes, origin: origin, storedAt: storedAt, isStale: isStale)
  }
}

/// What a search in the store found.
struct StoredHits: Sendable {
  /// How much of the catalogue is stored.
  enum Catalogue {
    /// Not the list of each course: a class that was not found may exist.
    case partial
    /// All lists, some of them no longer fresh or of another term.
    case stale
    /// All lists, as the source has them: a class that was not found does not exist.
    case fresh
  }

  let classes: [StellarClass]
  let term: StellarTerm?
  /// Read only where no class was found.
  let catalogue: Catalogue
}

/// A list to be kept, in the place of the one of its course.
struct NewClasses: Sendable {
  let course: String
  let classes: [StellarClass]
  let checksum: String?
  /// When the source was asked for it: what was asked for later is newer.
  let askedAt: Int64
}

/// What keeping a class's own answer changed.
struct InfoChange: Sendable {
  /// Whether the class or one of its announcements is another one.
  var isChanged = false
  /// How many announcements had not been seen before.
  var newAnnouncements = 0
}

/// What noting the current term changed.
struct NewTerm: Sendable {
  let change: TermChange
  /// Whether archived bookmarks came back.
  var hasRestored = false
  /// Whether other announcements are unread now.
  var changesUnread = false
}

/// Something that the server has still to be told.
struct StellarTask: Sendable, Hashable {
  enum Kind: String, Sendable, Hashable {
    case subscribe
    case unsubscribe
    case read
  }

  let kind: Kind
  let masterId: String
  /// The class's term; nil for the current one.
  let term: StellarTerm?
}
