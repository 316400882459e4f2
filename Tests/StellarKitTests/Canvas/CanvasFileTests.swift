import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Lists of files, and their content.
@Suite struct CanvasFileTests {
  private static let files = #"""
    [{"id":1,"folder_id":10,"display_name":"a b.pdf","filename":"a+b.pdf","content-type":"application/pdf","size":12,"modified_at":"2026-09-01T00:00:00Z","url":"https://school.example/files/1/download?verifier=x","locked_for_user":false},
     {"id":2,"folder_id":11,"display_name":"locked.pdf","url":"","locked_for_user":true},
     {"id":3,"folder_id":10,"display_name":"hidden.pdf","hidden_for_user":true},
     {"id":4,"display_name":"old.pdf","url":"/files/4/download","size":-1}]
    """#
  private static let folders =
    #"[{"id":10,"full_name":"course files"},{"id":11,"full_name":"course files/Week 1/Notes"}]"#

  @Test func filesInFolders() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      try .canvas(request.url.path.hasSuffix("/folders") ? Self.folders : Self.files)
    }
    let files = try await rig.source.files(of: "9").value
    #expect(files.map(\.id) == ["1", "2", "4"] && files.allSatisfy { $0.masterId == "9" })
    #expect(files.map(\.folders) == [[], ["Week 1", "Notes"], []])
    #expect(files[0].name == "a b.pdf" && files[0].size == 12)
    #expect(files[0].changed == 1_788_220_800_000 && files[0].mediaType == "application/pdf")
    #expect(files[1].contentURL == nil)
    #expect(files[2].contentURL == "https://school.example/files/4/download")
  }

  /// The class hides its list of files; Canvas leaves out the items of a large module.
  @Test func filesInModules() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      switch request.url.path {
      case "/api/v1/courses/9/files": try .notShown(403)
      case "/api/v1/courses/9/modules":
        try .canvas(
          #"[{"id":1,"name":"Week 1","items":[{"id":5,"type":"File","title":"a.pdf","content_id":7,"url":"https://school.example/api/v1/courses/9/files/7"},{"id":6,"type":"Page","title":"p","page_url":"p"}]},{"id":2,"name":"Week 2"}]"#
        )
      default:
        try .canvas(#"[{"id":8,"type":"File","title":"b.pdf","content_id":"8"},{"type":"File"}]"#)
      }
    }
    let files = try await rig.source.files(of: "9").value
    #expect(files.map(\.id) == ["7", "8"] && files.map(\.folders) == [["Week 1"], ["Week 2"]])
    #expect(rig.asked.last == "GET /api/v1/courses/9/modules/2/items?per_page=100")
  }

  @Test func aClassThatHidesBoth() async throws {
    let rig = try await CanvasRig { _, _ throws(PentadError) in try .notShown() }
    #expect(await thrownCode { _ = try await rig.source.files(of: "9") } == .refused)
  }

  private static let file = StellarFile(
    id: "1", masterId: "9", name: "a.pdf", mediaType: "application/pdf",
    contentURL: "https://school.example/files/1/old")

  private func rig(
    url: String = "https://school.example/files/1/download", target: String,
    content: @escaping @Sendable (TransportRequest) throws(PentadError) -> TransportResponse = {
      (_) throws(PentadError) in try .canvas("bytes")
    }
  ) async throws -> CanvasRig {
    try await CanvasRig { request, _ throws(PentadError) in
      switch request.url.path {
      case "/api/v1/files/1": try .canvas(#"{"id":1,"display_name":"a.pdf","url":"\#(url)"}"#)
      case "/files/1/download": try .canvas("", status: 302, ["Location": target])
      default: try content(request)
      }
    }
  }

  @Test func theTokenDoesNotFollowARedirect() async throws {
    let rig = try await rig(target: "https://files.example/signed?x=1")
    let answer = try await rig.source.content(of: Self.file)
    #expect(try await answer.body.collect(limit: 100) == Array("bytes".utf8))
    let requests = rig.transport.requests
    #expect(
      requests.map { $0.headers["Authorization"] } == ["Bearer token-1", "Bearer token-1", nil])
    #expect(requests[2].url.string == "https://files.example/signed?x=1")
    #expect(requests[2].leastScope == .world)
  }

  @Test(arguments: [
    ("http://files.example/signed", PentadError.Code.refused), ("ftp://x", .invalid),
    ("/files/1/download", .refused),
  ])
  func unusableRedirects(_ target: String, _ code: PentadError.Code) async throws {
    let rig = try await rig(target: target)
    #expect(await thrownCode { _ = try await rig.source.content(of: Self.file) } == code)
    #expect(rig.transport.requests.count < 10)
  }

  @Test func aWebPageIsNotTheFile() async throws {
    let rig = try await rig(target: "https://files.example/signed") { (_) throws(PentadError) in
      try .canvas("<html>", ["Content-Type": "text/html; charset=utf-8"])
    }
    #expect(
      await thrownCode { _ = try await rig.source.content(of: Self.file) } == .unreadableAnswer)
    let page = StellarFile(id: "1", masterId: "9", name: "a.html", mediaType: "text/html")
    #expect(try await rig.source.content(of: page).isSuccess)
  }

  /// A list of modules has no media types.
  @Test func aWebPageOfAModuleIsTheFile() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      guard request.url.path == "/api/v1/files/1" else {
        return try .canvas("<html>", ["Content-Type": "text/html"])
      }
      return try .canvas(
        #"{"id":1,"display_name":"a.html","content-type":"text/html","url":"/files/1/download"}"#)
    }
    let page = StellarFile(id: "1", masterId: "9", name: "a.html")
    #expect(try await rig.source.content(of: page).isSuccess)
  }

  @Test func aLockedFile() async throws {
    let rig = try await rig(url: "", target: "")
    #expect(await thrownCode { _ = try await rig.source.content(of: Self.file) } == .refused)
  }

  @Test func anExpiredSignedAddressIsNoRejectedToken() async throws {
    let rig = try await rig(target: "https://files.example/signed") { (_) throws(PentadError) in
      try .tokenRejected()
    }
    #expect(await thrownCode { _ = try await rig.source.content(of: Self.file) } != nil)
    #expect(rig.transport.requests.count == 3)
    // The session goes on.
    #expect(try await rig.source.api.session.credentials.get(rig.source.api.session.key) != nil)
  }
}
