import PentadCore
import StellarKit
import TestSupport

/// Answers of the protocol, in the shape of its documentation; the words are our own.
enum Replies {
  static let endpoint = "https://example.org/stellar/api"

  static let courses = """
    [{"short":"1","name":"Civil Engineering","is_course":1},
     {"short":"SP","name":"Special Programs","is_course":0}]
    """

  static let linearAlgebra = #"""
    {"masterId":"18.06","name":"18.06","title":"Linear Algebra","description":"Matrices.",
     "stellarUrl":"\/course\/18\/su10\/18.06",
     "times":[{"title":"Lecture","time":"MWF 11-12:30 p.m.","location":"2-131"}],
     "staff":{"instructors":["Ada  B. Example","Carl Sample"],"tas":[]},"term":"su10"}
    """#

  /// A class without a site.
  static let research = """
    {"masterId":"18.UR","name":"18.UR","title":"Research","description":"Ask.","term":"su10"}
    """

  static let announcements = """
    "announcements":[{"date":{"year":2010,"month":6,"warnings":[],"relative":{"year":0}},
     "unixtime":1276650960,"title":"pset 2","text":"See http://web.mit.edu/18.06 now."}]
    """

  static let notFound = #"{"error":"SubjectNotFound","message":"Stellar could not find it"}"#

  /// A server that gives one answer to everything.
  static func server(_ text: String, status: Int = 200) throws -> (StellarServer, ScriptedTransport)
  {
    let transport = ScriptedTransport { _, _ throws(PentadError) in .text(status, text) }
    return (try StellarServer(transport: transport, endpoint: endpoint), transport)
  }

  static let device = StellarDevice(id: "77", passKey: "s3cret&=")
}
