#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct CitiesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "cities", abstract: "Cities whose name begins with a text, for --at.",
      discussion: "The list is GeoNames' cities15000, under CC BY 4.0.")

    @Argument(help: "The beginning of the name; after a comma, a region or a country.")
    var name: String
    @Option(help: "The maximum number of cities.") var limit = 20
    @Option(help: "table, json, jsonl or csv; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func validate() throws {
      guard limit > 0 else { throw ValidationError("--limit must be 1 or more") }
    }

    func run() throws {
      let format = try formats.choose(format)
      var writer = RecordWriter(
        format,
        header: ["name", "region", "country", "latitude", "longitude", "timeZone", "population"])
      for city in try Gazetteer.search(name, limit: limit) {
        writer.add(
          city.json,
          row: [
            city.name, city.regionName, city.countryName, "\(city.place.latitude)",
            "\(city.place.longitude)", city.place.timeZone.identifier, "\(city.population)",
          ])
      }
      writer.end()
    }
  }

  extension City {
    fileprivate var json: JSONValue {
      [
        "country": .string(country), "countryName": .string(countryName),
        "latitude": .number(place.latitude), "longitude": .number(place.longitude),
        "name": .string(name), "population": .integer(population), "region": .string(region),
        "regionName": .string(regionName),
        "timeZone": .string(place.timeZone.identifier),
      ]
    }
  }
#endif
