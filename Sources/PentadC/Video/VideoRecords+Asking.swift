import CPentad
import PentadCore
import VideoFeedKit

extension VideoRecords {
  /// Builds the record of a refresh in which no changes were applied.
  func failures(_ failures: [SourceID: PentadError]) -> pentad_video_refresh {
    let items = failures.sorted { $0.key < $1.key }.map { source, error in
      arena.record(
        pentad_video_source_failure(
          source: arena.string(source.rawValue), error_message: arena.string(error.message),
          retry_after: error.retryAfter.orUnknown, status: error.status))
    }
    return pentad_video_refresh(
      failures: arena.array(items), failure_count: items.count, videos: 0, comments: 0)
  }

  func record(_ refresh: FeedRefresh) -> pentad_video_refresh {
    var record = failures(refresh.failures)
    record.videos = Int64(refresh.applied.videos)
    record.comments = Int64(refresh.applied.comments)
    return record
  }

  // MARK: The start

  func record(_ startUp: FeedStartUp) -> pentad_video_start_up {
    let sources = startUp.sources.sorted { $0.key < $1.key }.map { source, state in
      arena.record(record(state, of: source))
    }
    return pentad_video_start_up(
      sources: arena.array(sources), source_count: sources.count,
      error_message: arena.string(startUp.error?.message), shown: Int64(startUp.shown),
      phase: startUp.phase.code, status: startUp.error?.status ?? PENTAD_OK)
  }

  private func record(
    _ state: SourceStartUp, of source: SourceID
  ) -> pentad_video_source_start_up {
    var record = pentad_video_source_start_up(
      source: arena.string(source.rawValue), error_message: nil, state: state.code,
      status: PENTAD_OK)
    if case .failed(let error) = state {
      (record.status, record.error_message) = (error.status, arena.string(error.message))
    }
    return record
  }

  // MARK: Lists of feeds

  func record(_ result: OPMLImport) -> pentad_video_opml_import {
    pentad_video_opml_import(
      added: arena.strings(result.added.map(\.rawValue)), added_count: result.added.count,
      known: arena.strings(result.known.map(\.rawValue)), known_count: result.known.count,
      refused: Int64(result.refused), is_complete: result.isComplete,
      refusals: arena.strings(result.refusals.map(\.text)), refusal_count: result.refusals.count)
  }

  func record(_ document: OPMLDocument) -> pentad_video_outlines {
    let items = document.subscriptions.map { feed in
      arena.record(
        pentad_video_outline(
          feed: arena.string(feed.feed), title: arena.string(feed.title),
          page: arena.string(feed.page), folders: arena.strings(feed.folder),
          folder_count: feed.folder.count, categories: arena.strings(feed.categories),
          category_count: feed.categories.count))
    }
    return pentad_video_outlines(
      items: arena.array(items), count: items.count, title: arena.string(document.title),
      created_at: document.created.orNoTime, is_complete: document.ending == .complete)
  }
}

extension OPMLRefusal {
  /// The text of a rejected feed: `Harbour TV: its address is invalid or too long`.
  fileprivate var text: String { (title.map { "\($0): " } ?? "") + reason }
}
