import CPentad
import ElementsKit
import PentadCore

extension ElementFilter {
  /// Reads all conditions of a record; a field that is zero adds no condition.
  init(_ record: pentad_elements_filter) throws(PentadError) {
    var filters: [ElementFilter] = []
    if let blocks = try readOptionalText(record.blocks, "filter->blocks") {
      var wanted: [ElementFilter] = []
      for letter in blocks {
        wanted.append(.block(try Self.parse(String(letter), "block")))
      }
      filters.append(.any(wanted))
    }
    if let text = try readOptionalText(record.category, "filter->category") {
      filters.append(.category(try Self.parse(text, "category")))
    }
    if let text = try readOptionalText(record.state, "filter->state") {
      filters.append(.state(try Self.parse(text, "state")))
    }
    if record.period_from != 0 || record.period_to != 0 {
      let last = record.period_to == 0 ? record.period_from : record.period_to
      filters.append(ElementFilter { record.period_from <= $0.period && $0.period <= last })
    }
    if record.group != 0 { filters.append(.group(Int(record.group))) }
    if record.radioactive != 0 { filters.append(.radioactive(record.radioactive > 0)) }
    if record.has_range != 0 {
      let property = try ElementProperty(record.property, "property")
      let (low, high) = (record.low, record.high)
      filters.append(
        ElementFilter { element in
          element[property].map { low <= $0.value && $0.value <= high } ?? false
        })
    }
    self = .all(filters)
  }

  private static func parse<Value: RawRepresentable<String>>(
    _ text: String, _ name: String
  ) throws(PentadError) -> Value {
    guard let value = Value(rawValue: text) else {
      throw PentadError(.invalid, "\"\(text)\" is not a \(name)")
    }
    return value
  }
}
