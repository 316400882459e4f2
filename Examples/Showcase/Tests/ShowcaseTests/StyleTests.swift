import Foundation
import Testing

@testable import Showcase

/// The style sheets, read without a browser: contrast by WCAG 2.2 in both themes, and addresses.
@Suite struct StyleTests {
  /// Pairs of a text colour and its ground, with the least contrast: 4.5 for text, 3 for the edges of
  /// fields and for the focus ring.
  private static let pairs: [(String, String, Double)] = [
    ("ink", "page", 4.5), ("ink", "surface", 4.5), ("ink", "raised", 4.5), ("quiet", "page", 4.5),
    ("quiet", "surface", 4.5), ("quiet", "raised", 4.5), ("accent", "page", 4.5),
    ("accent", "surface", 4.5), ("on-accent", "accent", 4.5), ("on-warn", "warn", 4.5),
    ("on-bad", "bad", 4.5), ("on-good", "good", 4.5), ("edge", "surface", 3), ("edge", "page", 3),
    ("focus", "page", 3), ("focus", "surface", 3),
  ]

  @Test(arguments: [false, true], ["", "elements", "astro", "stellar", "chat", "video"])
  func `text and edges can be told from their ground`(isDark: Bool, area: String) throws {
    let colours = try Self.colours(isDark: isDark, area: area)
    for (front, back, least) in Self.pairs {
      let ratio = Self.contrast(try #require(colours[front]), try #require(colours[back]))
      #expect(ratio >= least, "\(front) on \(back): \(ratio)")
    }
  }

  @Test func `the number of a course can be read on each hue`() throws {
    let hues = try Self.sheet("tokens.css").matches(of: /--hue: (#[0-9a-f]{6})/)
    #expect(hues.count == 8)
    for hue in hues { #expect(Self.contrast("#ffffff", String(hue.1)) >= 4.5, "\(hue.1)") }
  }

  @Test func `symbols can be read on the colour of each family and block`() throws {
    let fills = try Self.sheet("elements.css").matches(
      of: /--fill: (#[0-9a-f]{6}); --fill-dark: (#[0-9a-f]{6})/)
    #expect(fills.count == 11)
    for fill in fills {
      #expect(Self.contrast("#1a1d22", String(fill.1)) >= 4.5, "\(fill.1)")
      #expect(Self.contrast("#ffffff", String(fill.2)) >= 4.5, "\(fill.2)")
    }
  }

  @Test func `symbols and values can be read on each step of a property`() throws {
    let fills = try Self.sheet("table.css").matches(
      of: /--fill: (#[0-9a-f]{6}); --fill-dark: (#[0-9a-f]{6})/)
    #expect(fills.count == ElementHeat.stepCount + 1)
    for fill in fills {
      #expect(Self.contrast("#1a1d22", String(fill.1)) >= 4.5, "\(fill.1)")
      #expect(Self.contrast("#ffffff", String(fill.2)) >= 4.5, "\(fill.2)")
    }
  }

  @Test func `style sheets and scripts load nothing from elsewhere`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(files.count > 10)
    for name in files where name.hasSuffix(".css") || name.hasSuffix(".js") {
      let text = try Self.sheet(name)
      #expect(!text.contains("://") && !text.contains("@import"), "\(name)")
      for link in text.matches(of: /url\("([^"]+)"\)/) {
        #expect(FileManager.default.fileExists(atPath: "\(Self.folder)/\(link.1)"), "\(link.1)")
      }
    }
  }

  private static let folder = PageRenderer.resources + "/Assets"

  private static func sheet(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// Returns the colours of a theme, by the names of their tokens.
  private static func colours(isDark: Bool, area: String) throws -> [String: String] {
    var colours: [String: String] = [:]
    let sheet = try sheet("tokens.css")
    for rule in sheet.matches(of: /(?m)^( *)([:.][a-z-]+) \{([^}]*)\}/) {
      let (isInTheme, selector) = (!rule.1.isEmpty, rule.2)
      guard isDark || !isInTheme, selector == ":root" || selector == ".\(area)" else { continue }
      for token in rule.3.matches(of: /--([a-z-]+): (#[0-9a-f]{6})/) {
        colours[String(token.1)] = String(token.2)
      }
    }
    return colours
  }

  private static func contrast(_ first: String, _ second: String) -> Double {
    let (light, dark) = (
      max(luminance(first), luminance(second)), min(luminance(first), luminance(second))
    )
    return (light + 0.05) / (dark + 0.05)
  }

  /// Returns the relative luminance of a colour such as `#15191f`.
  private static func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 0xff, value & 0xff].map { channel in
      let part = Double(channel) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
