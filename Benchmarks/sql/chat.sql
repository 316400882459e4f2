-- What the peers store messages in: the tables of ChatKit's store that storing a page touches.
CREATE TABLE message (
  id INTEGER PRIMARY KEY,
  conversation INTEGER NOT NULL,
  is_own INTEGER NOT NULL,
  source_guid TEXT,
  created_at INTEGER NOT NULL,
  sender_id TEXT,
  sender_kind TEXT,
  name TEXT,
  avatar_url TEXT,
  text TEXT,
  is_system INTEGER NOT NULL,
  event_type TEXT,
  event TEXT,
  attachments TEXT,
  reactions TEXT,
  favorited_by TEXT,
  updated_at INTEGER,
  deleted_at INTEGER,
  pinned_at INTEGER,
  pinned_by TEXT
) STRICT;
CREATE INDEX message_by_conversation ON message (conversation, id);
CREATE INDEX message_own ON message (conversation, source_guid) WHERE is_own = 1;
CREATE INDEX message_pinned ON message (conversation, pinned_at) WHERE pinned_at IS NOT NULL;
CREATE VIRTUAL TABLE message_search USING fts5 (
  text, content = 'message', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2');
CREATE TABLE span (
  conversation INTEGER NOT NULL,
  lowest INTEGER NOT NULL,
  highest INTEGER NOT NULL,
  PRIMARY KEY (conversation, lowest)
) STRICT, WITHOUT ROWID;
CREATE TABLE event_log (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  events BLOB NOT NULL
) STRICT;
