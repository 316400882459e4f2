/// An entry that is being read, with what counts only where something better is missing.
struct FeedEntryDraft {
  var entry = ParsedEntry()
  /// The id as the feed has it.
  var id: String?
  /// What would be a page if there were no better one.
  var secondPage: String?
  var mediaTitle: String?
  var otherTitle: String?
  var mediaDescription: String?
  var otherDescription: String?
  var content: String?
  var created: Int64?
  /// An author from Dublin Core or iTunes, each of which repeats the other.
  var otherAuthor: String?
  /// Whether the id is an address, too.
  var isIDAddress = false
  /// Whether it says so itself, and may be a relative one. RSS takes each id for an address that does not
  /// say otherwise, but a number is none.
  var saysIDIsAddress = false
  /// The part of a credit that is read now.
  var role: String?
  /// What is known of the alternate enclosure whose sources are read now.
  var alternate: ParsedRendition?
  /// An enclosure whose address is the text of its element, while that is read.
  var enclosure: ParsedEnclosure?
  /// The `term` of a category that is read now.
  var term: String?

  /// The entry as it is with all that was read.
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
