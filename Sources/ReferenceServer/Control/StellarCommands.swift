import PentadCore

/// An announcement to post: `{"masterId":"18.06","title":"…","text":"…"}`.
struct AnnounceCommand: Decodable {
  var masterId: String
  var title: String
  var text: String
  /// The time, in seconds since 1970.
  var time: Int64?

  func carryOut(_ stellar: StellarService) throws(PentadError) {
    try stellar.announce(title, text, to: masterId, time: time)
  }
}

/// A change of a class. It adds the class if the number does not exist. Missing members do not
/// change anything.
struct ClassCommand: Decodable {
  struct Meeting: Decodable {
    var title: String
    var time: String
    var location: String
  }

  var masterId: String
  var crossListings: [String]?
  var title: String?
  var description: String?
  var times: [Meeting]?
  var instructors: [String]?
  var tas: [String]?

  func carryOut(_ stellar: StellarService) throws(PentadError) {
    do throws(PentadError) {
      try stellar.change(masterId, apply)
    } catch  where error.code == .notFound {
      var one = CatalogueClass(masterID: masterId, title: masterId, description: "")
      apply(&one)
      stellar.put(one)
    }
  }

  private func apply(_ one: inout CatalogueClass) {
    if let title { one.title = title }
    if let description { one.description = description }
    if let crossListings { one.crossListings = crossListings }
    guard times != nil || instructors != nil || tas != nil else { return }
    var site = one.site ?? CatalogueClass.Site()
    if let times {
      site.meetings = times.map { time in
        CatalogueClass.Meeting(title: time.title, time: time.time, location: time.location)
      }
    }
    if let instructors { site.instructors = instructors }
    if let tas { site.assistants = tas }
    one.site = site
  }
}
