public import CPentad
import ElementsKit
import PentadCore

/// A data source that the caller owns.
public typealias pentad_elements_source_ref = OpaquePointer

/// Opens one of the four data sources of the original app.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - order: name, number, symbol or state
///   - out: receives the source
/// - Returns: `PENTAD_MISUSE` for an unknown order
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_source_open")
public func pentad_elements_source_open(
  _ table: pentad_elements_table_ref?, _ order: pentad_elements_order,
  _ out: UnsafeMutablePointer<pentad_elements_source_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let table = TableHandle.table(table)
    let source: any ElementsDataSource =
      switch order {
      case PENTAD_ELEMENTS_ORDER_NAME: ElementsSortedByNameDataSource(table: table)
      case PENTAD_ELEMENTS_ORDER_NUMBER: ElementsSortedByAtomicNumberDataSource(table: table)
      case PENTAD_ELEMENTS_ORDER_SYMBOL: ElementsSortedBySymbolDataSource(table: table)
      case PENTAD_ELEMENTS_ORDER_STATE: ElementsSortedByStateDataSource(table: table)
      default: throw PentadError(.misuse, "order is \(order.rawValue)")
      }
    out.pointee = SourceHandle(source).give()
  }
}

/// Opens a custom data source: sections by a key and sorted by it, elements by name.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - name: the source's name
///   - grouping: returns the section of an element; called once for each element, during this call
///   - context: passed to `grouping`; may be NULL
///   - out: receives the source
///
/// Blocks: while `grouping` runs. Since: 0.1
@_cdecl("pentad_elements_source_open_group")
public func pentad_elements_source_open_group(
  _ table: pentad_elements_table_ref?, _ name: UnsafePointer<CChar>?,
  _ grouping: pentad_elements_grouping?, _ context: UnsafeMutableRawPointer?,
  _ out: UnsafeMutablePointer<pentad_elements_source_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let name = try readText(name, "name")
    let grouping = try require(grouping, "grouping")
    let table = TableHandle.table(table)
    var keys: [AtomicElement: String] = [:]
    for element in table.elements {
      guard let key = grouping(context, Int32(element.atomicNumber)) else { continue }
      keys[element] = try readText(key, "the key of an element")
    }
    let source = GroupedElementsDataSource(
      name: name, table: table, groupedBy: { keys[$0] }, title: { $0 })
    out.pointee = SourceHandle(source).give()
  }
}

/// Returns the description of a source and its sections.
///
/// - Parameter source: the source; may be NULL
/// - Returns: the record, alive as long as the source; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_source_describe")
public func pentad_elements_source_describe(
  _ source: pentad_elements_source_ref?
) -> UnsafePointer<pentad_elements_source_info>? {
  SourceHandle.borrow(source)?.info
}

/// Returns the position of an element: the inverse of pentad_elements_source_element_at().
///
/// - Parameters:
///   - source: the source
///   - number: the atomic number
///   - section: receives the section
///   - row: receives the row
/// - Returns: `PENTAD_NOT_FOUND` for an element that the source leaves out, or a number outside 1
///   to 118
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_source_path_of")
public func pentad_elements_source_path_of(
  _ source: pentad_elements_source_ref?, _ number: Int32,
  _ section: UnsafeMutablePointer<Int64>?, _ row: UnsafeMutablePointer<Int64>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let source = try SourceHandle.borrow(source, "source").source
    let section = try require(section, "section")
    let row = try require(row, "row")
    let element = try AtomicElement(atomicNumber: Int(number))
    guard let path = source.indexPath(of: element) else {
      throw PentadError(.notFound, "\(source.name) leaves \(element) out")
    }
    section.pointee = Int64(path.section)
    row.pointee = Int64(path.row)
  }
}

/// Returns the section for an entry of the side index.
///
/// - Parameters:
///   - source: the source
///   - title: the entry
///   - index: the position of the entry in the index, from 0
///   - section: receives the section
/// - Returns: `PENTAD_NOT_FOUND` when the entry does not exist; `PENTAD_MISUSE` if a pointer is
///   missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_source_section_for_title")
public func pentad_elements_source_section_for_title(
  _ source: pentad_elements_source_ref?, _ title: UnsafePointer<CChar>?, _ index: Int64,
  _ section: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let source = try SourceHandle.borrow(source, "source").source
    let section = try require(section, "section")
    let title = try readText(title, "title")
    section.pointee = Int64(try source.section(forIndexTitle: title, at: Int(index)))
  }
}

/// Draws the icon of a source's tab as an SVG document.
///
/// - Parameters:
///   - source: the source; a custom one has the icon of State
///   - size: the width in points; 0 for 30
///   - theme: the background
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for a size that cannot be drawn; `PENTAD_MISUSE` for an unknown
///   theme
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_source_icon")
public func pentad_elements_source_icon(
  _ source: pentad_elements_source_ref?, _ size: Double, _ theme: pentad_elements_picture_theme,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let source = try SourceHandle.borrow(source, "source").source
    let icon = TabIcon(rawValue: source.tabIconName) ?? .state
    out.pointee = giveString(
      try icon.svg(size: size == 0 ? 30 : size, theme: try PictureTheme(theme, "theme")))
  }
}

/// Frees a source.
///
/// - Parameter source: the source; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_source_free")
public func pentad_elements_source_free(_ source: pentad_elements_source_ref?) {
  SourceHandle.free(source)
}
