import Foundation
import PentadCore
import Testing

@Suite struct JSONReaderTests {
  @Test func readsAPage() throws {
    let page = """
      {"meta": {"code": 200}, "response": {"count": 2, "messages": [
        {"id": "170000414886256382", "text": "Zoë \\ud83d\\ude00", "system": false, "fav": ["7"]},
        {"id":"170000414886256383","text":null,"system":true,"fav":[],"later":{"x":[1.5,null]}}
      ]}}

      """
    struct Message: Equatable {
      var id: Int64?
      var text: String?
      var isSystem: Bool?
      var favourites: [String] = []
      var others: [String: String] = [:]
    }
    var messages: [Message] = []
    try JSONReader.read(page.utf8) { reader throws(PentadError) in
      try reader.object { reader, name throws(PentadError) in
        guard name.equals("response") else { return try reader.skip() }
        try reader.object { reader, name throws(PentadError) in
          guard name.equals("messages") else { return try reader.skip() }
          try reader.array { reader throws(PentadError) in
            var message = Message()
            try reader.object { reader, name throws(PentadError) in
              switch name {
              case "id": message.id = try reader.string().decimal
              case "text": message.text = try reader.stringOrNull()?.string
              case "system": message.isSystem = try reader.bool()
              case "fav":
                try reader.array { reader throws(PentadError) in
                  message.favourites.append(try reader.string().string)
                }
              default: message.others[name.string] = try reader.raw().string
              }
            }
            messages.append(message)
          }
        }
      }
    }
    #expect(
      messages == [
        Message(
          id: 170_000_414_886_256_382, text: "Zoë 😀", isSystem: false, favourites: ["7"]),
        Message(
          id: 170_000_414_886_256_383, isSystem: true, others: ["later": #"{"x":[1.5,null]}"#]),
      ])
  }

  @Test func tellsTheKindOfTheNextValue() throws {
    let kinds: [(String, JSONKind)] = [
      ("{}", .object), (" []", .array), ("\"\"", .string), ("-1", .number), ("0", .number),
      ("9e9", .number), ("true", .bool), ("false", .bool), ("\n\t\r null ", .null),
    ]
    for (text, kind) in kinds {
      let read = try readJSON(text) { reader in
        let kind = try reader.peek()
        try reader.skip()
        return kind
      }
      #expect(read == kind)
    }
  }

  @Test func handsOverNamesInOrderAndTwice() throws {
    var names: [String] = []
    try readJSON(#"{"b":1,"a":{"c":2},"b":3,"":4,"\u0061\n":5}"#) { reader in
      try reader.object { reader, name throws(PentadError) in
        names.append(name.string)
        try reader.skip()
      }
    }
    #expect(names == ["b", "a", "b", "", "a\n"])
  }

  @Test func readsEmptyContainers() throws {
    for text in ["{}", "{ \n}", " {\t} "] {
      try readJSON(text) { reader in
        try reader.object { _, _ in Issue.record("there is no member") }
      }
    }
    for text in ["[]", "[ \r]", " [\t] "] {
      try readJSON(text) { reader in try reader.array { _ in Issue.record("there is no value") } }
    }
  }

  @Test func rawIsTheValuesOwnBytes() throws {
    let values = ["{ \"a\" : [ 1 , 2 ] }", "[]", "\"\\u0041\"", "-0.5e-3", "true", "null"]
    for value in values {
      #expect(try readJSON(" \n\(value)\t ") { try $0.raw().string } == value)
      let text = "[0 , \(value) , 0]"
      var second: [String] = []
      try readJSON(text) { reader in
        try reader.array { reader throws(PentadError) in second.append(try reader.raw().string) }
      }
      #expect(second == ["0", value, "0"])
    }
  }

  @Test func rawReturnsTheBytesOfTheValue() throws {
    var inner: [String] = []
    let raws = try readJSON(#"[ {"a":[1, 2]} ,[] , "x"]"#) { reader in
      var raws: [String] = []
      try reader.array { reader throws(PentadError) in
        let raw = try reader.raw { reader throws(PentadError) in
          guard try reader.peek() == .object else { return try reader.skip() }
          try reader.object { reader, name throws(PentadError) in
            inner.append(name.string)
            inner.append(try reader.raw().string)
          }
        }
        raws.append(raw.string)
      }
      return raws
    }
    #expect(raws == [#"{"a":[1, 2]}"#, "[]", #""x""#])
    #expect(inner == ["a", "[1, 2]"])
  }

  @Test func nullIsNil() throws {
    #expect(try readJSON("null") { try $0.stringOrNull()?.string } == nil)
    #expect(try readJSON(#""null""#) { try $0.stringOrNull()?.string } == "null")
    #expect(try readJSON("null") { try $0.null() })
    #expect(try readJSON("1") { try !$0.null() && $0.integer() == 1 })
  }

  /// Slices stay valid while the reader continues.
  @Test func slicesLastUntilTheEnd() throws {
    let strings = (0..<200).map { "\($0)\n\(String(repeating: "é\\", count: $0))" }
    let text = JSONValue.array(strings.map { .string($0) }).text()
    let read = try readJSON(text) { reader in
      var slices: [JSONSlice] = []
      try reader.array { reader throws(PentadError) in slices.append(try reader.string()) }
      return slices.map(\.string)
    }
    #expect(read == strings)
  }

  @Test func takesBytesOfAnySort() throws {
    let bytes = Array(#"["a\n"]"#.utf8)
    func first(_ bytes: some Collection<UInt8>) throws -> String {
      var strings: [String] = []
      try JSONReader.read(bytes) { reader throws(PentadError) in
        try reader.array { reader throws(PentadError) in
          strings.append(try reader.string().string)
        }
      }
      return strings.joined()
    }
    #expect(try first(bytes) == "a\n")
    #expect(try first(([0] + bytes)[1...]) == "a\n")
    #expect(try first(Data(bytes)) == "a\n")
    #expect(try first(AnyCollection(bytes)) == "a\n")
    #expect(try first(Array(bytes.reversed()).reversed()) == "a\n")
    #expect(try bytes.withUnsafeBytes { try first($0) } == "a\n")
    let empty = UnsafeRawBufferPointer(start: nil, count: 0)
    let error = #expect(throws: PentadError.self) { try first(empty) }
    #expect(error?.code == .decoding)
    #expect(error?.offset == 0)
  }

  /// A closure that consumes no value, or more than one, cannot put the reader out of step unseen.
  @Test func eachClosureConsumesOneValue() {
    _ = jsonFault("1") { _ in }
    _ = jsonFault("1 2") { reader in
      try reader.skip()
      try reader.skip()
      try reader.skip()
    }
    for text in ["[1]", "[1,2]", "[[],[]]"] {
      _ = jsonFault(text) { try $0.array { _ in } }
      _ = jsonFault(text) { reader in
        try reader.array { reader throws(PentadError) in
          try reader.skip()
          try reader.skip()
        }
      }
    }
    for text in [#"{"a":1}"#, #"{"a":1,"b":2}"#, #"{"a":{},"b":{}}"#] {
      _ = jsonFault(text) { try $0.object { _, _ in } }
      _ = jsonFault(text) { reader in
        try reader.object { reader, _ throws(PentadError) in
          try reader.skip()
          try reader.skip()
        }
      }
    }
  }
}
