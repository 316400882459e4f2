#if CommandLine
  import ArgumentParser

  struct VideoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "video",
      abstract: "Videos that people share, from web feeds, PeerTube and Shelby.",
      discussion: """
        --store DIR contains the sources, their videos and the user's actions. `add`, `peertube` and \
        `shelby` add sources, `opml import` adds many; `sync` refreshes them. Lists come from the store. \
        Actions are stored at once; `sync`, a running `follow`, `share --wait` or `act` sends them. \
        Several commands may use a store at the same time.

        KEY is youtube:ID, vimeo:ID, peertube:UUID, web:HOST/PATH and so on, or the address of a video. \
        In JSON:

        source: id, kind (feed, peerTube, shelby, folder, host), address, title, isPaused, addedAt, \
        health {failures, goneCount, goneSince, lastSuccessAt, lastError, nextPollAt}, account, \
        capabilities
        channel: id, name, isPublic, imageURL
        roll: id, title, creator, isPublic, isCollaborative, broadcastCount, imageURL
        group, a video with all who shared it: key, cursor, latestShare, video {title, summary, \
        author, images, duration, isLive, publishedAt, media, embed, pageURL, playCount, unplayable}, \
        broadcasts {id, source, sharer, comment, channel, roll, createdAt, updatedAt, arrivedAt, \
        marks}, comments {id, source, author, text, createdAt, updatedAt, parent}, state, playability \
        {kind (unknown, playable, embedOnly, pageOnly, unplayable, checkFailed), renditions, url, \
        reason, error}; of `show` also commentLines, contentURL {rendition, expiresAt}, contentError
        state: isLiked, isWatchLater, isWatched, position, spans, changedAt
        action: id, kind (like, unlike, watchLater, unwatchLater, watched, progress, share), video, \
        source, step (queued, sending, failed), attempts, failure, position, draft
        event: number, kind, and what belongs to it; see `follow --help`

        Times are UTC in ISO 8601, durations and positions in milliseconds, and unknown values are null.
        """,
      subcommands: [
        Add.self, Discover.self, PeerTube.self, Shelby.self, OPML.self, Sources.self,
        Channels.self, Rolls.self, Pause.self, Resume.self, Remove.self, SignOut.self, Sync.self,
        Refresh.self, Apply.self, Older.self, List.self, Search.self, Show.self, Like.self,
        Unlike.self, WatchLater.self, UnwatchLater.self, Watched.self, Share.self, Act.self,
        Actions.self, Retry.self, Cancel.self, Settings.self, Interval.self, Follow.self,
        Events.self, Usage.self, ClearCache.self, Erase.self, Parse.self,
      ])
  }
#endif
