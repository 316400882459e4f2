#if CommandLine
  import ElementsKit
  import PentadCore

  /// The elements as rows of plain values, with a column for each property.
  struct ElementColumns {
    private let columns: [PropertyColumn]
    private let groupThree: GroupThree
    private let hasUncertainties: Bool

    init(_ columns: [PropertyColumn], _ groupThree: GroupThree, hasUncertainties: Bool) {
      self.columns = columns
      self.groupThree = groupThree
      self.hasUncertainties = hasUncertainties
    }

    func write(as format: OutputFormat, unitsRow: Bool) {
      let names = columns.flatMap { column in
        [column.property.rawValue]
          + (hasUncertainties ? ["\(column.property.rawValue)_uncertainty"] : [])
      }
      let identity = ["number", "symbol", "name", "group", "period", "block", "category"]
      var records = RecordWriter(format, header: identity + names)
      if unitsRow {
        let units = columns.flatMap { column in
          [column.unit] + (hasUncertainties ? [column.unit] : [])
        }
        records.add(.null, row: identity.map { _ in "" } + units)
      }
      for element in PeriodicTable.shared.elements {
        let values = values(of: element)
        records.add(
          .object(
            members(of: element)
              + zip(names, values).map { .init($0, $1.isNaN ? .null : .number($1)) }),
          row: cells(of: element) + values.map { $0.isNaN ? "" : $0.ecmaScriptDescription })
      }
      records.end()
    }

    private func values(of element: AtomicElement) -> [Double] {
      let index = element.atomicNumber - 1
      return columns.flatMap { column in
        [column.values[index]] + (hasUncertainties ? [column.uncertainties[index]] : [])
      }
    }

    private func members(of element: AtomicElement) -> [JSONValue.Member] {
      [
        .init("number", .integer(element.atomicNumber)), .init("symbol", .string(element.symbol)),
        .init("name", .string(element.name)), .init("group", .optional(element.group(groupThree))),
        .init("period", .integer(element.period)),
        .init("block", .string(element.block(groupThree).rawValue)),
        .init("category", .string(element.category.rawValue)),
      ]
    }

    private func cells(of element: AtomicElement) -> [String] {
      [
        "\(element.atomicNumber)", element.symbol, element.name,
        element.group(groupThree).map { "\($0)" } ?? "", "\(element.period)",
        element.block(groupThree).rawValue, element.category.rawValue,
      ]
    }
  }
#endif
