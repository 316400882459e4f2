/// A class of a catalogue.
public struct CatalogueClass: Sendable, Hashable {
  /// When and where it meets.
  public struct Meeting: Sendable, Hashable {
    /// `Lecture`, `Recitation`, `Lab`.
    public var title: String
    /// As people wrote it: `MWF 11-12:30 p.m.`, `TR9.30-11,F3`, `26-100/MWF/0/10`, `TBA`.
    public var time: String
    /// Building and room; empty when not known.
    public var location: String

    /// Makes a meeting.
    public init(title: String, time: String, location: String) {
      (self.title, self.time, self.location) = (title, time, location)
    }
  }

  /// What the staff told the class.
  public struct Announcement: Sendable, Hashable {
    /// Seconds since 1970.
    public var time: Int64
    /// A line.
    public var title: String
    /// The text.
    public var text: String

    /// Makes an announcement.
    public init(time: Int64, title: String, text: String) {
      (self.time, self.title, self.text) = (time, title, text)
    }
  }

  /// The pages of a class. A class without them has no address, times, staff and announcements.
  public struct Site: Sendable, Hashable {
    /// The meetings.
    public var meetings: [Meeting] = []
    /// Names.
    public var instructors: [String] = []
    /// Names.
    public var assistants: [String] = []
    /// The newest first.
    public var announcements: [Announcement] = []

    /// Makes a site.
    public init(
      meetings: [Meeting] = [], instructors: [String] = [], assistants: [String] = [],
      announcements: [Announcement] = []
    ) {
      (self.meetings, self.instructors) = (meetings, instructors)
      (self.assistants, self.announcements) = (assistants, announcements)
    }
  }

  /// Its number in the course that owns it, and by which it is called: `6.002`.
  public let masterID: String
  /// Its numbers in other courses.
  public var crossListings: [String]
  /// Its number in former years. The protocol has no field for it: ``fullDescription`` names it.
  public var oldNumber: String?
  /// The title.
  public var title: String
  /// What it is about.
  public var description: String
  /// Its pages.
  public var site: Site?

  /// Makes a class.
  public init(
    masterID: String, crossListings: [String] = [], oldNumber: String? = nil, title: String,
    description: String, site: Site? = nil
  ) {
    (self.masterID, self.crossListings, self.oldNumber) = (masterID, crossListings, oldNumber)
    (self.title, self.description, self.site) = (title, description, site)
  }

  /// All its numbers, its own first.
  public var numbers: [String] { [masterID] + crossListings }

  /// The numbers as the server joins them: `6.002 / 8.003`.
  public var name: String { numbers.joined(separator: " / ") }

  /// The description as it is sent: with `Formerly 6.009.` as its last sentence, if it has an old
  /// number. The original's server sent the words of the printed catalogue, and no other place for it.
  public var fullDescription: String {
    oldNumber.map { "\(description) Formerly \($0)." } ?? description
  }

  /// The course of a number: what stands before its point.
  static func course(of number: String) -> String {
    String(number.prefix { $0 != "." })
  }
}
