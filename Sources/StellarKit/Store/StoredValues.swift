import PentadCore

/// The courses in the store.
struct StoredCourses: Sendable {
  let courses: [StellarCourse]
  let storedAt: Int64
}

/// The class list of a course in the store.
struct StoredClasses: Sendable {
  let classes: [StellarClass]
  /// The term of the list; nil when neither a class nor the server named it.
  let term: StellarTerm?
  let checksum: String?
  /// The time of the last request in which the source sent or confirmed the list.
  let storedAt: Int64

  /// True if the source need not be queried.
  func isFresh(in current: StellarTerm?, now: Int64) -> Bool {
    let isOfTerm = current == nil || term == nil || term == current
    return isOfTerm && !StellarPolicies.classLists.isExpired(storedAt: storedAt, now: now)
  }

  func snapshot(_ origin: SnapshotOrigin, isStale: Bool) -> Snapshot<[StellarClass]> {
    Snapshot(classes, origin: origin, storedAt: storedAt, isStale: isStale)
  }
}

/// The result of a search in the store.
struct StoredHits: Sendable {
  /// The completeness of the stored catalogue.
  enum Catalogue {
    /// Some courses have no list: a class that was not found may exist.
    case partial
    /// All lists are stored, but some are stale or of another term.
    case stale
    /// All lists are stored and fresh: a class that was not found does not exist.
    case fresh
  }

  let classes: [StellarClass]
  let term: StellarTerm?
  /// The completeness of the catalogue, determined only if no class was found.
  let catalogue: Catalogue
}

/// A new list that replaces the stored one of its course.
struct NewClasses: Sendable {
  let course: String
  let classes: [StellarClass]
  let checksum: String?
  /// The time of the request. Data from a later request is newer.
  let askedAt: Int64
}

/// The changes made by storing a class's own data.
struct InfoChange: Sendable {
  /// True if the class or one of its announcements changed.
  var isChanged = false
  /// The number of previously unseen announcements.
  var newAnnouncements = 0
}

/// The changes made by recording the current term.
struct NewTerm: Sendable {
  let change: TermChange
  /// True if archived bookmarks were restored.
  var hasRestored = false
  /// True if the set of unread announcements changed.
  var changesUnread = false
}

/// A pending change for the server.
struct StellarChange: Sendable, Hashable {
  enum Kind: String, Sendable, Hashable {
    case subscribe
    case unsubscribe
    case read
    /// The read mark of one announcement.
    case mark
    /// The done mark of a task.
    case done
    /// A reply to an announcement.
    case post
    /// The read marks of all replies to an announcement.
    case readPosts
  }

  let kind: Kind
  let masterId: String
  /// The class's term; nil for the current one.
  var term: StellarTerm?
  /// The id of the announcement or the task at the source.
  var item = ""
  /// The new value of a mark.
  var isOn = true
  /// The body of a reply.
  var text = ""
  /// The id of the reply that is answered.
  var parent: String?
}
