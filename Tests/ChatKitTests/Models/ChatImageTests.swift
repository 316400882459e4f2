import ChatKit
import Testing

/// The sizes of a picture.
@Suite struct ChatImageTests {
  @Test func aPictureOfTheServiceHasThreeSizes() throws {
    let url = "https://i.groupme.com/480x325.jpeg.9e20b71dd6af4b58bbd132d4a7dec009"
    let image = ChatImage(url: url)
    #expect(image.avatar == url + ".avatar")
    #expect(image.preview == url + ".preview")
    #expect(image.large == url + ".large")
    let pixels = try #require(image.pixels)
    #expect(pixels.width == 480 && pixels.height == 325)
  }

  @Test(arguments: [
    "https://i.groupme.com/123456789",
    "https://m.groupme.com/uploads/0123456789abcdef/1792x2400.original.jpeg",
    "https://i.groupme.com/480x325.jpeg.short", "480x325", "", "https://example.org/",
    "https://i.groupme.com/480x325.jpeg.9e20b71dd6af4b58bbd132d4a7dec009.avatar",
  ])
  func anotherHasOne(_ url: String) {
    let image = ChatImage(url: url)
    #expect([image.avatar, image.preview, image.large] == [url, url, url])
  }

  @Test(arguments: [
    "https://i/x", "https://i/0x5.png", "https://i/1x2x3.png", "https://i/-1x2.png",
  ])
  func pixelsAreTwoNumbers(_ url: String) {
    #expect(ChatImage(url: url).pixels == nil)
  }
}
