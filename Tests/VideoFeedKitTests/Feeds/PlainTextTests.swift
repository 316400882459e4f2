import Testing

@testable import VideoFeedKit

@Suite struct PlainTextTests {
  private func plain(
    _ text: String, _ form: PlainText.Form, _ layout: PlainText.Layout, limit: Int = 100
  ) -> String {
    Array(text.utf8).withUnsafeBufferPointer { PlainText.make($0, form, layout, limit: limit) }
  }

  @Test(arguments: [
    ("", ""), ("  a \n b\t\tc ", "a b c"), ("<b>a</b>b", "ab"), ("a<br>b", "a b"),
    ("<p>a</p><p>b</p>", "a b"), ("&lt;b&gt; &amp;amp; &nbsp;", "<b> &amp; \u{a0}"),
    ("&#233;&#xE9;&#146;", "éé’"), ("&no; &amp &;", "&no; & &;"),
    ("a?b=1&copy=2 &copy 3", "a?b=1&copy=2 © 3"),
    ("&Ccaron;esk&yacute; &lpar;a&comma; b&rpar;&period;", "Český (a, b)."),
    ("&#8217s &#55357;&#56832;", "’s 😀"), ("1 < 2 > 0", "1 < 2 > 0"),
    ("a<!-- <b> -->b", "ab"), ("a<script>x<y</script>b", "ab"), ("a<style>x</STYLE >b", "ab"),
    ("<a title=\"x>y\">z</a>", "z"), ("<a href='", "<a href='"), ("<3", "<3"), ("a<", "a<"),
    ("<![CDATA[x]]>y", "y"), ("\u{1}a\u{7f}b", "ab"), ("<unknown>a</unknown>", "a"),
    ("&#0;&#xd800;&#99999999999;", "\u{fffd}\u{fffd}\u{fffd}"), ("&#7;a", "a"),
  ])
  func linesOfHTML(_ html: String, _ text: String) {
    #expect(plain(html, .html, .line) == text)
  }

  @Test(arguments: [
    ("List<Item> of <b>things</b>", "List<Item> of things"), ("a &amp; b", "a & b"),
    ("</T>", "</T>"), ("x <em>y", "x y"),
  ])
  func guesses(_ text: String, _ result: String) {
    #expect(plain(text, .guess, .line) == result)
  }

  @Test(arguments: [
    ("<b>a</b> &amp;", "<b>a</b> &amp;"), ("a\nb\n\n\n\nc", "a\nb\n\nc"), ("a\r\nb", "a\nb"),
    ("a  b", "a  b"), ("a \n b", "a\nb"),
  ])
  func paragraphsOfText(_ text: String, _ result: String) {
    #expect(plain(text, .plain, .paragraphs) == result)
  }

  @Test(arguments: [
    ("<p>a\nb</p>\n<p>c</p>", "a b\n\nc"), ("a<br/>b<br><br><br>c", "a\nb\n\nc"),
    ("<ul><li>a</li><li>b</li></ul>", "a\nb"), ("<h1>a</h1>b", "a\nb"),
  ])
  func paragraphsOfHTML(_ html: String, _ result: String) {
    #expect(plain(html, .html, .paragraphs) == result)
  }

  @Test func isBounded() {
    #expect(plain("aébc", .plain, .line, limit: 3) == "aéb…")
    #expect(plain("aéb", .plain, .line, limit: 3) == "aéb")
    #expect(plain("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", .plain, .line, limit: 1) == "👩‍👩‍👧‍👦…")
  }

  @Test func manyOpenTagsTakeNoTime() {
    let text = String(repeating: "<a b=\"", count: 100_000)
    #expect(plain(text, .html, .line, limit: 10).count == 11)
  }
}
