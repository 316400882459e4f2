import CLibXML2
import PentadCore

/// Reads a document piece by piece with libxml2's SAX2, and hands its elements to a handler.
///
/// - It fetches nothing, and knows no entities but XML's own, HTML's, and those whose declaration is a
///   short text; a document that declares others is refused.
/// - It goes on after errors that can be passed over: a bare `&`, an attribute without quotes, an end
///   tag of another name.
/// - Memory stays below a few megabytes, however long the document is, but for what the handler keeps.
/// - The text is well-formed UTF-8; what the document says of its encoding is not heeded.
final class XMLPushParser {
  let context: xmlParserCtxtPtr
  let handler: any XMLHandler
  let entities = XMLEntities()
  let limits: FeedLimits
  private var bytes = 0
  /// The beginning of a reference whose end has not come yet.
  private var rest: [UInt8] = []
  // Each callback looks at these, and none of them runs inside another.
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var sawRoot = false
  @exclusivity(unchecked) var sawRootEnd = false
  @exclusivity(unchecked) private var isRefused = false
  /// Why the reading stopped before the end; nil while it goes on.
  @exclusivity(unchecked) private(set) var limit: FeedLimit?
  /// How many errors were passed over.
  var faults = 0

  private static let pieceSize = 16 << 10
  private static let mostNames = 10_000
  private static let longestPiece = 1 << 20
  private static let library: Void = xmlInitParser()

  /// - Throws: ``PentadCore/PentadError/Code/internal`` when there is no memory.
  init(_ handler: any XMLHandler, limits: FeedLimits) throws(PentadError) {
    self.handler = handler
    self.limits = limits
    _ = Self.library
    var callbacks = Self.callbacks
    guard let context = xmlCreatePushParserCtxt(&callbacks, nil, nil, 0, nil) else {
      throw PentadError(.internal, "there is no memory to read XML")
    }
    self.context = context
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_RECOVER.rawValue
      | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(context, CInt(options))
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    if let document = context.pointee.myDoc { xmlFreeDoc(document) }
    xmlFreeParserCtxt(context)
  }

  /// Whether nothing more is read. libxml2 gives up by itself where it has too many names to keep.
  var isStopped: Bool { limit != nil || isRefused || context.pointee.disableSAX != 0 }

  /// Reads the next bytes.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/entityRefused``.
  func read(_ text: UnsafeBufferPointer<UInt8>) throws(PentadError) {
    var offset = 0
    while offset < text.count, !isStopped {
      let room = limits.bytes - bytes
      guard room > 0 else { return stop(.bytes) }
      let count = min(Self.pieceSize, room, lengthOfPiece(text, from: offset))
      bytes += count
      read(piece: UnsafeBufferPointer(rebasing: text[offset..<(offset + count)]), isLast: false)
      offset += count
      checkPending()
    }
    try checkRefusal()
  }

  /// Reads what is left, and tells where the document ended.
  ///
  /// - Throws: as ``read(_:)`` does.
  func finish() throws(PentadError) -> FeedEnding {
    if !isStopped {
      read(piece: UnsafeBufferPointer(start: nil, count: 0), isLast: true)
      _ = xmlParseChunk(context, nil, 0, 1)
    }
    try checkRefusal()
    if let limit { return .limited(limit) }
    return sawRootEnd ? .complete : .cut
  }

  /// What stands in front of the root goes declaration by declaration, since it may declare entities
  /// that the same piece refers to; only a short while, since libxml2 begins anew with each.
  private func lengthOfPiece(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let rest = text[start...]
    guard !sawRoot, bytes < Self.pieceSize, let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      return rest.count
    }
    return end + 1 - start
  }

  /// Gives a piece to libxml2, but for a reference that it ends in.
  private func read(piece: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    if rest.isEmpty { return parse(piece, isLast: isLast) }
    let whole = rest + piece
    rest = []
    whole.withUnsafeBufferPointer { parse($0, isLast: isLast) }
  }

  private func parse(_ piece: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    let end = isLast ? piece.count : XMLAmpersands.unfinished(piece)
    let text = UnsafeBufferPointer(rebasing: piece[..<end])
    rest = Array(piece[end...])
    if XMLAmpersands.areSound(text, entities.isKnown) { return feed(text) }
    faults &+= 1
    let pending = Array(pending)
    XMLAmpersands.repaired(
      pending + text, from: pending.count,
      isCharacterData: context.pointee.instate == XML_PARSER_CDATA_SECTION, entities.isKnown
    ).withUnsafeBufferPointer(feed)
  }

  private func feed(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress, text.count > 0 else { return }
    start.withMemoryRebound(to: CChar.self, capacity: text.count) {
      _ = xmlParseChunk(context, $0, CInt(text.count), 0)
    }
  }

  /// What libxml2 was given and has not read, since a tag or the like has not ended.
  private var pending: UnsafeBufferPointer<UInt8> {
    guard let input = context.pointee.input, let place = input.pointee.cur,
      let end = input.pointee.end
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: place, count: max(0, end - place))
  }

  /// Stops before libxml2 compares all attributes of a tag with each other, or all names of the document,
  /// which takes the square of their number, and when a tag or a comment does not end.
  private func checkPending() {
    if xmlDictSize(context.pointee.dict) > Self.mostNames { return stop(.names) }
    let pending = pending
    guard pending.count > Self.pieceSize else { return }
    if pending.count > Self.longestPiece { return stop(.piece) }
    let signs = pending.reduce(0) { $1 == UInt8(ascii: "=") ? $0 + 1 : $0 }
    if signs > limits.attributes * 8 { stop(.attributes) }
  }

  private func checkRefusal() throws(PentadError) {
    guard isRefused else { return }
    throw PentadError(
      .entityRefused,
      "the document declares entities that refer to others or to files; it is not read")
  }

  func stop(_ limit: FeedLimit) {
    guard !isStopped else { return }
    self.limit = limit
    xmlStopParser(context)
  }

  func refuse() {
    guard !isStopped else { return }
    isRefused = true
    xmlStopParser(context)
  }
}
