import CPentad
import PentadCore
import VideoFeedKit

extension VideoRecords {
  func sources(_ sources: [SourceStatus]) -> pentad_video_sources {
    pentad_video_sources(
      items: arena.array(sources.map { arena.record(record($0)) }), count: sources.count)
  }

  func record(_ source: SourceStatus) -> pentad_video_source {
    let (description, health) = (source.description, source.health)
    return pentad_video_source(
      id: arena.string(source.id.rawValue), address: arena.string(description.address),
      title: arena.string(description.title),
      account: source.account.map { arena.record(record($0)) },
      error_message: arena.string(health.lastError?.message), added_at: description.addedAt,
      last_success_at: health.lastSuccessAt.orNoTime, next_poll_at: health.nextPollAt.orNoTime,
      failures: Int64(health.failures), gone_count: Int64(health.goneCount),
      gone_since: health.goneSince.orNoTime, capabilities: source.capabilities.rawValue,
      kind: description.kind.code, status: health.lastError?.status ?? PENTAD_OK,
      is_paused: description.isPaused)
  }

  func record(_ account: SourceAccount) -> pentad_video_account {
    pentad_video_account(
      user_id: arena.string(account.userId), name: arena.string(account.name),
      nickname: arena.string(account.nickname), image_url: arena.string(account.imageURL),
      services: services(account.services), service_count: account.services.count,
      channels: arena.array(account.channels.map { arena.record(record($0)) }),
      channel_count: account.channels.count)
  }

  func services(
    _ services: [SourceAccount.Service]
  ) -> UnsafePointer<UnsafePointer<pentad_video_service>> {
    arena.array(
      services.map { service in
        arena.record(
          pentad_video_service(
            origin: arena.string(service.origin.rawValue), is_connected: service.isConnected))
      })
  }

  // MARK: What sources offer

  func channels(_ channels: [VideoChannel]) -> pentad_video_channels {
    pentad_video_channels(
      items: arena.array(channels.map { arena.record(record($0)) }), count: channels.count)
  }

  private func record(_ channel: VideoChannel) -> pentad_video_channel {
    pentad_video_channel(
      source: arena.string(channel.id.source.rawValue), id: arena.string(channel.id.id),
      name: arena.string(channel.name), image_url: arena.string(channel.imageURL),
      is_public: channel.isPublic)
  }

  func rolls(_ rolls: [Roll]) -> pentad_video_rolls {
    pentad_video_rolls(
      items: arena.array(rolls.map { arena.record(record($0)) }), count: rolls.count)
  }

  private func record(_ roll: Roll) -> pentad_video_roll {
    pentad_video_roll(
      source: arena.string(roll.id.source.rawValue), id: arena.string(roll.id.id),
      title: arena.string(roll.title), creator: roll.creator.map { sharer($0) },
      image_url: arena.string(roll.imageURL), broadcast_count: roll.broadcastCount.orUnknown,
      is_public: roll.isPublic, is_collaborative: roll.isCollaborative)
  }

  func feeds(_ feeds: [DiscoveredFeed]) -> pentad_video_discovered_feeds {
    let items = feeds.map { feed in
      arena.record(
        pentad_video_discovered_feed(
          address: arena.string(feed.address), title: arena.string(feed.title),
          type: arena.string(feed.type)))
    }
    return pentad_video_discovered_feeds(items: arena.array(items), count: items.count)
  }
}
