INSERT INTO message (
  id, conversation, is_own, source_guid, created_at, sender_id, sender_kind, name, avatar_url, text,
  is_system, event_type, event, attachments, reactions, favorited_by, updated_at, deleted_at,
  pinned_at, pinned_by)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20)
ON CONFLICT (id) DO UPDATE SET
  text = excluded.text, attachments = excluded.attachments, reactions = excluded.reactions,
  favorited_by = excluded.favorited_by, updated_at = excluded.updated_at,
  deleted_at = excluded.deleted_at, pinned_at = excluded.pinned_at, pinned_by = excluded.pinned_by
WHERE text IS NOT excluded.text OR attachments IS NOT excluded.attachments
  OR favorited_by IS NOT excluded.favorited_by OR updated_at IS NOT excluded.updated_at
  OR deleted_at IS NOT excluded.deleted_at OR pinned_at IS NOT excluded.pinned_at
