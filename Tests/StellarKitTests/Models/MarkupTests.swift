import PentadCore
import Testing

@testable import StellarKit

/// Texts of sources that may be HTML, and the links in them.
@Suite(.timeLimit(.minutes(5))) struct MarkupTests {
  @Test(arguments: [
    (#"<p>See <a href="http://x.org/?a=1&amp;b=2">the notes</a>.</p>"#, "See the notes."),
    ("<p>One</p><p>Two<br>Three</p>", "One\n\nTwo\nThree"),
    ("<ul><li>Read</li><li>Write</li></ul>", "Read\nWrite"),
    ("Q&amp;A at 5 &lt; 6&nbsp;pm", "Q&A at 5 < 6 pm"),
    ("O&#39;Brien &#x2014; caf&eacute;", "O'Brien — café"),
    ("&#146;quoted&#146;", "\u{2019}quoted\u{2019}"), ("&#55357;&#56832; ok", "😀 ok"),
    ("a &amp;lt; b", "a &lt; b"), ("line one\nline <b>two</b>", "line one\nline two"),
    ("<script>alert('<p>')</script>Text<br/>", "Text"), ("<!-- note --><p>Text", "Text"),
    ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
    ("<pre>x\n  y</pre><p>z</p>", "x\n  y\n\nz"), ("<IMG SRC=x.png>Text<BR>more", "Text\nmore"),
    ("<p>a < b and Map&lt;K&gt;</p>", "a < b and Map<K>"), ("<p>a<unknown>b</p>", "a<unknown>b"),
    (#"<a title="a > b" href=http://x.org>x</a>"#, "x"),
    ("<p>x &unknown; &; &#xffffffff; y</p>", "x &unknown; &; &#xffffffff; y"),
  ])
  func htmlBecomesText(_ html: String, _ text: String) {
    let read = MarkupText.read(html)
    #expect(read.text == text)
    #expect(read.html == html)
  }

  /// Texts of learning systems, word processors and their users, from bug reports of other readers.
  @Test(arguments: [
    // summernote 3613, medium-editor 1530: what is pasted from Word.
    ("<p>Dear all,<o:p></o:p></p><p>Bye<o:p>&nbsp;</o:p></p>", "Dear all,\n\nBye"),
    (
      "<p><![if !supportLists]>1.<![endif]> First <st1:City>Boston</st1:City></p>",
      "1. First Boston"
    ),
    ("<?xml:namespace prefix=o ns=\"urn:o\" /><p>Text</p>", "Text"),
    ("<!DOCTYPE html><p>a<!--> <b>b</b> <!---->c</p>", "a b c"),
    // Elements that HTML does not have, but the text has their ends.
    ("<p><nolink>18.06</nolink> <core-format-text>x</core-format-text></p>", "18.06 x"),
    ("<p>vector<int> and map<K,V></p>", "vector<int> and map<K,V>"),
    ("<p>Mail <https://x.org> and <arxiv:1234></p>", "Mail <https://x.org> and <arxiv:1234>"),
    // soundasleep/html2text 25, Alir3z4/html2text 136, canvas: an image is replaced by its
    // alternative text.
    (
      #"<p>Solve <img src="/equation_images/x" alt="LaTeX: x^2 &lt; 5"> for Friday.</p>"#,
      "Solve LaTeX: x^2 < 5 for Friday."
    ),
    (#"<p>Hi<img alt="🙂" src=x>, <img alt="" src=y><img src=z>all</p>"#, "Hi🙂, all"),
    // whatwg/html 7685, ecmarkup 516: 106 where 10 to the sixth is meant.
    ("<p>10<sup>6</sup>, 10<sup>-3</sup>, 2<sup>n+1</sup></p>", "10⁶, 10⁻³, 2ⁿ⁺¹"),
    ("<p>O(n<sup>2</sup>) A<sup>T</sup> x<sup>&minus;1</sup></p>", "O(n²) Aᵀ x⁻¹"),
    ("<p>1<sup>st</sup>, A<sup>*</sup>, H<sub>2</sub>O, X<sup>TM</sup></p>", "1st, A*, H2O, XTM"),
    // jaytaylor/html2text 24, pandoc 11810: the indentation of a program.
    (
      "<p>Fix:</p><pre>def f():\n    if x:\n\treturn  1</pre><p>and  b</p>",
      "Fix:\n\ndef f():\n    if x:\n\treturn  1\n\nand b"
    ),
    // References without their semicolons, as HTML 2 allowed them.
    ("<p>&copy 2026&nbsp AT&T &lt b &notit</p>", "© 2026 AT&T < b &notit"),
    ("<p>a&region=1 &copy=2 &NonBreakingSpace;b</p>", "a&region=1 &copy=2 b"),
  ])
  func markupOfEditorsIsRead(_ html: String, _ text: String) {
    #expect(MarkupText.read(html).text == text)
  }

  /// Text that is not HTML stays unchanged.
  @Test(arguments: [
    "5 < 6 & 7 > 3", "AT&T; R&D", "Mail <staff@mit.edu> or <https://x.org>",
    "List<String>, Map<A, B>",
    "Use the <b> tag", "  two  spaces\n\n\nand lines ", "a<p and q>b", "http://x.org/?a=1&copy=2",
    "",
    "<", "&", "<p", "<a href=", "&#;", "<>",
  ])
  func plainTextIsKept(_ text: String) {
    let read = MarkupText.read(text)
    #expect(read.text == text && read.html == nil)
    #expect(MarkupText.line(text) == text)
  }

  @Test(arguments: [
    (
      #"<p>See <a href="http://x.org/?a=1&amp;b=2"> the <b>notes</b></a>!"#, "the notes",
      "http://x.org/?a=1&b=2"
    ),
    (#"<A HREF='mailto:ta@mit.edu'>us</A><br>"#, "us", "mailto:ta@mit.edu"),
    ("<a href=//x.org/y>y</a>", "y", "https://x.org/y"),
    ("<a href=\"www.x.org\">x</a>", "x", "http://www.x.org"),
    ("<p>https://x.org/?a=1&amp;b=2</p>", "https://x.org/?a=1&b=2", "https://x.org/?a=1&b=2"),
    (
      #"<a href="https://x.org/real">https://y.org/shown</a>"#, "https://y.org/shown",
      "https://x.org/real"
    ),
    ("<p>é <a href=http://x.org>ü</a></p>", "ü", "http://x.org"),
    ("<div>\n <a href=http://x.org>\n  here\n </a></div>", "here", "http://x.org"),
    (#"<p>a</p><a href=http://x.org><img src=y alt="A poster"></a>"#, "A poster", "http://x.org"),
  ])
  func linksLeadWhereTheAnchorDoes(_ html: String, _ words: String, _ target: String) throws {
    let (text, source) = MarkupText.read(html)
    let news = StellarAnnouncement(unixTime: 1, title: "", text: text, html: source)
    let link = try #require(news.links.first)
    #expect(news.links.count == 1)
    #expect(String(decoding: Array(text.utf8)[link.range], as: UTF8.self) == words)
    #expect(link.target == target)
  }

  @Test(arguments: [
    "<a href=\"javascript:alert(1)\">x</a>", "<a href=#top>x</a>", "<a href=notes.pdf>x</a>",
    "<a href=\"http://x.org\"></a>y<br>", "<a name=x>x</a>", "<a href>x</a>",
  ])
  func otherAnchorsAreNoLinks(_ html: String) {
    let (text, source) = MarkupText.read(html)
    #expect(StellarAnnouncement(unixTime: 1, title: "", text: text, html: source).links == [])
  }

  /// Time grows with the text alone.
  @Test(arguments: [
    "<", "&", "<a ", "<a ='", "<a =\"<p>'", "<!--", "<script>", "&#1", "<p><a href=x>", "</",
    "<b <b ='", "</o:p", "</x1>", "<sup>2", "<![if", "<pre>  ",
  ])
  func megabytesOfDamageAreReadInTime(_ part: String) {
    let text = String(repeating: part, count: 1 << 19 / part.utf8.count)
    let start = ContinuousClock.now
    _ = MarkupText.read(text)
    _ = MarkupText(html: text)
    #expect(ContinuousClock.now - start < .seconds(30))
  }
}
