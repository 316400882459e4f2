import Testing

@testable import Showcase

@Suite struct FormFieldsTests {
  @Test func `values are decoded and trimmed, and empty ones are absent`() {
    let form = FormFields("text=a+b%26c&name=+x+&empty=&none&twice=1&twice=2&bad=%ff&%3D=%E2%82%AC")
    #expect(form["text"] == "a b&c")
    #expect(form["name"] == "x")
    #expect(form["empty"] == nil)
    #expect(form["none"] == nil)
    #expect(form["twice"] == "2")
    #expect(form["bad"] == nil)
    #expect(form["="] == "€")
  }

  @Test(arguments: ["", "%", "%4", "%zz", "&&=&", "a=%2"])
  func `an odd form is read as far as it goes`(text: String) {
    #expect(FormFields(text)["b"] == nil)
  }

  @Test func `the parts of an address are decoded from it`() {
    for text in ["a/b", "x y", "ü€😀", "a&b=c#d?e", "d:101+102", "50%"] {
      let address = Address("/chat").appending(text).with("q", text).description
      let parts = address.split(separator: "?").map(String.init)
      #expect(FormFields.decoded(String(parts[0].dropFirst("/chat/".count))) == text)
      #expect(!parts[0].dropFirst("/chat/".count).contains("/"))
      #expect(FormFields(parts[1])["q"] == text)
    }
  }
}
