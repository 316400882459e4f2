/* VideoFeedKit's values, which need no feed: the names of videos, distances in time, lists of
 * feeds, the text of a share, and the commands of a remote control. */
#include "check.h"

static const char *or_none(const char *text) { return text ? text : "-"; }

static void print_text(char *text) {
  if (text) printf("  %s\n", text);
  pentad_string_free(text);
}

/* ---- Names ------------------------------------------------------------------------------------------- */

static void print_key(const char *url) {
  char *key = NULL;
  SHOW(pentad_video_key_from_url(url, &key, &error));
  print_text(key);
}

static void names(void) {
  char *text = NULL;
  print_key("https://youtu.be/BmzSEYNTkHA?t=3");
  print_key("http://www.vimeo.com/76979871");
  print_key("https://Example.org/a%7eb/./c.mp4?utm_source=x&y=1#end");
  print_key("javascript:alert(1)");
  print_key("\xff");
  print_key(NULL);
  SHOW(pentad_video_key_make("YouTube", "BmzSEYNTkHA", &text, &error));
  print_text(text);
  SHOW(pentad_video_key_make("peertube", "7", &text, &error));
  HOLDS(text == NULL);
  SHOW(pentad_video_key_make("you tube", "1", &text, &error));
  SHOW(pentad_video_key_make("youtube", NULL, &text, &error));
  SHOW(pentad_video_key_page_url("youtube:BmzSEYNTkHA", &text, &error));
  print_text(text);
  SHOW(pentad_video_key_page_url("peertube:9c9de5e8-0a1e-484a-b099-e80766180a6d", &text, &error));
  SHOW(pentad_video_key_page_url("BmzSEYNTkHA", &text, &error));
  SHOW(pentad_video_key_embed_url("vimeo:76979871", &text, &error));
  print_text(text);
  SHOW(pentad_video_key_embed_url("web:example.org/a.mp4", &text, &error));
  SHOW(pentad_video_key_embed_url("vimeo:76979871", NULL, &error));
}

/* ---- Times ------------------------------------------------------------------------------------------- */

static void print_time(int64_t moment) {
  pentad_video_relative_time *time = NULL;
  SHOW(pentad_video_relative_time_make(moment, 1000000000, &time, &error));
  if (!time) return;
  printf("  %s, %s: %d of %d\n", time->text, time->short_text, (int)time->count, (int)time->unit);
  pentad_video_relative_time_free(time);
}

static void times(void) {
  print_time(1000000000 - 9999);
  print_time(1000000000 - 3600000);
  print_time(1000000000 + 3 * 86400000);
  print_time(INT64_MIN);
  SHOW(pentad_video_relative_time_make(0, 0, NULL, &error));
}

/* ---- Files and streams -------------------------------------------------------------------------------- */

static void renditions(void) {
  const pentad_video_rendition low = {"https://example.org/l.mp4", NULL, 640, 360, 0, -1,
                                      PENTAD_VIDEO_MEDIA_KIND_FILE, false};
  const pentad_video_rendition high = {"https://example.org/h.mp4", NULL, 1920, 1080, 0, -1,
                                       PENTAD_VIDEO_MEDIA_KIND_FILE, false};
  const pentad_video_rendition page = {"https://example.org/a.html", NULL, 0, 0, 0, -1,
                                       PENTAD_VIDEO_MEDIA_KIND_FILE, false};
  const pentad_video_rendition *const two[] = {&low, &high};
  const pentad_video_rendition *const bad[] = {&low, &page};
  const pentad_video_rendition *const none[] = {&low, NULL};
  size_t place = 7;
  SHOW(pentad_video_rendition_best(two, 2, 0, &place, &error));
  HOLDS(place == 1);
  SHOW(pentad_video_rendition_best(two, 2, 720, &place, &error));
  HOLDS(place == 0);
  SHOW(pentad_video_rendition_best(two, 2, 240, &place, &error));
  HOLDS(place == 0);
  SHOW(pentad_video_rendition_best(NULL, 0, 0, &place, &error));
  SHOW(pentad_video_rendition_best(two, 2, -1, &place, &error));
  SHOW(pentad_video_rendition_best(bad, 2, 0, &place, &error));
  SHOW(pentad_video_rendition_best(none, 2, 0, &place, &error));
  SHOW(pentad_video_rendition_best(NULL, 2, 0, &place, &error));
  SHOW(pentad_video_rendition_best(two, SIZE_MAX, 0, &place, &error));
  SHOW(pentad_video_rendition_best(two, 2, 0, NULL, &error));
}

/* ---- Lists of feeds ------------------------------------------------------------------------------------ */

static void print_outlines(const char *document) {
  pentad_video_outlines *list = NULL;
  size_t i;
  SHOW(pentad_video_opml_read((const uint8_t *)document, strlen(document), &list, &error));
  if (!list) return;
  printf("  %s, %s\n", or_none(list->title), list->is_complete ? "all of it" : "cut off");
  HOLDS(list->created_at == PENTAD_NO_TIME || list->created_at > 0);
  for (i = 0; i < list->count; i++) {
    const pentad_video_outline *const feed = list->items[i];
    printf("  %s (%s, %s) in %d folders, of %d categories\n", feed->feed, or_none(feed->title),
           or_none(feed->page), (int)feed->folder_count, (int)feed->category_count);
  }
  pentad_video_outlines_free(list);
}

static void outlines(void) {
  const char *const folders[] = {"News", "Daily"};
  const char *const broken[] = {"News", NULL};
  pentad_video_outline_options one = PENTAD_VIDEO_OUTLINE_OPTIONS_INIT;
  pentad_video_outline_options other = PENTAD_VIDEO_OUTLINE_OPTIONS_INIT;
  const pentad_video_outline_options *const feeds[] = {&one, &other};
  char *text = NULL;
  one.feed = "https://example.org/a.xml?x=1&y=2";
  one.title = "A & B";
  one.folders = folders;
  one.folder_count = 2;
  other.feed = "https://example.org/b.xml";
  SHOW(pentad_video_opml_write("Mine", 1700000000000, feeds, 2, &text, &error));
  print_text(text);
  text = NULL;
  SHOW(pentad_video_opml_write("Mine", PENTAD_NO_TIME, feeds, 2, &text, &error));
  if (text) print_outlines(text);
  pentad_string_free(text);
  SHOW(pentad_video_opml_write(NULL, PENTAD_NO_TIME, NULL, 0, &text, &error));
  pentad_string_free(text);
  SHOW(pentad_video_opml_write(NULL, 0, NULL, 1, &text, &error));
  HOLDS(text == NULL);
  one.folders = broken;
  SHOW(pentad_video_opml_write(NULL, 0, feeds, 2, &text, &error));
  one.folder_count = 0;
  one.feed = NULL;
  SHOW(pentad_video_opml_write(NULL, 0, feeds, 2, &text, &error));
  one.struct_size = 3;
  SHOW(pentad_video_opml_write(NULL, 0, feeds, 2, &text, &error));
  print_outlines("<opml><body><outline text='x' xmlUrl='javascript:alert(1)'/><outline text='y' "
                 "xmlUrl='http://example.org/y'");
  print_outlines("<rss/>");
  print_outlines("");
}

/* ---- Shares -------------------------------------------------------------------------------------------- */

static void print_check(const pentad_video_share_options *share,
                        const pentad_video_service *const *services, size_t service_count,
                        const pentad_video_budget_options *const *budgets, size_t budget_count) {
  pentad_video_share_report *report = NULL;
  size_t i;
  SHOW(pentad_video_share_check(share, services, service_count, budgets, budget_count, &report, &error));
  if (!report) return;
  if (report->is_limited) printf("  %d left\n", (int)report->remaining);
  for (i = 0; i < report->problem_count; i++) {
    printf("  problem %d: %s\n", (int)report->problems[i]->kind, or_none(report->problems[i]->text));
  }
  for (i = 0; i < report->service_count; i++) {
    printf("  to %s: %s\n", report->services[i]->origin,
           report->services[i]->is_connected ? "yes" : "not connected");
  }
  pentad_video_share_report_free(report);
}

static void shares(void) {
  const char *const destinations[] = {"twitter", "email", "twitter", "facebook"};
  const char *const recipients[] = {"alice@example.org", "bob"};
  const pentad_video_service twitter = {PENTAD_VIDEO_ORIGIN_TWITTER, true};
  const pentad_video_service facebook = {PENTAD_VIDEO_ORIGIN_FACEBOOK, false};
  const pentad_video_service *const services[] = {&twitter, &facebook};
  pentad_video_budget_options budget = PENTAD_VIDEO_BUDGET_OPTIONS_INIT;
  const pentad_video_budget_options *const budgets[] = {&budget};
  pentad_video_share_options share = PENTAD_VIDEO_SHARE_OPTIONS_INIT;
  int64_t length = 7;
  share.video = "youtube:BmzSEYNTkHA";
  share.text = "Watch this";
  print_check(&share, NULL, 0, NULL, 0);
  share.destinations = destinations;
  share.destination_count = 4;
  print_check(&share, services, 2, NULL, 0);
  share.recipients = recipients;
  share.recipient_count = 2;
  budget.limit = 5;
  print_check(&share, services, 2, budgets, 1);
  share.destination_count = 1;
  budget.limit = 10;
  print_check(&share, services, 1, budgets, 1);
  share.broadcast_source = "feed:x";
  print_check(&share, NULL, 0, NULL, 0);
  share.broadcast_id = "";
  print_check(&share, NULL, 0, NULL, 0);
  share.video = "x";
  print_check(&share, NULL, 0, NULL, 0);
  print_check(NULL, NULL, 0, NULL, 0);
  share.video = "youtube:BmzSEYNTkHA";
  share.broadcast_source = NULL;
  print_check(&share, NULL, 1, NULL, 0);
  budget.unit = (pentad_video_character)9;
  print_check(&share, services, 1, budgets, 1);
  SHOW(pentad_video_text_length("a", &budget, &length, &error));
  HOLDS(length == 0);
  budget.unit = PENTAD_VIDEO_CHARACTER_UTF16;
  budget.link_length = 23;
  SHOW(pentad_video_text_length("\xf0\x9f\x87\xa9\xf0\x9f\x87\xaa https://example.org/a/b", &budget, &length,
                                &error));
  printf("  %d\n", (int)length);
  SHOW(pentad_video_text_length("\xf0\x9f\x87\xa9\xf0\x9f\x87\xaa", NULL, &length, &error));
  printf("  %d\n", (int)length);
  budget.limit = -1;
  SHOW(pentad_video_text_length("a", &budget, &length, &error));
  SHOW(pentad_video_text_length("a", NULL, NULL, &error));
}

/* ---- Commands ------------------------------------------------------------------------------------------ */

static void print_command(const char *text) {
  pentad_video_command command = PENTAD_VIDEO_COMMAND_INIT;
  char *again = NULL;
  SHOW(pentad_video_command_read(text, &command, &error));
  if (status != PENTAD_OK) return;
  printf("  %d of %d, list %d, %s\n", (int)command.kind, (int)command.value, (int)command.list,
         or_none(command.search_text));
  SHOW(pentad_video_command_text(&command, &again, &error));
  HOLDS(again && strcmp(again, text) == 0);
  pentad_string_free(again);
}

static void commands(void) {
  pentad_video_command command = PENTAD_VIDEO_COMMAND_INIT;
  char *text = NULL;
  print_command("next");
  print_command("seek:30000");
  print_command("skip:-10000");
  print_command("scrollGuide:3");
  print_command("list:watchLater");
  print_command("list:search:cats");
  print_command("seek:-1");
  print_command("dance");
  SHOW(pentad_video_command_read("next", NULL, &error));
  command.struct_size = 3;
  SHOW(pentad_video_command_read("next", &command, &error));
  command.struct_size = sizeof command;
  command.kind = PENTAD_VIDEO_COMMAND_KIND_SEEK;
  command.value = -1;
  SHOW(pentad_video_command_text(&command, &text, &error));
  command.kind = PENTAD_VIDEO_COMMAND_KIND_LIST;
  command.list = PENTAD_VIDEO_LIST_SEARCH;
  SHOW(pentad_video_command_text(&command, &text, &error));
  command.kind = (pentad_video_command_kind)99;
  SHOW(pentad_video_command_text(&command, &text, &error));
  SHOW(pentad_video_command_text(NULL, &text, &error));
  HOLDS(text == NULL);
}

int main(void) {
  names();
  times();
  renditions();
  outlines();
  shares();
  commands();
  printf("handles: %d\n", (int)pentad_handle_count());
  return 0;
}
