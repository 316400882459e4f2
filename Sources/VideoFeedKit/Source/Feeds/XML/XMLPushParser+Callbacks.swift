import CLibXML2

// The callbacks of libxml2.
extension XMLPushParser {
  private func start(_ name: XMLName, _ attributes: XMLAttributes, namespaces: CInt) {
    guard !isStopped else { return }
    guard depth < limits.depth else { return stop(.depth) }
    guard attributes.count <= limits.attributes, Int(namespaces) <= limits.attributes else {
      return stop(.attributes)
    }
    depth += 1
    sawRoot = true
    if let limit = handler.start(name, attributes) { stop(limit) }
  }

  private func end() {
    guard !isStopped else { return }
    depth -= 1
    handler.end()
    if depth == 0 { sawRootEnd = true }
  }

  private func take(_ start: UnsafePointer<UInt8>?, _ count: CInt) {
    guard !isStopped else { return }
    handler.text(UnsafeBufferPointer(start: start, count: max(0, Int(count))))
  }

  static var callbacks: xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = XML_SAX2_MAGIC
    callbacks.startElementNs = { context, local, prefix, uri, namespaces, _, count, _, values in
      guard let local else { return }
      let name = XMLName(local: local, prefix: prefix, namespace: uri)
      let attributes = XMLAttributes(values, count: Int(count))
      lent(context) { $0.start(name, attributes, namespaces: namespaces) }
    }
    callbacks.endElementNs = { context, _, _, _ in lent(context) { $0.end() } }
    callbacks.characters = { context, text, count in lent(context) { $0.take(text, count) } }
    callbacks.ignorableWhitespace = callbacks.characters
    callbacks.cdataBlock = callbacks.characters
    callbacks.serror = { context, _ in parser(context)?.faults &+= 1 }
    callbacks.getEntity = { context, name in
      guard let parser = parser(context), let name else { return nil }
      let isInAttribute = parser.context.pointee.instate == XML_PARSER_ATTRIBUTE_VALUE
      return parser.entities.entity(name, isInAttribute: isInAttribute)
    }
    callbacks.entityDecl = { context, name, kind, _, _, content in
      guard let parser = parser(context), let name else { return }
      if !parser.entities.declare(name, kind: kind, content: content) { parser.refuse() }
    }
    return callbacks
  }
}

/// Calls a closure with the parser of a callback, without reference counting: text arrives in many
/// small pieces.
private func lent(_ context: UnsafeMutableRawPointer?, _ body: (XMLPushParser) -> Void) {
  guard let context else { return }
  Unmanaged<XMLPushParser>.fromOpaque(context)._withUnsafeGuaranteedRef { body($0) }
}

/// Returns the parser of a callback. It is a global function, because closures for C must not
/// capture anything.
private func parser(_ context: UnsafeMutableRawPointer?) -> XMLPushParser? {
  context.map { Unmanaged<XMLPushParser>.fromOpaque($0).takeUnretainedValue() }
}
