import PentadCore

/// A page of a PeerTube list: `{"total": 42, "data": […]}`, or only the list.
struct PeerTubePage<Element> {
  /// The number of elements in the whole list; nil if the server does not report it.
  private(set) var total: Int?
  /// The elements of the page that could be read.
  private(set) var elements: [Element] = []
  /// The number of elements in the page, including unreadable ones.
  private(set) var count = 0
  /// True if the response is only a list, without a total.
  private var isBare = false
  /// The elements that could not be read.
  private(set) var problems: [FeedProblem] = []

  /// Parses a page.
  ///
  /// - Parameter read: reads an element. It returns nil, with a problem, for an element to leave
  ///   out.
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for a body that is not JSON;
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` when there is no list.
  init(
    _ body: [UInt8],
    _ read: (inout JSONReader, inout String) throws(PentadError) -> Element?
  ) throws(PentadError) {
    self = try JSONReader.readAnswer(body) { reader throws(PentadError) in
      var page = PeerTubePage()
      var isList = false
      if try reader.peek() == .array {
        isList = try page.readList(&reader, read)
        page.isBare = true
      } else {
        try reader.object { reader, name throws(PentadError) in
          switch name {
          case "total": page.total = try PeerTubeJSON.int(&reader)
          case "data": isList = try page.readList(&reader, read)
          default: try reader.skip()
          }
        }
      }
      guard isList else {
        throw PentadError(.unexpectedAnswer, "the server's answer has no list")
      }
      return page
    }
  }

  private init() {}

  private mutating func readList(
    _ reader: inout JSONReader,
    _ read: (inout JSONReader, inout String) throws(PentadError) -> Element?
  ) throws(PentadError) -> Bool {
    (elements, count, problems) = ([], 0, [])
    return try reader.list { reader throws(PentadError) in
      var problem = "nothing of use"
      if let element = try read(&reader, &problem) {
        elements.append(element)
      } else if problems.count < FeedProblem.limit {
        problems.append(FeedProblem(path: "data[\(count)]", problem: problem))
      }
      count += 1
    }
  }

  /// Returns true if the page, which begins at an offset, is the last one.
  ///
  /// - Parameter wanted: the requested number of elements.
  func isLast(from start: Int, wanted: Int) -> Bool {
    count == 0 || (total.map { start + count >= $0 } ?? (count < wanted))
  }

  /// Returns true if this page, which begins at an offset, provably ends the list.
  ///
  /// A page with fewer elements than the server counts may be incomplete, and so may one without a
  /// total where one belongs. Elements that are missing from it were not necessarily removed.
  func provesEnd(from start: Int, wanted: Int) -> Bool {
    total.map { $0 >= 0 && start + count >= $0 } ?? (isBare && count < wanted)
  }
}
