import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Catalogues of other schools than MIT, stored and searched.
@Suite struct ForeignCatalogueTests {
  private let world = World()

  /// Ids and names as the schools write them; the ids of a learning system are only numbers.
  private static let classes = [
    "Illinois": ["CS 100", "CS 22", "CS 225", "CS 2250", "CS 241", "AAS 297", "AAS 100"],
    "Berkeley": ["COMPSCI 61A", "COMPSCI 61B", "COMPSCI 161", "EL ENG 16A"],
    "Carnegie Mellon": ["15-213", "15-210", "15-122", "08-603", "76-101"],
    "Rutgers": ["01:198:111", "01:198:112", "01:640:151", "11:198:111"],
    "Irvine": ["I&C SCI 31", "I&C SCI 131", "COMPSCI 161"],
    "New York": ["CSCI-UA.0101", "CSCI-UA.0102", "MATH-UA.0121"],
    "Dartmouth": ["COSC 001.01", "COSC 050", "COSC 005"],
    "Zürich": ["252-0027-00L", "401-0131-00L"],
    "Northwestern": ["COMP_SCI 111-0", "COMP_SCI 211-0"],
    "Columbia": ["COMS W4111", "COMS W1004", "COMS E6111"],
    "San Diego": ["AAS/ANSC 185", "AAS 186", "UNI STU 1"],
    "Boston": ["ENG EK 125", "CAS CS 112", "ENG EK 1255"],
  ]

  private func client(_ numbers: [String], named: [String: String] = [:]) async throws
    -> StellarClient
  {
    world.server.set { state in
      state.courses = Samples.courses("X")
      state.classes = [
        "X": numbers.enumerated().map { index, number in
          Samples.make(number, name: named[number] ?? number, title: "Class number \(index)")
        }
      ]
    }
    let client = try await world.open()
    try await client.loadCatalogue()
    world.server.forget()
    return client
  }

  @Test(arguments: [
    ("Illinois", "CS 225", ["CS 225", "cs225", "Cs-225", "CS.225", "cs_225"]),
    ("Illinois", "AAS 297", ["AAS 297", "aas297"]),
    ("Berkeley", "COMPSCI 61A", ["COMPSCI 61A", "compsci61a", "Comp Sci 61A"]),
    ("Berkeley", "EL ENG 16A", ["eleng 16a", "EL-ENG 16A"]),
    ("Carnegie Mellon", "15-213", ["15-213", "15213", "15.213", "15 213"]),
    ("Carnegie Mellon", "08-603", ["8-603", "08603"]),
    ("Rutgers", "01:198:111", ["01:198:111", "1:198:111", "01198111", "1198111", "01 198 111"]),
    ("Irvine", "I&C SCI 31", ["I&C SCI 31", "ic sci 31", "icsci31", "I & C SCI 31"]),
    ("New York", "CSCI-UA.0101", ["CSCI-UA 101", "csci-ua.0101", "CSCIUA101", "CSCI-UA 0101"]),
    ("Dartmouth", "COSC 050", ["COSC 50", "cosc050"]),
    ("Dartmouth", "COSC 001.01", ["COSC 1.01", "cosc 001.01"]),
    ("Zürich", "252-0027-00L", ["252-0027-00L", "252-27-0L"]),
    (
      "Columbia", "COMS W4111",
      ["coms w4111", "COMSW4111", "COMS 4111", "coms4111", "W4111", "4111"]
    ),
    ("Boston", "ENG EK 125", ["EK 125", "EK125", "ek125", "ENG EK125", "ENGEK 125"]),
    ("San Diego", "AAS/ANSC 185", ["AAS 185", "ansc185", "AAS/ANSC 185"]),
    ("San Diego", "UNI STU 1", ["UNISTU 1", "unistu1", "UNI STU1"]),
    ("Northwestern", "COMP_SCI 111-0", ["COMP SCI 111-0", "comp_sci 111"]),
  ])
  func aClassIsFoundInAnySpelling(
    _ school: String, _ id: String, _ texts: [String]
  ) async throws {
    let client = try await client(try #require(Self.classes[school]))
    for text in texts {
      #expect(try await client.search(text).hits.first?.masterId == id, "\(text)")
    }
    #expect(world.server.asked == [])
  }

  @Test func theClassOfTheNumberComesFirst() async throws {
    let client = try await client(Self.classes["Illinois"] ?? [])
    #expect(try await client.search("cs 225").hits.map(\.masterId) == ["CS 225", "CS 2250"])
    #expect(
      try await client.search("CS 22").hits.map(\.masterId) == ["CS 22", "CS 225", "CS 2250"])
    #expect(
      try await client.search("CS 2").hits.map(\.masterId)
        == ["CS 22", "CS 225", "CS 241", "CS 2250"])
    #expect(
      try await client.search("CS 1").hits.map(\.masterId) == ["CS 100"])
  }

  /// The ids are a learning system's own, and the names are the school's.
  @Test func namesCountAsIdsDo() async throws {
    let client = try await client(
      ["77520000000029520", "812"],
      named: ["77520000000029520": "CS-225-Fall-2026-AL1", "812": "CS 241 / ECE 391"])
    #expect(try await client.search("cs 225").hits.map(\.masterId) == ["77520000000029520"])
    #expect(try await client.search("ece391").only?.masterId == "812")
    #expect(try await client.search("77520000000029520").only != nil)
    #expect(try await client.cachedClass("00812")?.masterId == "812")
  }

  @Test(arguments: [
    ("18.06 linear algebra", "18.06"), ("8.02 physics", "8.02"), ("18.06,", "18.06"),
    ("18.06/ES.1806", "18.06"), ("18.06 / 8.02", "18.06"), ("(18.06)", "18.06"),
    ("1806", "18.06"),
    ("18.06: Linear", "18.06"), ("linear algebra 18.06", "18.06"), ("8.02 magnetism", "8.02"),
    ("18.0 linear", "18.06"), ("18.06 18.03", "18.06"), ("course 18.06 at MIT", "18.06"),
    ("18.06j", "18.06"),
  ])
  func wordsBehindANumberNarrow(_ text: String, _ first: String) async throws {
    world.server.set { state in
      state.courses = Samples.courses("18 8")
      state.classes = [
        "18": [
          Samples.make("18.0", title: "Linear Nothing"),
          Samples.make("18.03", title: "Equations"),
          Samples.make("18.06", title: "Linear Algebra"), Samples.make("18.061", title: "Linear"),
          Samples.make("18.700", title: "Linear Algebra II"),
        ],
        "8": [
          Samples.make("8.01", title: "Physics I"), Samples.make("8.02", title: "Physics II"),
        ],
      ]
    }
    let client = try await world.open()
    try await client.loadCatalogue()
    let expected = text == "18.0 linear" ? "18.0" : first
    #expect(try await client.search(text).hits.first?.masterId == expected)
  }

  @Test func allNumbersOfATextAreFoundAndWordsOfACourseAreItsOwn() async throws {
    world.server.set { state in
      state.courses = Samples.courses("6 18 AS")
      state.classes = [
        "6": [
          Samples.make("6.1", title: "Learning"), Samples.make("6.2", title: "Machine Learning"),
        ],
        "18": [Samples.make("18.2", title: "Machine Learning"), Samples.make("18.03")],
        "AS": [Samples.make("AS.1", title: "Leadership")],
      ]
    }
    let client = try await world.open()
    try await client.loadCatalogue()
    #expect(try await client.search("18.03, 6.1").hits.map(\.masterId) == ["18.03", "6.1"])
    #expect(try await client.search("6 machine learning").hits.first?.masterId == "6.2")
    #expect(try await client.search("as machine").hits.map(\.masterId) == [])
  }

  // MARK: Nothing found

  @Test func nothingFoundInTheWholeCatalogueIsAnEmptyAnswer() async throws {
    let client = try await client(Self.classes["Illinois"] ?? [])
    world.goOffline()
    for text in ["quantum", "CS 999", "0.0", "zzz 225"] {
      let answer = try await client.search(text)
      #expect(answer.hits == [] && answer.origin == .local, "\(text)")
    }
    #expect(world.server.asked == [])
  }

  /// Lists that may have changed are asked about; without a network the answer is empty all the same.
  @Test func anOldCatalogueIsAskedAbout() async throws {
    let hub = EventHub<StellarEvent>()
    let events = hub.events()
    world.server.set { $0.found = [World.circuits] }
    let client = try await world.open(events: hub)
    try await client.loadCatalogue()
    world.time.advance(3 * World.day)
    #expect(try await client.search("quantum").hits == [World.circuits])
    world.goOffline()
    let answer = try await client.search("quantum")
    #expect(answer.hits == [] && answer.origin == .local)
    #expect(
      await client.closing(events).contains(.failed(.search, FakeStellar.offline, isKept: true)))
  }

  @Test func aCatalogueWithAMissingListIsNotWhole() async throws {
    let client = try await world.open()
    _ = try await client.courses()
    for course in ["6", "8", "18"] { _ = try await client.classes(in: course) }
    world.goOffline()
    let error = await #expect(throws: PentadError.self) { try await client.search("quantum") }
    #expect(error == FakeStellar.offline)
  }
}
