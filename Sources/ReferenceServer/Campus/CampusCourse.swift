/// A term with its first and last moment, in milliseconds since 1970.
struct CampusTerm: Sendable, Hashable {
  let id: Int
  let name: String
  let start: Int64
  let end: Int64
}

/// A course with its content. Times are in milliseconds since 1970.
struct CampusCourse: Sendable, Hashable {
  let id: Int
  /// The short name: `6.1010`.
  let code: String
  let title: String
  let text: String
  let term: CampusTerm
  let teachers: [CampusPerson]
  let assistants: [CampusPerson]
  /// True after the end of the term.
  var isConcluded = false
  /// The announcements, the newest first.
  var announcements: [CampusAnnouncement] = []
  /// The tasks, by the time when they are due.
  var tasks: [CampusTask] = []
  var events: [CampusEvent] = []
  var modules: [CampusModule] = []
  var files: [CampusFile] = []
  /// Ids that the course needs once: of its section, folder and forum.
  let ids: Ids

  /// Ids of parts that a course has once.
  struct Ids: Sendable, Hashable {
    let section: Int
    let folder: Int
    let newsForum: Int
    let otherForum: Int
    let group: Int
  }
}

/// An announcement with its replies.
struct CampusAnnouncement: Sendable, Hashable {
  let id: Int
  /// The id of its first post; Moodle has one beside that of the discussion.
  let post: Int
  var title: String
  /// The text as HTML with entities.
  var html: String
  let author: CampusPerson
  let posted: Int64
  /// The time of the last change; equal to ``posted`` if there is none.
  var changed: Int64
  /// The id of an attached file.
  var file: Int?
  var replies: [CampusReply] = []
}

/// A reply to an announcement, or to another reply.
struct CampusReply: Sendable, Hashable {
  let id: Int
  /// The id of the answered reply; nil for a direct reply.
  let parent: Int?
  let author: CampusPerson
  let html: String
  let created: Int64
}
