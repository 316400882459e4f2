/// A class of a catalogue.
public struct CatalogueClass: Sendable, Hashable {
  /// The time and place of a meeting.
  public struct Meeting: Sendable, Hashable {
    /// The title: `Lecture`, `Recitation`, `Lab`.
    public var title: String
    /// The time as people write it: `MWF 11-12:30 p.m.`, `TR9.30-11,F3`, `26-100/MWF/0/10`, `TBA`.
    public var time: String
    /// The building and the room; empty when not known.
    public var location: String

    /// Creates a meeting.
    public init(title: String, time: String, location: String) {
      (self.title, self.time, self.location) = (title, time, location)
    }
  }

  /// An announcement by the staff.
  public struct Announcement: Sendable, Hashable {
    /// The time, in seconds since 1970.
    public var time: Int64
    /// The title, on one line.
    public var title: String
    /// The text.
    public var text: String

    /// Creates an announcement.
    public init(time: Int64, title: String, text: String) {
      (self.time, self.title, self.text) = (time, title, text)
    }
  }

  /// The web site of a class. A class without one has no address, times, staff or announcements.
  public struct Site: Sendable, Hashable {
    /// The meetings.
    public var meetings: [Meeting] = []
    /// The names of the instructors.
    public var instructors: [String] = []
    /// The names of the assistants.
    public var assistants: [String] = []
    /// The announcements, the newest first.
    public var announcements: [Announcement] = []

    /// Creates a site.
    public init(
      meetings: [Meeting] = [], instructors: [String] = [], assistants: [String] = [],
      announcements: [Announcement] = []
    ) {
      (self.meetings, self.instructors) = (meetings, instructors)
      (self.assistants, self.announcements) = (assistants, announcements)
    }
  }

  /// The number in the course that owns the class, which is its id: `6.002`.
  public let masterID: String
  /// The numbers in other courses.
  public var crossListings: [String]
  /// The number of earlier years. The protocol has no field for it: ``fullDescription`` contains
  /// it.
  public var oldNumber: String?
  /// The title.
  public var title: String
  /// The description.
  public var description: String
  /// The web site.
  public var site: Site?

  /// Creates a class.
  public init(
    masterID: String, crossListings: [String] = [], oldNumber: String? = nil, title: String,
    description: String, site: Site? = nil
  ) {
    (self.masterID, self.crossListings, self.oldNumber) = (masterID, crossListings, oldNumber)
    (self.title, self.description, self.site) = (title, description, site)
  }

  /// All numbers, its own first.
  public var numbers: [String] { [masterID] + crossListings }

  /// The numbers joined as in the server's answers: `6.002 / 8.003`.
  public var name: String { numbers.joined(separator: " / ") }

  /// The description as it is sent. If the class has an old number, the last sentence is
  /// `Formerly 6.009.` The original server sent the text of the printed catalogue, and had no other
  /// field for it.
  public var fullDescription: String {
    oldNumber.map { "\(description) Formerly \($0)." } ?? description
  }

  /// Returns the course of a number: the part before its dot.
  static func course(of number: String) -> String {
    String(number.prefix { $0 != "." })
  }
}
