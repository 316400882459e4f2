/// Generates FireRoad's catalogue: MIT-shaped numbers, titles and texts of a ``Catalogue``, and the
/// members that only FireRoad has.
struct FireRoadMaker {
  private var random: SplitMix
  /// The generator of the schedules of second terms.
  private var termRandom: SplitMix
  private let numbers: [String]

  /// Creates a generator.
  ///
  /// - Parameter numbers: the numbers of all classes, to which prerequisites refer.
  init(seed: UInt64, numbers: [String]) {
    random = SplitMix(seed: seed &+ 19)
    termRandom = SplitMix(seed: seed &+ 23)
    self.numbers = numbers
  }

  /// Generates a catalogue, sorted by number. A class that several courses list has an entry for
  /// each number.
  ///
  /// - Parameter count: the number of classes before these entries are added.
  static func classes(seed: UInt64, _ count: Int) -> [FireRoadClass] {
    let catalogue = Catalogue(seed: seed, classes: count)
    var maker = Self(seed: seed, numbers: catalogue.classes.map(\.masterID))
    return catalogue.classes.flatMap { maker.entries(of: $0) }.sorted { $0.number < $1.number }
  }

  private mutating func entries(of original: CatalogueClass) -> [FireRoadClass] {
    var entry = FireRoadClass(
      number: original.masterID, title: original.title, text: original.description)
    entry.isGraduate = random.chance(42)
    entry.units = units()
    entry.hasVariableUnits = random.chance(8)
    entry.oldNumber = original.oldNumber
    addTerms(to: &entry)
    addSchedule(to: &entry, original)
    addRequirements(to: &entry)
    addLinks(to: &entry)
    if random.chance(70) {
      entry.evaluation = FireRoadClass.Evaluation(
        rating: tenths(35, 70), students: tenths(40, 3_000), hoursInClass: tenths(10, 60),
        hoursOutOfClass: tenths(10, 160))
    }
    return original.numbers.map { number in
      var copy = entry
      copy.number = number
      copy.jointSubjects = original.numbers.filter { $0 != number }
      if number != original.masterID { copy.oldNumber = nil }
      return copy
    }
  }

  private mutating func tenths(_ low: Int, _ high: Int) -> Double {
    Double(random.number(low...high)) / 10
  }

  private mutating func units() -> FireRoadClass.Units {
    switch random.index(weights: [55, 15, 15, 15]) {
    case 0: FireRoadClass.Units(lecture: 3, preparation: 9)
    case 1: FireRoadClass.Units(lecture: 4, preparation: 8)
    case 2: FireRoadClass.Units(lecture: 3, lab: 3, preparation: 6)
    default: FireRoadClass.Units(lecture: 2, design: 2, preparation: 5)
    }
  }

  private mutating func addTerms(to entry: inout FireRoadClass) {
    entry.terms.fall = random.chance(60)
    entry.terms.spring = !entry.terms.fall || random.chance(25)
    entry.terms.winter = random.chance(3)
    entry.terms.summer = random.chance(3)
    // As measured in 2026, 4 % of the classes last for half of the term.
    if random.chance(4) {
      entry.quarter = random.pick(["0,apr 3", "0,oct 16", "1,4/6", "1,10/19", "2,2/9 to 3/20"])
    }
    if random.chance(10) { entry.notOfferedYear = "2026-2027" }
    if random.chance(2) {
      entry.lastSemester = "fall-2024"
      entry.terms = FireRoadClass.Terms()
    }
  }

  private mutating func addSchedule(to entry: inout FireRoadClass, _ original: CatalogueClass) {
    guard let site = original.site, entry.lastSemester == nil else { return }
    let names = site.instructors.map { name in
      "\(name.prefix(1)). \(name.split(separator: " ").last ?? "")"
    }
    let term = entry.terms.fall ? "Fall" : "Spring"
    entry.instructors = "\(term): \(names.joined(separator: ", "))"
    entry.hasFinal = random.chance(35)
    let schedule = FireRoadSchedule.text(&random)
    entry.schedule = schedule
    if entry.terms.fall, entry.terms.spring {
      let spring = FireRoadSchedule.text(&termRandom)
      (entry.fallSchedule, entry.springSchedule, entry.schedule) = (schedule, spring, spring)
    }
  }

  private mutating func addRequirements(to entry: inout FireRoadClass) {
    let others = (0..<3).map { _ in random.pick(numbers) }
    switch random.index(weights: [35, 25, 15, 15, 10]) {
    case 0: entry.prerequisites = nil
    case 1: entry.prerequisites = others[0]
    case 2: entry.prerequisites = "\(others[0]), (\(others[1])/\(others[2]))"
    case 3: entry.prerequisites = "GIR:CAL1, \(others[0])"
    default: entry.prerequisites = "''permission of instructor''"
    }
    if random.chance(5) { entry.corequisites = others[1] }
    guard !entry.isGraduate else { return }
    if random.chance(3) {
      entry.gir = random.pick(["CAL1", "CAL2", "PHY1", "PHY2", "CHEM", "BIOL", "REST", "LAB"])
    }
    if random.chance(18) { entry.hass = random.pick(["HASS-A", "HASS-H", "HASS-S", "HASS-E"]) }
    if random.chance(8) { entry.communication = random.pick(["CI-H", "CI-HW"]) }
  }

  private mutating func addLinks(to entry: inout FireRoadClass) {
    if random.chance(12) { entry.meetsWith = [random.pick(numbers)] }
    if random.chance(4) { entry.equivalents = [random.pick(numbers)] }
    if random.chance(60) { entry.related = (0..<3).map { _ in random.pick(numbers) } }
  }
}
