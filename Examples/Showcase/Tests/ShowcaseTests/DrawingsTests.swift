import HTTPTypes
import Testing

@testable import Showcase

@Suite struct DrawingsTests {
  @Test func `a face keeps its drawing, and others have other ones`() {
    let faces = (0..<200).map { Portrait.svg(Choices.seed("person \($0)")) }
    #expect(Portrait.svg(Choices.seed("person 7")) == faces[7])
    #expect(Set(faces).count > 150)
  }

  @Test func `eyes and mouth can be told from the head, and the head from its ground`() {
    for number in 0..<500 {
      let portrait = Portrait(Choices.seed("person \(number)"))
      #expect(portrait.head.contrast(with: portrait.ground) >= 4.5)
      #expect(portrait.hair.contrast(with: portrait.ground) >= 1.8)
    }
  }

  @Test func `contrast is that of WCAG`() {
    let (black, white) = (
      Paint(hue: 0, saturation: 0, lightness: 0), Paint(hue: 0, saturation: 0, lightness: 1)
    )
    #expect(abs(black.contrast(with: white) - 21) < 0.001)
    #expect(Paint(hue: 120, saturation: 1, lightness: 0.5).description == "#00ff00")
  }

  @Test func `drawings are served as pictures, and only for a number`() async throws {
    try await Served.with { served in
      for kind in ["face", "group", "video"] {
        let picture = try await served.get(DrawingScreens.address(kind, of: "Ana"))
        #expect(picture.headers[.contentType] == "image/svg+xml")
        #expect(picture.text.hasPrefix("<svg ") && picture.text.hasSuffix("</svg>"))
      }
      #expect(try await served.get("/drawings/face/x").status == 404)
    }
  }
}
