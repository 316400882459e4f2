import CPentad
import ElementsKit

/// A data source and its record.
final class SourceHandle: Handle, @unchecked Sendable {
  let source: any ElementsDataSource
  let info: UnsafePointer<pentad_elements_source_info>

  private let arena = Arena()

  init(_ source: any ElementsDataSource) {
    self.source = source
    let arena = arena
    let sections = source.sections.map { section -> UnsafePointer<pentad_elements_section> in
      let numbers = section.elements.map { Int32($0.atomicNumber) }
      return arena.record(
        pentad_elements_section(
          title: arena.string(section.title), index_title: arena.string(section.indexTitle),
          numbers: arena.array(numbers), count: numbers.count))
    }
    info = arena.record(
      pentad_elements_source_info(
        name: arena.string(source.name), navigation_title: arena.string(source.navigationTitle),
        sections: arena.array(sections), section_count: sections.count, style: source.style.code,
        shows_disclosure: source.showsDisclosure, shows_section_index: source.showsSectionIndex))
  }
}
