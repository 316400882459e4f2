import CLibXML2
import PentadCore

/// The entities of a document: those of HTML, and those that it declares as short plain texts.
///
/// libxml2 entity objects are created on first use.
final class XMLEntities {
  private var document: xmlDocPtr?
  private var declared: [String: String] = [:]

  private static let longestText = 64
  private static let mostDeclared = 256

  deinit {
    if let document { xmlFreeDoc(document) }
  }

  /// Adds a declared entity.
  ///
  /// - Returns: false for one that may expand or load something: it names a file or another entity,
  ///   contains markup, or is longer than 64 bytes.
  func declare(
    _ name: UnsafePointer<UInt8>, kind: CInt, content: UnsafePointer<UInt8>?
  ) -> Bool {
    guard kind == CInt(XML_INTERNAL_GENERAL_ENTITY.rawValue), let content,
      declared.count < Self.mostDeclared
    else { return false }
    let (name, text) = (String(cString: name), String(cString: content))
    // The entities of XML itself may be declared, but keep their meaning.
    if ["lt", "gt", "amp", "quot", "apos"].contains(name) { return true }
    guard text.utf8.count <= Self.longestText,
      !text.utf8.contains(where: { "&%<".utf8.contains($0) })
    else { return false }
    // If an entity is declared several times, the first declaration counts.
    if declared[name] == nil { declared[name] = text }
    return true
  }

  /// Returns true if an entity with this name exists.
  func isKnown(_ name: String) -> Bool {
    declared[name] != nil || HTMLEntities.character(of: name) != nil
  }

  /// Returns the entity with a name; nil if there is none. It is valid as long as this object
  /// exists.
  ///
  /// - Parameter isInAttribute: true inside an attribute value. There, libxml2 uses only the first
  ///   byte of a predefined entity; elsewhere, it parses the text of any other entity.
  func entity(_ name: UnsafePointer<UInt8>, isInAttribute: Bool) -> xmlEntityPtr? {
    guard let entity = made(name) ?? make(name) else { return nil }
    entity.pointee.etype =
      isInAttribute ? XML_INTERNAL_GENERAL_ENTITY : XML_INTERNAL_PREDEFINED_ENTITY
    return entity
  }

  private func made(_ name: UnsafePointer<UInt8>) -> xmlEntityPtr? {
    document.flatMap { xmlGetDocEntity($0, name) }
  }

  private func make(_ name: UnsafePointer<UInt8>) -> xmlEntityPtr? {
    let text = String(cString: name)
    guard
      let content = declared[text]
        ?? HTMLEntities.character(of: text).map({ String(Character($0)) })
    else { return nil }
    if document == nil {
      document = xmlNewDoc("1.0")
      if let document { xmlCreateIntSubset(document, "e", nil, nil) }
    }
    guard let document else { return nil }
    return xmlAddDocEntity(
      document, name, CInt(XML_INTERNAL_GENERAL_ENTITY.rawValue), nil, nil, content)
  }
}
