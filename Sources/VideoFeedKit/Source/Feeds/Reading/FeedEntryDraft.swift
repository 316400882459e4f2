/// An entry that is being read, with fallback values for missing ones.
struct FeedEntryDraft {
  var entry = ParsedEntry()
  /// The id as written in the feed.
  var id: String?
  /// The address to use if the entry has no page.
  var secondPage: String?
  var mediaTitle: String?
  var otherTitle: String?
  var mediaDescription: String?
  var otherDescription: String?
  var content: String?
  var created: Int64?
  /// An author from Dublin Core or iTunes. These often repeat each other.
  var otherAuthor: String?
  /// True if the id is also an address.
  var isIDAddress = false
  /// True if the feed declares the id an address (`isPermaLink`); it may then be relative. RSS ids
  /// count as addresses unless the feed denies it, but without a declaration relative ones, such as
  /// numbers, do not.
  var saysIDIsAddress = false
  /// The role of the credit that is being read.
  var role: String?
  /// The data of the alternate enclosure whose sources are being read.
  var alternate: ParsedRendition?
  /// An enclosure whose address is the text of its element, while it is being read.
  var enclosure: ParsedEnclosure?
  /// The `term` of the category that is being read.
  var term: String?

  /// Returns the finished entry, with fallback values filled in.
  consuming func finished() -> ParsedEntry {
    entry.title = entry.title ?? otherTitle ?? mediaTitle
    entry.summary = entry.summary ?? mediaDescription ?? otherDescription ?? content
    entry.published = entry.published ?? created
    entry.page = entry.page ?? secondPage
    if entry.authors.isEmpty, let otherAuthor { entry.authors = [ParsedPerson(rss: otherAuthor)] }
    FeedIdentity.identify(&entry, own: id)
    return entry
  }
}
