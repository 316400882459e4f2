import CPentad
import PentadCore
import StellarKit

extension StellarRecords {
  func links(_ links: [TextLink]) -> UnsafePointer<pentad_stellar_link> {
    arena.array(
      links.map { link in
        pentad_stellar_link(
          target: arena.string(link.target), start: link.range.lowerBound,
          end: link.range.upperBound, kind: link.kind.code)
      })
  }

  func news(
    _ news: [StellarNewsItem]
  ) -> UnsafePointer<UnsafePointer<pentad_stellar_announcement>> {
    arena.array(
      news.map { entry in
        let announcement = entry.announcement
        let links = announcement.links
        return arena.record(
          pentad_stellar_announcement(
            key: arena.string(announcement.key), title: arena.string(announcement.title),
            text: arena.string(announcement.text), links: self.links(links),
            link_count: links.count, date: announcement.date, is_read: entry.isRead))
      })
  }

  func detail(_ detail: StellarClassDetail) -> UnsafePointer<pentad_stellar_class_detail> {
    arena.record(
      pentad_stellar_class_detail(
        item: item(detail.item), news: news(detail.news), news_count: detail.news.count,
        info_stored_at: detail.infoStoredAt ?? .min, is_bookmarked: detail.isBookmarked))
  }

  func screen(_ screen: StellarDetailScreen) -> pentad_stellar_detail_screen {
    let tabs = screen.tabs.map(\.code)
    let (instructors, assistants) = (screen.staff(.instructor), screen.staff(.assistant))
    return pentad_stellar_detail_screen(
      item: item(screen.item), tabs: arena.array(tabs), tab_count: tabs.count,
      news: news(screen.news), news_count: screen.news.count,
      instructors: staff(instructors), instructor_count: instructors.count,
      assistants: staff(assistants), assistant_count: assistants.count,
      news_message: arena.string(screen.newsMessage), news_state: screen.newsState.code)
  }

  func info(_ stage: StellarStage) -> pentad_stellar_class_info {
    var record = pentad_stellar_class_info(
      stage: PENTAD_STELLAR_STAGE_GENERAL, status: PENTAD_OK, error_message: nil, detail: nil,
      screen: arena.record(screen(stage.screen)))
    switch stage.update {
    case .general: break
    case .cached(let detail):
      record.stage = PENTAD_STELLAR_STAGE_CACHED
      record.detail = self.detail(detail)
    case .fresh(let detail):
      record.stage = PENTAD_STELLAR_STAGE_FRESH
      record.detail = self.detail(detail)
    case .failed(let error, let kept):
      record.stage = PENTAD_STELLAR_STAGE_FAILED
      record.status = error.status
      record.error_message = arena.string(error.message)
      record.detail = kept.map { self.detail($0) }
    }
    return record
  }
}
