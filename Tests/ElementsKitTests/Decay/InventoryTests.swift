import ElementsKit
import PentadCore
import Testing

/// Activities by Bateman's equations.
@Suite struct InventoryTests {
  private static let rows = TruthFile.rows("decay-activities.csv", separator: ",")

  private static let cases: [[String]] = {
    var cases: [[String]] = []
    for row in rows {
      let key = ["parent", "time", "unit", "feeding"].compactMap { row[$0] }
      if !cases.contains(key) { cases.append(key) }
    }
    return cases
  }()

  /// The shares of three decays that end in an isomer, of ICRP Publication 107.
  private static func feedings() throws -> [IsomerFeeding] {
    try [("Mo-99", "Tc-99m", 87.73), ("Cs-137", "Ba-137m", 94.4), ("Th-234", "Pa-234m", 100)].map {
      try IsomerFeeding(parent: Nuclide($0), isomer: Nuclide($1), percent: $2)
    }
  }

  @Test func tableIsComplete() {
    #expect(Self.cases.count == 16)
    #expect(Self.rows.count == 107)
  }

  @Test(arguments: cases)
  func chainHasTheActivitiesOfTheTable(_ key: [String]) throws {
    let inventory = try Inventory(
      [key[0]: .activity(1e6)], feedings: key[3] == "1" ? Self.feedings() : [])
    let contents = try inventory.after(DecayTime("\(key[1]) \(key[2])"))
    let wanted = Self.rows.filter { row in
      ["parent", "time", "unit", "feeding"].compactMap { row[$0] } == key
    }
    let start = try #require(try inventory.after(.seconds(0)).first?.atoms)
    for row in wanted {
      let name = try #require(row["nuclide"])
      let atoms = try #require(row["atoms"].flatMap(Double.init))
      let activity = try #require(row["activity"].flatMap(Double.init))
      let content = try #require(contents.first { $0.name == name }, "\(name) is missing")
      #expect(abs(content.atoms / atoms - 1) < 1e-9, "\(name)")
      #expect(abs(content.activity - activity) <= 1e-9 * activity, "\(name)")
    }
    // Nothing else is above the limit of the table, and the order is the table's.
    let names = wanted.compactMap { $0["nuclide"] }
    let seen = contents.filter { names.contains($0.name) }.map(\.name)
    #expect(seen == names)
    for content in contents where !names.contains(content.name) {
      #expect(content.atoms < start * 1.1e-15, "\(content.name)")
    }
  }

  @Test func atomsAreConserved() throws {
    for (name, years) in [("U-238", 1e9), ("Th-232", 1e10), ("Np-237", 1e6), ("Pu-241", 30)] {
      let inventory = try Inventory([name: .atoms(1e20)])
      for time in [0, 1e-6, 1, years] {
        let atoms = try inventory.after(.years(time)).reduce(0) { $0 + $1.atoms }
        #expect(abs(atoms / 1e20 - 1) < 1e-12, "\(name) after \(time)")
      }
    }
  }

  @Test func everyNuclideDecaysWithoutLoss() throws {
    for number in 1...118 {
      for ground in try AtomicElement(atomicNumber: number).nuclides {
        for nuclide in [ground] + ground.isomers {
          let chain = nuclide.decayChain
          #expect(chain.members.first?.nuclide == nuclide)
          for member in chain.members where !member.branches.isEmpty {
            let sum = member.branches.reduce(0) { $0 + $1.share }
            #expect(abs(sum - 1) < 1e-12, "\(member.nuclide.id)")
          }
        }
        let after = try Inventory([ground.id: .atoms(1e9)]).after(.days(1))
        #expect(abs(after.reduce(0) { $0 + $1.atoms } / 1e9 - 1) < 1e-8, "\(ground.id)")
      }
    }
  }

  @Test func severalTimesAndSeveralParents() throws {
    let inventory = try Inventory(["Sr-90": .activity(1e6), "Cs-137": .grams(1e-6)])
    let series = try inventory.after([.seconds(0), .years(28.91), .years(57.82)])
    let strontium = series.map { contents in contents.first { $0.name == "Sr-90" }?.activity ?? 0 }
    #expect(abs(strontium[0] - 1e6) < 1e-3)
    #expect(abs(strontium[1] / strontium[0] - strontium[2] / strontium[1]) < 1e-12)
    let gram = try #require(try Nuclide("Cs-137").specificActivity)
    #expect(abs(gram / 3.215e12 - 1) < 0.01)
    let first = try #require(series[0].first { $0.name == "Cs-137" })
    #expect(abs(first.activity / gram - 1e-6) < 1e-15)
  }

  @Test func badInputIsRefused() throws {
    #expect(throws: PentadError.self) { try Inventory(["Pb-208": .activity(1)]) }
    #expect(throws: PentadError.self) { try Inventory(["U-238": .atoms(-1)]) }
    #expect(throws: PentadError.self) { try Inventory(["U-238": .atoms(.nan)]) }
    #expect(throws: PentadError.self) { try Inventory(["U-9": .atoms(1)]) }
    #expect(throws: PentadError.self) { try DecayTime("-1 h") }
    #expect(throws: PentadError.self) { try DecayTime("20") }
    #expect(throws: PentadError.self) { try DecayTime("20 m") }
    #expect(throws: PentadError.self) {
      try IsomerFeeding(parent: Nuclide("Cs-137"), isomer: Nuclide("Tc-99m"), percent: 1)
    }
    #expect(try DecayTime("1.5h").seconds == 5_400)
    #expect(try DecayTime("2 days").seconds == 172_800)
  }
}
