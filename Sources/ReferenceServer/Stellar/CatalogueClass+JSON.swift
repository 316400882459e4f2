import PentadCore

extension CatalogueClass {
  /// Returns the class as the original server sent it: MIT Mobile's api/stellar.php, 2010.
  ///
  /// A class without a site lacks `stellarUrl`, `times` and `staff`.
  ///
  /// - Parameter withAnnouncements: true to add the announcements of a class with a site.
  func json(term: String, withAnnouncements: Bool = false) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("masterId", .string(masterID)), .init("name", .string(name)),
      .init("title", .string(title)), .init("description", .string(fullDescription)),
    ]
    if let site {
      let course = Self.course(of: masterID)
      members.append(.init("stellarUrl", .string("/course/\(course)/\(term)/\(masterID)")))
      members.append(.init("times", .array(site.meetings.map(\.json))))
      members.append(
        .init(
          "staff",
          [
            "instructors": .array(site.instructors.map { .string($0) }),
            "tas": .array(site.assistants.map { .string($0) }),
          ]))
      if withAnnouncements {
        members.append(.init("announcements", .array(site.announcements.map(\.json))))
      }
    }
    members.append(.init("term", .string(term)))
    return .object(members)
  }
}

extension CatalogueClass.Meeting {
  fileprivate var json: JSONValue {
    ["title": .string(title), "time": .string(time), "location": .string(location)]
  }
}

extension CatalogueClass.Announcement {
  fileprivate var json: JSONValue {
    [
      "date": CivilTime(seconds: time).phpDateParse, "unixtime": .integer(Int(time)),
      "title": .string(title), "text": .string(text),
    ]
  }
}

extension CivilTime {
  /// The result of `date_parse` in PHP 5 for the time in the format of feeds,
  /// `Wed, 16 Jun 2010 01:16:00 +0000`.
  var phpDateParse: JSONValue {
    [
      "year": .integer(year), "month": .integer(month), "day": .integer(day),
      "hour": .integer(secondOfDay / 3_600), "minute": .integer(secondOfDay / 60 % 60),
      "second": .integer(secondOfDay % 60), "fraction": 0, "warning_count": 0, "warnings": [],
      "error_count": 0, "errors": [], "is_localtime": true, "zone_type": 1, "zone": 0,
      "is_dst": false,
      "relative": [
        "year": 0, "month": 0, "day": 0, "hour": 0, "minute": 0, "second": 0,
        "weekday": .integer(weekday),
      ],
    ]
  }
}
