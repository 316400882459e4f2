extension FeedAssembly {
  /// Ends an element and stores its text.
  mutating func end(_ element: FeedElement, in scope: Scope) {
    switch (element, scope) {
    case (.entry, .feed), (.entry, .wrapper), (.entry, .document): if isInEntry { endEntry() }
    case (.liveEntry, .feed): endEntry()
    case (.group, _): group = nil
    case (.alternate, _): entry.alternate = nil
    case (.person, .feed), (.person, .entry): endPerson(in: scope)
    default:
      guard text.isOpen else { return }
      switch scope {
      case .entry: endInEntry(element)
      case .feed: endInFeed(element)
      case .person: endInPerson(element)
      case .image:
        if element == .address, let address = text.address(base) {
          addPicture(ParsedThumbnail(address: address))
        }
      case .document, .wrapper, .nothing: break
      }
    }
  }

  private mutating func endEntry() {
    isInEntry = false
    // In Atom the id may be an address, which is better than no page.
    if feed.format == .atom, let id = entry.id, entry.secondPage == nil {
      entry.secondPage = FeedAddress.resolve(id, base: nil)
    }
    let draft = exchange(&entry, with: FeedEntryDraft())
    feed.entries.append(draft.finished())
  }

  private mutating func endInEntry(_ element: FeedElement) {
    switch element {
    case .title: entry.entry.title = text.line(limits) ?? entry.entry.title
    case .mediaTitle: entry.mediaTitle = entry.mediaTitle ?? text.line(limits)
    case .otherTitle: entry.otherTitle = text.line(limits) ?? entry.otherTitle
    case .description:
      addEmbeds()
      entry.entry.summary = entry.entry.summary ?? text.paragraphs(limits)
    case .mediaDescription:
      entry.mediaDescription = entry.mediaDescription ?? text.paragraphs(limits)
    case .otherDescription:
      entry.otherDescription = entry.otherDescription ?? text.paragraphs(limits)
    case .content:
      addEmbeds()
      entry.content = entry.content ?? text.paragraphs(limits)
    case .enclosure: endEnclosure()
    case .link where entry.enclosure != nil: endEnclosure()
    case .link: entry.entry.page = text.address(base) ?? entry.entry.page
    case .id: endID()
    case .comments: entry.entry.commentsPage = text.address(base)
    case .commentCount: entry.entry.statistics.comments = text.number
    case .published: entry.entry.published = text.date ?? entry.entry.published
    case .updated: entry.entry.updated = text.date ?? entry.entry.updated
    case .created: entry.created = text.date
    case .category: endCategory()
    case .personText: entry.otherAuthor = entry.otherAuthor ?? text.line(limits)
    case .duration:
      entry.entry.duration = text.bytes.withUnsafeBufferPointer { FeedDuration.milliseconds($0) }
    case .isExplicit: entry.entry.isExplicit = Self.flag(text.word)
    case .credit:
      if let name = text.line(limits), entry.entry.credits.count < limits.list {
        entry.entry.credits.append(ParsedCredit(name: name, role: entry.role))
      }
    case .videoID: entry.entry.videoID = text.word
    case .channelID: entry.entry.channelID = text.word
    default: break
    }
  }

  private mutating func endID() {
    entry.id = text.word ?? entry.id
    guard entry.isIDAddress else { return }
    entry.secondPage = text.address(entry.saysIDIsAddress ? base : nil) ?? entry.secondPage
  }

  private mutating func endCategory() {
    guard let name = entry.term ?? text.line(limits), entry.entry.categories.count < limits.list,
      !entry.entry.categories.contains(name)
    else { return }
    entry.entry.categories.append(name)
  }

  private mutating func endInFeed(_ element: FeedElement) {
    switch element {
    case .title: feed.title = text.line(limits) ?? feed.title
    case .mediaTitle, .otherTitle: second.otherTitle = second.otherTitle ?? text.line(limits)
    case .description: feed.summary = feed.summary ?? text.paragraphs(limits)
    case .mediaDescription, .otherDescription:
      second.otherDescription = second.otherDescription ?? text.paragraphs(limits)
    case .link: feed.page = text.address(base) ?? feed.page
    case .id: feed.id = text.word
    case .language: feed.language = text.word ?? feed.language
    case .updated: feed.updated = text.date ?? feed.updated
    case .published: second.entry.published = text.date
    case .timeToLive: feed.timeToLive = text.number.flatMap { Int(exactly: $0) }
    case .skippedHour: addSkippedHour()
    case .skippedDay:
      if let day = text.word.flatMap({ Self.days.firstIndex(of: $0.lowercased()) }) {
        feed.skippedDays.insert(day)
      }
    case .logo: feed.image = text.address(base) ?? feed.image
    case .icon: icon = text.address(base)
    case .personText: second.otherAuthor = second.otherAuthor ?? text.line(limits)
    case .channelID: feed.channelID = text.word
    case .newAddress: feed.newAddress = text.address(nil)
    case .updatePeriod: feed.updatePeriod = text.word.flatMap { Self.periods[$0.lowercased()] }
    case .updateFrequency: feed.updateFrequency = text.number.flatMap { Int(exactly: $0) }
    default: break
    }
  }

  /// Adds an hour to skip. Some feeds count the hours from 1 to 24.
  private mutating func addSkippedHour() {
    guard let hour = text.number.flatMap({ Int(exactly: $0) }), (0...24).contains(hour) else {
      return
    }
    feed.skippedHours.insert(hour % 24)
  }

  /// Update periods in minutes (http://web.resource.org/rss/1.0/modules/syndication/).
  private static let periods = [
    "hourly": 60, "daily": 1_440, "weekly": 10_080, "monthly": 43_200, "yearly": 525_600,
  ]

  private static let days = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  private mutating func endInPerson(_ element: FeedElement) {
    switch element {
    case .name: person.name = text.line(limits)
    case .email: person.email = text.word
    case .address: person.page = text.address(base)
    default: break
    }
  }

  private mutating func endPerson(in scope: Scope) {
    if text.isOpen { person = ParsedPerson(rss: text.line(limits) ?? "") }
    guard !person.isEmpty else { return }
    if scope == .entry {
      if entry.entry.authors.count < limits.list { entry.entry.authors.append(person) }
    } else if feed.authors.count < limits.list {
      feed.authors.append(person)
    }
  }

  private static func flag(_ word: String?) -> Bool? {
    switch word?.lowercased() {
    case "yes", "true", "explicit": true
    case "no", "false", "clean": false
    default: nil
    }
  }
}

/// Replaces a value and returns the old one without copying it.
private func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
  var value = value
  swap(&place, &value)
  return value
}
