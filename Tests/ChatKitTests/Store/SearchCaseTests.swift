import GRDB
import PentadCore
import PentadStorage
import Testing

@testable import ChatKit

/// Search results in messages with current Unicode.
@Suite struct SearchCaseTests {
  private let world = StoreWorld()

  @Test(arguments: [
    ("🙂great job", "great", true), ("🤣lol", "lol", true), ("👍🏽nice", "nice", true),
    ("ok🤔maybe", "maybe", true), ("ok🤔maybe", "ok", true), ("🥺please", "please", true),
    ("party 🎉🎉", "🎉", true), ("👍🏽", "👍", true), ("👍", "👍🏽", true), ("❤️ you", "❤", true),
    ("🏳️‍🌈 week", "🏳️‍🌈", true), ("全文搜索", "搜索", true), ("全文搜索", "索", true),
    ("全文搜索", "文索", false), ("東京タワー", "タワー", true), ("ﾀﾜｰ", "タワー", true),
    ("한국어검색", "검색", true), ("重跑gen后", "gen", true), ("ภาษาไทย", "ไทย", true),
    ("straße", "strasse", true), ("STRASSE", "straße", true), ("ﬁne", "fine", true),
    ("ＡＢＣ１２", "abc12", true), ("Ångström", "angstrom", true), ("été", "été", true),
    ("e\u{301}te\u{301}", "été", true), ("été", "e\u{301}te\u{301}", true),
    ("İstanbul", "istanbul", true), ("naïve", "naive", true), ("नमस्ते", "नमस्ते", true),
    ("C++ is fun", "c++", true), ("don't", "dont", false), ("don't", "don't", true),
    ("foo_bar", "bar", true), ("x@y.com", "y.com", true), ("meeting", "meet*", true),
    ("NOT here", "NOT", true), ("say \"hi", " \"hi", true), ("a-b", "a-b", true),
    ("1️⃣ first", "1", true), ("🇺🇸 day", "🇺🇸", true), ("🇺🇸🇸🇪", "🇸🇸", false),
    // More of each kind: newer emojis and scripts, genders, joined words, mixed queries.
    ("🫠hot", "hot", true), ("🫨shake", "shake", true), ("🤷‍♀️ why", "🤷", true),
    ("🤷", "🤷🏿‍♂️", true), ("👩‍💻 code", "👩‍💻", true), ("重跑gen后", "重跑gen", true),
    ("我爱北京", "北京 我爱", true), ("我爱北京", "北", true), ("カフェ", "ｶﾌｪ", true),
    ("바나나", "나나", true), ("ⅷ", "viii", true), ("①st", "1st", true), ("½ cup", "1", true),
    ("𝓗𝓮𝓵𝓵𝓸", "hello", true), ("ΣΊΣΥΦΟΣ", "σίσυφος", true), ("Москва", "москв", true),
    ("𞤀𞤣𞤤𞤢𞤥", "𞤢𞤣𞤤", true), ("שָׁלוֹם", "שלום", true),
    ("नमस्ते दुनिया", "दुनिया", true), ("कमल", "काम", false), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", false),
    ("★★★ good", "good", true), ("→ there", "→", true), ("a…b", "b", true),
    ("™ brand", "tm", true),
    ("hello", "me*", false), ("me too", "m*", true),
  ])
  func `a text is found by its words`(text: String, query: String, isFound: Bool) async throws {
    let store = try await world.open()
    try await store.ingest(.answer([Line(1, text)]), in: .seven, .newest)
    #expect(try await store.search(query, limit: 5).count == (isFound ? 1 : 0))
  }

  /// From reports on other projects' searches; the comments name some of them.
  @Test(arguments: [
    // Format characters end no word: zulip, defuddle#103, hazm#372; WhatsApp's marks of direction.
    ("hyphen\u{ad}ation", "hyphenation", true), ("hyphenation", "hyphen\u{ad}ation", true),
    ("word\u{2060}join", "wordjoin", true), ("abc\u{feff}def", "abcdef", true),
    ("he\u{200f}llo", "hello", true), ("\u{2068}Bob\u{2069} said", "bob", true),
    ("برنامه\u{200c}های خوب", "برنامههای", true), ("zero\u{200b}width", "width", true),
    // meilisearch/charabia#186, #204, Nominatim#3718: Arabic without tatweel, vowels and hamza.
    ("مرحبــــا بكم", "مرحبا", true), ("مرحبا بكم", "مرحبـــا", true), ("أم لج", "ام لج", true),
    ("ام لج", "أم", true), ("ٱلكتاب", "الكتاب", true), ("آسف جدا", "اسف", true),
    ("على الطريق", "علي", true), ("علی رضا", "علي", true), ("کتاب", "كتاب", true),
    ("مدرسة", "مدرسه", true), ("كتاب", "كلب", false),
    ("رقم ١٢٣", "123", true), ("شماره ۱۲۳", "123", true), ("१२३ लोग", "123", true),
    ("123", "١٢٣", true), ("ห้อง๑๒", "12", true), ("ห้อง12", "๑๒", true),
    // Accents of other scripts than Latin, and strokes.
    ("καλημέρα", "καλημερα", true), ("ΟΔΟΣ", "οδός", true), ("οδός", "ΟΔΟΣ", true),
    ("ᾠδή", "ωδη", true), ("ёлка", "елка", true), ("елка", "ЁЛКА", true), ("йод", "иод", false),
    ("йод", "ЙОД", true), ("đẹp quá", "dep", true), ("łódź", "lodz", true),
    ("smørrebrød", "SMORREBROD", true), ("ÆØÅ", "aeoa", true), ("irmak", "ırmak", true),
    ("Þór", "thor", true), ("cœur", "coeur", true),
    // Capitals and small letters that came after 2012.
    ("ᲒᲐᲛᲐᲠᲯᲝᲑᲐ", "გამარჯობა", true), ("ꭰꭱꭲ", "ᎠᎡᎢ", true),
    // An apostrophe is written in many ways.
    ("обʼєкт тут", "об'єкт", true), ("об’єкт тут", "обʼєкт", true),
    ("Hawaiʻi", "Hawai'i", true), ("don’t go", "don't", true), ("l’eau", "eau", true),
    ("ג׳ירפה", "ג'ירפה", true), ("צה״ל", "צה\"ל", true), ("תל־אביב", "תל אביב", true),
    // zulip#22672, #10371, Signal-Desktop#6460, mattermost#22345, minisearch#108, qmd#967.
    ("sess.opts.crate_types", "sess opts", true), ("see foo-bar/baz", "baz", true),
    ("https://www.foobarbaz.example/a/", "foobarbaz", true), ("我家在上海东边。", "上海", true),
    ("AR 70", "AR-7", true), ("AR-7", "AR-8", false), ("impo\u{302}t", "impot", true),
    ("ping 10.100.200.101", "200.101", true),
  ])
  func `a text is found as its readers write it`(
    text: String, query: String, isFound: Bool
  ) async throws {
    let store = try await world.open()
    try await store.ingest(.answer([Line(1, text)]), in: .seven, .newest)
    #expect(try await store.search(query, limit: 5).count == (isFound ? 1 : 0))
    // Its words are all taken out of the index again.
    let edited = Line(1, "x").with { $0.updatedAt = 1_700_000_100 }
    try await store.ingest(.answer([edited]), in: .seven, .newest)
    #expect(try await store.search(query, limit: 5).isEmpty)
  }

  @Test func `edits and deletions leave no trace`() async throws {
    let store = try await world.open()
    let line = Line(1, "🙂全文搜索 straße 🇺🇸")
    try await store.ingest(.answer([line]), in: .seven, .newest)
    #expect(try await store.search("搜索", limit: 5).count == 1)
    let edited = line.with { ($0.text, $0.updatedAt) = ("ภาษาไทย", 1_700_000_100) }
    try await store.ingest(.answer([edited]), in: .seven, .newest)
    for word in ["搜索", "🙂", "strasse", "🇺🇸", "索"] {
      #expect(try await store.search(word, limit: 5).isEmpty)
    }
    #expect(try await store.search("ไทย", limit: 5).count == 1)
    try await store.database.write { try SearchTable.messages.rebuild(in: $0) }
    #expect(try await store.search("ไทย", limit: 5).count == 1)
    try await store.ingest(.answer([]), in: .seven, .after(MessageID(0)))
    try await store.clearCache()
    let rows = try await store.database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM message_search_docsize")
    }
    #expect(rows == 0)
  }

  @Test func `a store of an earlier version is indexed anew`() async throws {
    let world = StoreWorld()
    let store = try await world.open(inMemory: false)
    try await store.ingest(.answer([Line(1, "🙂great 全文搜索")]), in: .seven, .newest)
    try await store.indexMessages()
    // As the version before wrote it.
    try await store.database.write { database in
      try database.execute(
        sql: """
          INSERT INTO message_search (message_search) VALUES ('rebuild');
          DROP TABLE unreadable;
          ALTER TABLE conversation DROP COLUMN other_read;
          ALTER TABLE conversation DROP COLUMN other_read_at;
          ALTER TABLE conversation DROP COLUMN head_image_url;
          PRAGMA user_version = 2;
          """)
    }
    await store.close()
    let again = try await world.open(inMemory: false)
    #expect(try await again.search("搜索", limit: 5).count == 1)
    #expect(try await again.search("great", limit: 5).count == 1)
    await again.close()
  }
}
