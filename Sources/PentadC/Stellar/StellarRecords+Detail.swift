import CPentad
import PentadCore
import StellarKit

extension StellarRecords {
  func record(_ screen: StellarDetailScreen) -> pentad_stellar_detail_screen {
    let tabs = screen.tabs.map(\.code)
    let (instructors, assistants) = (screen.staff(.instructor), screen.staff(.assistant))
    return pentad_stellar_detail_screen(
      item: arena.record(record(screen.item)), tabs: arena.array(tabs), tab_count: tabs.count,
      news: arena.array(screen.news.map { arena.record(record($0)) }),
      news_count: screen.news.count,
      instructors: arena.array(instructors.map { arena.record(record($0)) }),
      instructor_count: instructors.count,
      assistants: arena.array(assistants.map { arena.record(record($0)) }),
      assistant_count: assistants.count,
      news_message: arena.string(screen.newsMessage), news_state: screen.newsState.code)
  }

  func record(_ stage: StellarStage) -> pentad_stellar_class_info {
    var record = pentad_stellar_class_info(
      stage: PENTAD_STELLAR_STAGE_GENERAL, status: PENTAD_OK, error_message: nil, detail: nil,
      screen: arena.record(self.record(stage.screen)))
    switch stage.update {
    case .general: break
    case .cached(let detail):
      record.stage = PENTAD_STELLAR_STAGE_CACHED
      record.detail = arena.record(self.record(detail))
    case .fresh(let detail):
      record.stage = PENTAD_STELLAR_STAGE_FRESH
      record.detail = arena.record(self.record(detail))
    case .failed(let error, let kept):
      record.stage = PENTAD_STELLAR_STAGE_FAILED
      record.status = error.status
      record.error_message = arena.string(error.message)
      record.detail = kept.map { arena.record(self.record($0)) }
    }
    return record
  }
}
