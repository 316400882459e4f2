import AstroKit
import PentadCore

/// The screens that are open, from the moon view up, as an address carries them.
///
/// A browser has no stack that a page could read, and several windows have one each. So each
/// address lists the open screens below its own, `/astro/day/2026-11-22?open=moon,sun:2026-11`, and
/// each link contains the stack after it. ``AstroKit/UniqueStack`` ensures that no screen is open
/// twice: a link to an open one leads back to it, and closes those above.
struct AstroStack: Sendable {
  struct Crumb: Sendable {
    let crumbTitle: String
    let address: String
    let isCurrent: Bool
  }

  private var stack = UniqueStack(root: AstroPage.moon(from: nil))

  /// The stack of an address; what cannot be read of the screens below is left out.
  init(below text: String?, top: AstroPage) {
    self.init(text)
    stack.show(top)
  }

  /// Reads ``text``.
  init(_ text: String?) {
    for part in (text ?? "").split(separator: ",") {
      if let page = try? AstroPage(String(part)) { stack.show(page) }
    }
  }

  /// All screens from the root to the one that is seen: `moon,sun:2026-11`.
  var text: String { stack.screens.map(\.text).joined(separator: ",") }

  /// The screens below the visible one.
  var textBelow: String { stack.screens.dropLast().map(\.text).joined(separator: ",") }

  /// The address of the screen that is seen.
  var destination: Address {
    var address = Address(.astro).appending(stack.top.id.rawValue)
    if let detail = stack.top.detail { address = address.appending(detail) }
    // The root is open whether it is named or not.
    let below = textBelow
    return below.isEmpty || below == "moon" ? address : address.with("open", below)
  }

  /// Returns the address of a link that opens a screen, or goes back to it with other content.
  func address(opening page: AstroPage) -> String {
    var copy = self
    copy.stack.show(page)
    return copy.destination.description
  }

  /// Returns the address of a button for a screen: it leads back to it, unchanged, if it is open.
  func address(button page: AstroPage) -> String {
    address(opening: stack.screens.first { $0.id == page.id } ?? page)
  }

  /// The way back, screen by screen.
  var crumbs: [Crumb] {
    stack.screens.map {
      Crumb(
        crumbTitle: $0.title, address: address(opening: $0), isCurrent: $0.id == stack.top.id)
    }
  }
}
