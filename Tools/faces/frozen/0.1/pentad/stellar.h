#ifndef PENTAD_STELLAR_H
#define PENTAD_STELLAR_H
#include "core.h"
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#endif
#ifdef __cplusplus
extern "C" {
#endif
typedef enum pentad_stellar_season {
  PENTAD_STELLAR_SEASON_NONE = 0,
  PENTAD_STELLAR_SEASON_SPRING = 1,
  PENTAD_STELLAR_SEASON_FALL = 2,
  PENTAD_STELLAR_SEASON_IAP = 3,
  PENTAD_STELLAR_SEASON_SUMMER = 4,
  PENTAD_STELLAR_SEASON_FORCE_INT32 = 0x7fffffff
} pentad_stellar_season;
typedef enum pentad_stellar_role {
  PENTAD_STELLAR_ROLE_INSTRUCTOR = 0,
  PENTAD_STELLAR_ROLE_ASSISTANT = 1,
  PENTAD_STELLAR_ROLE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_role;
typedef enum pentad_stellar_number_kind {
  PENTAD_STELLAR_NUMBER_KIND_MASTER = 0,
  PENTAD_STELLAR_NUMBER_KIND_CROSS = 1,
  PENTAD_STELLAR_NUMBER_KIND_OLD = 2,
  PENTAD_STELLAR_NUMBER_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_number_kind;
typedef enum pentad_stellar_link_kind {
  PENTAD_STELLAR_LINK_KIND_PAGE = 0,
  PENTAD_STELLAR_LINK_KIND_MAIL = 1,
  PENTAD_STELLAR_LINK_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_link_kind;
typedef enum pentad_stellar_tab {
  PENTAD_STELLAR_TAB_NEWS = 0,
  PENTAD_STELLAR_TAB_INFO = 1,
  PENTAD_STELLAR_TAB_STAFF = 2,
  PENTAD_STELLAR_TAB_FORCE_INT32 = 0x7fffffff
} pentad_stellar_tab;
typedef enum pentad_stellar_news_state {
  PENTAD_STELLAR_NEWS_STATE_LOADING = 0,
  PENTAD_STELLAR_NEWS_STATE_LOADED = 1,
  PENTAD_STELLAR_NEWS_STATE_FAILED = 2,
  PENTAD_STELLAR_NEWS_STATE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_news_state;
typedef enum pentad_stellar_sync {
  PENTAD_STELLAR_SYNC_DONE = 0,
  PENTAD_STELLAR_SYNC_WAITING = 1,
  PENTAD_STELLAR_SYNC_FAILED = 2,
  PENTAD_STELLAR_SYNC_FORCE_INT32 = 0x7fffffff
} pentad_stellar_sync;
typedef enum pentad_stellar_search_origin {
  PENTAD_STELLAR_SEARCH_ORIGIN_LOCAL = 0,
  PENTAD_STELLAR_SEARCH_ORIGIN_SERVER = 1,
  PENTAD_STELLAR_SEARCH_ORIGIN_FORCE_INT32 = 0x7fffffff
} pentad_stellar_search_origin;
typedef enum pentad_stellar_list_state {
  PENTAD_STELLAR_LIST_STATE_LOADING = 0,
  PENTAD_STELLAR_LIST_STATE_LOADED = 1,
  PENTAD_STELLAR_LIST_STATE_FAILED = 2,
  PENTAD_STELLAR_LIST_STATE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_list_state;
typedef enum pentad_stellar_subject {
  PENTAD_STELLAR_SUBJECT_COURSES = 0,
  PENTAD_STELLAR_SUBJECT_CLASSES = 1,
  PENTAD_STELLAR_SUBJECT_CLASS_INFO = 2,
  PENTAD_STELLAR_SUBJECT_SEARCH = 3,
  PENTAD_STELLAR_SUBJECT_NOTICES = 4,
  PENTAD_STELLAR_SUBJECT_ENROLMENTS = 5,
  PENTAD_STELLAR_SUBJECT_ANNOUNCEMENTS = 6,
  PENTAD_STELLAR_SUBJECT_TASKS = 7,
  PENTAD_STELLAR_SUBJECT_CALENDAR = 8,
  PENTAD_STELLAR_SUBJECT_GRADES = 9,
  PENTAD_STELLAR_SUBJECT_FILES = 10,
  PENTAD_STELLAR_SUBJECT_POSTS = 11,
  PENTAD_STELLAR_SUBJECT_FORCE_INT32 = 0x7fffffff
} pentad_stellar_subject;
typedef enum pentad_stellar_plan_change_kind {
  PENTAD_STELLAR_PLAN_CHANGE_KIND_MOVED = 0,
  PENTAD_STELLAR_PLAN_CHANGE_KIND_RELOCATED = 1,
  PENTAD_STELLAR_PLAN_CHANGE_KIND_MISSING = 2,
  PENTAD_STELLAR_PLAN_CHANGE_KIND_NOT_STORED = 3,
  PENTAD_STELLAR_PLAN_CHANGE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_plan_change_kind;
typedef enum pentad_stellar_enrolment_role {
  PENTAD_STELLAR_ENROLMENT_ROLE_STUDENT = 0,
  PENTAD_STELLAR_ENROLMENT_ROLE_INSTRUCTOR = 1,
  PENTAD_STELLAR_ENROLMENT_ROLE_ASSISTANT = 2,
  PENTAD_STELLAR_ENROLMENT_ROLE_OBSERVER = 3,
  PENTAD_STELLAR_ENROLMENT_ROLE_OTHER = 4,
  PENTAD_STELLAR_ENROLMENT_ROLE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_enrolment_role;
typedef enum pentad_stellar_update_category {
  PENTAD_STELLAR_UPDATE_CATEGORY_NONE = 0,
  PENTAD_STELLAR_UPDATE_CATEGORY_ANNOUNCEMENTS = 1,
  PENTAD_STELLAR_UPDATE_CATEGORY_TASKS = 2,
  PENTAD_STELLAR_UPDATE_CATEGORY_GRADES = 3,
  PENTAD_STELLAR_UPDATE_CATEGORY_CLASSES = 4,
  PENTAD_STELLAR_UPDATE_CATEGORY_FORCE_INT32 = 0x7fffffff
} pentad_stellar_update_category;
typedef enum pentad_stellar_moodle_sign_in_kind {
  PENTAD_STELLAR_MOODLE_SIGN_IN_KIND_PASSWORD = 0,
  PENTAD_STELLAR_MOODLE_SIGN_IN_KIND_BROWSER = 1,
  PENTAD_STELLAR_MOODLE_SIGN_IN_KIND_WEB_VIEW = 2,
  PENTAD_STELLAR_MOODLE_SIGN_IN_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_moodle_sign_in_kind;
typedef enum pentad_stellar_task_kind {
  PENTAD_STELLAR_TASK_KIND_ASSIGNMENT = 0,
  PENTAD_STELLAR_TASK_KIND_QUIZ = 1,
  PENTAD_STELLAR_TASK_KIND_DISCUSSION = 2,
  PENTAD_STELLAR_TASK_KIND_PAGE = 3,
  PENTAD_STELLAR_TASK_KIND_NOTE = 4,
  PENTAD_STELLAR_TASK_KIND_OTHER = 5,
  PENTAD_STELLAR_TASK_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_task_kind;
typedef struct pentad_stellar_term {
  const char *PENTAD_NONNULL code;
  const char *PENTAD_NONNULL text;
  pentad_stellar_season season;
  int32_t year;
} pentad_stellar_term;
typedef struct pentad_stellar_course {
  const char *PENTAD_NONNULL number;
  const char *PENTAD_NONNULL title;
  bool is_department;
} pentad_stellar_course;
typedef struct pentad_stellar_course_group {
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL serialized;
  const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL courses;
  size_t course_count;
} pentad_stellar_course_group;
typedef struct pentad_stellar_staff_member {
  const char *PENTAD_NONNULL name;
  pentad_stellar_role role;
} pentad_stellar_staff_member;
typedef struct pentad_stellar_number {
  const char *PENTAD_NONNULL text;
  pentad_stellar_number_kind kind;
} pentad_stellar_number;
typedef struct pentad_stellar_class_facts {
  int64_t units;
  int64_t lecture_units;
  int64_t lab_units;
  int64_t preparation_units;
  const char *PENTAD_NULLABLE level;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL requirements;
  size_t requirement_count;
  const char *PENTAD_NULLABLE prerequisites;
  const char *PENTAD_NULLABLE corequisites;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL related_ids;
  size_t related_id_count;
  const pentad_stellar_season *PENTAD_NONNULL seasons;
  size_t season_count;
  const char *PENTAD_NULLABLE not_offered_year;
  double rating;
  double best_rating;
  double enrolment;
  double hours_in_class;
  double hours_out_of_class;
  int32_t has_final;
  bool has_variable_units;
} pentad_stellar_class_facts;
typedef struct pentad_stellar_class {
  const char *PENTAD_NONNULL master_id;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL blurb;
  const pentad_stellar_term *PENTAD_NULLABLE term;
  const char *PENTAD_NULLABLE site_url;
  const struct pentad_stellar_class_time *PENTAD_NONNULL const *PENTAD_NONNULL times;
  size_t time_count;
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL staff;
  size_t staff_count;
  const pentad_stellar_number *PENTAD_NONNULL numbers;
  size_t number_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL old_numbers;
  size_t old_number_count;
  const pentad_stellar_class_facts *PENTAD_NULLABLE facts;
} pentad_stellar_class;
typedef struct pentad_stellar_link {
  const char *PENTAD_NONNULL target;
  size_t start;
  size_t end;
  pentad_stellar_link_kind kind;
} pentad_stellar_link;
typedef struct pentad_stellar_attachment {
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL url;
  const char *PENTAD_NULLABLE media_type;
} pentad_stellar_attachment;
typedef struct pentad_stellar_announcement {
  const char *PENTAD_NONNULL key;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL text;
  const pentad_stellar_link *PENTAD_NONNULL links;
  size_t link_count;
  int64_t date;
  bool is_read;
  const char *PENTAD_NULLABLE id;
  const char *PENTAD_NULLABLE author;
  const char *PENTAD_NULLABLE html;
  const char *PENTAD_NULLABLE site_url;
  int64_t changed;
  const pentad_stellar_attachment *PENTAD_NONNULL const *PENTAD_NONNULL attachments;
  size_t attachment_count;
} pentad_stellar_announcement;
typedef struct pentad_stellar_account {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL kind;
  const char *PENTAD_NONNULL address;
  const char *PENTAD_NONNULL name;
} pentad_stellar_account;
typedef struct pentad_stellar_refresh_failure {
  pentad_stellar_subject subject;
  const char *PENTAD_NULLABLE master_id;
  const char *PENTAD_NONNULL error_message;
  pentad_status status;
} pentad_stellar_refresh_failure;
typedef struct pentad_stellar_refresh {
  const pentad_stellar_subject *PENTAD_NONNULL fetched;
  size_t fetched_count;
  const pentad_stellar_refresh_failure *PENTAD_NONNULL failures;
  size_t failure_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL removed;
  size_t removed_count;
  int64_t new_announcements;
} pentad_stellar_refresh;
typedef struct pentad_stellar_my_class {
  const pentad_stellar_class *PENTAD_NONNULL item;
  const char *PENTAD_NULLABLE term_name;
  int32_t first;
  int32_t last;
  pentad_stellar_enrolment_role role;
  bool is_current;
  bool is_restricted;
  const char *PENTAD_NULLABLE time_zone;
  int64_t start;
  int64_t end;
  int64_t left_at;
  int64_t unread;
} pentad_stellar_my_class;
typedef struct pentad_stellar_task {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NULLABLE master_id;
  pentad_stellar_task_kind kind;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NULLABLE html;
  const char *PENTAD_NULLABLE site_url;
  int64_t due;
  int64_t unlock;
  int64_t lock;
  double points;
  int32_t submission;
  bool is_done;
} pentad_stellar_task;
typedef struct pentad_stellar_task_day {
  int32_t day;
  const pentad_stellar_task *PENTAD_NONNULL const *PENTAD_NONNULL tasks;
  size_t task_count;
} pentad_stellar_task_day;
typedef struct pentad_stellar_moodle_provider {
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL url;
} pentad_stellar_moodle_provider;
typedef struct pentad_stellar_moodle_config {
  const char *PENTAD_NONNULL address;
  const char *PENTAD_NONNULL name;
  pentad_stellar_moodle_sign_in_kind sign_in;
  const char *PENTAD_NULLABLE launch_url;
  const pentad_stellar_moodle_provider *PENTAD_NONNULL providers;
  size_t provider_count;
  bool has_mobile_services;
  bool is_in_maintenance;
} pentad_stellar_moodle_config;
typedef struct pentad_stellar_moodle_sign_in {
  const char *PENTAD_NONNULL address;
  const char *PENTAD_NONNULL site;
  const char *PENTAD_NONNULL passport;
} pentad_stellar_moodle_sign_in;
typedef struct pentad_stellar_moodle_notification {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL key;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NULLABLE html;
  const char *PENTAD_NULLABLE site_url;
  int64_t date;
  bool is_read;
} pentad_stellar_moodle_notification;
typedef struct pentad_stellar_feed_item {
  const pentad_stellar_class *PENTAD_NONNULL item;
  const pentad_stellar_announcement *PENTAD_NONNULL announcement;
  int64_t post_count;
  const char *PENTAD_NONNULL position;
} pentad_stellar_feed_item;
typedef struct pentad_stellar_calendar_event {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NULLABLE master_id;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NULLABLE html;
  const char *PENTAD_NULLABLE location;
  const char *PENTAD_NULLABLE site_url;
  int64_t start;
  int64_t end;
  int32_t day;
} pentad_stellar_calendar_event;
typedef struct pentad_stellar_grade {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL master_id;
  const char *PENTAD_NULLABLE task_id;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NULLABLE text;
  double score;
  double possible;
} pentad_stellar_grade;
typedef struct pentad_stellar_file {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL master_id;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL folders;
  size_t folder_count;
  int64_t size;
  const char *PENTAD_NULLABLE media_type;
  int64_t changed;
  const char *PENTAD_NULLABLE content_url;
} pentad_stellar_file;
typedef struct pentad_stellar_file_content {
  const char *PENTAD_NONNULL path;
  int64_t bytes;
  int64_t stored_at;
} pentad_stellar_file_content;
typedef struct pentad_stellar_post {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NULLABLE parent_id;
  const char *PENTAD_NULLABLE author_id;
  const char *PENTAD_NULLABLE author;
  int64_t date;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NULLABLE html;
  bool is_read;
  bool is_deleted;
} pentad_stellar_post;
typedef struct pentad_stellar_pending_post {
  int64_t id;
  const char *PENTAD_NULLABLE parent_id;
  const char *PENTAD_NONNULL text;
  int64_t date;
  const char *PENTAD_NULLABLE error_message;
  pentad_status status;
  bool is_rejected;
} pentad_stellar_pending_post;
typedef struct pentad_stellar_term_change {
  const pentad_stellar_term *PENTAD_NULLABLE old_term;
  const pentad_stellar_term *PENTAD_NONNULL new_term;
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL removed;
  size_t removed_count;
  bool is_changed;
} pentad_stellar_term_change;
typedef struct pentad_stellar_overlap {
  const struct pentad_stellar_class_time *PENTAD_NONNULL first;
  const struct pentad_stellar_class_time *PENTAD_NONNULL second;
  uint32_t weekdays;
  int32_t start;
  int32_t end;
} pentad_stellar_overlap;
typedef struct pentad_stellar_conflict {
  const pentad_stellar_class *PENTAD_NONNULL first;
  const pentad_stellar_class *PENTAD_NONNULL second;
  const pentad_stellar_overlap *PENTAD_NONNULL overlaps;
  size_t overlap_count;
} pentad_stellar_conflict;
typedef struct pentad_stellar_section_choice {
  const char *PENTAD_NONNULL master_id;
  const char *PENTAD_NULLABLE term;
  const char *PENTAD_NONNULL section;
} pentad_stellar_section_choice;
typedef struct pentad_stellar_blocked_time {
  const char *PENTAD_NONNULL name;
  uint32_t weekdays;
  int32_t start;
  int32_t end;
  int32_t first;
  int32_t last;
} pentad_stellar_blocked_time;
typedef struct pentad_stellar_plan_conflict {
  const pentad_stellar_section_choice *PENTAD_NONNULL first;
  const pentad_stellar_section_choice *PENTAD_NULLABLE second;
  const pentad_stellar_blocked_time *PENTAD_NULLABLE blocked;
  uint32_t weekdays;
  int32_t start;
  int32_t end;
} pentad_stellar_plan_conflict;
typedef struct pentad_stellar_class_part {
  const char *PENTAD_NONNULL master_id;
  const char *PENTAD_NULLABLE term;
  const char *PENTAD_NONNULL kind;
} pentad_stellar_class_part;
typedef struct pentad_stellar_plan_obstacle {
  const pentad_stellar_class_part *PENTAD_NONNULL const *PENTAD_NONNULL parts;
  size_t part_count;
  const pentad_stellar_blocked_time *PENTAD_NONNULL const *PENTAD_NONNULL blocked;
  size_t blocked_count;
} pentad_stellar_plan_obstacle;
typedef struct pentad_stellar_section_plan {
  const pentad_stellar_section_choice *PENTAD_NONNULL const *PENTAD_NONNULL choices;
  size_t choice_count;
  const pentad_stellar_section_choice *PENTAD_NONNULL const *PENTAD_NONNULL alternatives;
  size_t alternative_count;
  const pentad_stellar_plan_conflict *PENTAD_NONNULL const *PENTAD_NONNULL conflicts;
  size_t conflict_count;
  const pentad_stellar_section_choice *PENTAD_NONNULL const *PENTAD_NONNULL unscheduled;
  size_t unscheduled_count;
  int64_t days;
  int64_t idle_minutes;
} pentad_stellar_section_plan;
typedef struct pentad_stellar_section_plans {
  const pentad_stellar_section_plan *PENTAD_NONNULL const *PENTAD_NONNULL plans;
  size_t plan_count;
  int64_t count;
  const pentad_stellar_section_plan *PENTAD_NONNULL const *PENTAD_NONNULL closest;
  size_t closest_count;
  const pentad_stellar_plan_obstacle *PENTAD_NONNULL const *PENTAD_NONNULL obstacles;
  size_t obstacle_count;
  bool is_count_exact;
  bool is_best;
} pentad_stellar_section_plans;
typedef struct pentad_stellar_plan {
  const char *PENTAD_NONNULL name;
  const pentad_stellar_term *PENTAD_NULLABLE term;
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL classes;
  size_t class_count;
  const pentad_stellar_section_choice *PENTAD_NONNULL const *PENTAD_NONNULL choices;
  size_t choice_count;
  const pentad_stellar_blocked_time *PENTAD_NONNULL const *PENTAD_NONNULL blocked;
  size_t blocked_count;
} pentad_stellar_plan;
typedef struct pentad_stellar_plan_change {
  pentad_stellar_plan_change_kind kind;
  const char *PENTAD_NONNULL master_id;
  const char *PENTAD_NULLABLE term;
  const char *PENTAD_NULLABLE section;
} pentad_stellar_plan_change;
typedef struct pentad_stellar_saved_plan {
  const pentad_stellar_plan *PENTAD_NONNULL plan;
  int64_t saved_at;
  const pentad_stellar_plan_change *PENTAD_NONNULL const *PENTAD_NONNULL changes;
  size_t change_count;
} pentad_stellar_saved_plan;
typedef struct pentad_stellar_calendar_items {
  const char *PENTAD_NULLABLE source;
  const pentad_stellar_task *PENTAD_NONNULL const *PENTAD_NONNULL tasks;
  size_t task_count;
  const pentad_stellar_calendar_event *PENTAD_NONNULL const *PENTAD_NONNULL events;
  size_t event_count;
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL classes;
  size_t class_count;
} pentad_stellar_calendar_items;
typedef struct pentad_stellar_calendar_feed {
  const char *PENTAD_NONNULL folder;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL path;
} pentad_stellar_calendar_feed;
typedef struct pentad_stellar_search_answer {
  const char *PENTAD_NONNULL query;
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL hits;
  size_t hit_count;
  const pentad_stellar_term *PENTAD_NULLABLE term;
  uint64_t generation;
  pentad_stellar_search_origin origin;
} pentad_stellar_search_answer;
typedef struct pentad_stellar_main_table {
  const struct pentad_stellar_section *PENTAD_NONNULL const *PENTAD_NONNULL sections;
  size_t section_count;
} pentad_stellar_main_table;
typedef struct pentad_stellar_course_row {
  const char *PENTAD_NONNULL label;
  const pentad_stellar_course *PENTAD_NONNULL course;
} pentad_stellar_course_row;
typedef struct pentad_stellar_courses_screen {
  const char *PENTAD_NONNULL title;
  const pentad_stellar_course_row *PENTAD_NONNULL rows;
  size_t row_count;
} pentad_stellar_courses_screen;
typedef struct pentad_stellar_announcement_screen {
  const char *PENTAD_NONNULL class_name;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL date_text;
  const char *PENTAD_NONNULL text;
  const pentad_stellar_link *PENTAD_NONNULL links;
  size_t link_count;
} pentad_stellar_announcement_screen;
typedef struct pentad_stellar_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t courses;
  int64_t classes;
  int64_t announcements;
  int64_t bookmarks;
  int64_t waiting;
} pentad_stellar_storage_usage;
#define PENTAD_STELLAR_STORAGE_USAGE_INIT \
  { sizeof(pentad_stellar_storage_usage), 0, 0, 0, 0, 0, 0 }
typedef struct pentad_stellar_course_groups {
  const pentad_stellar_course_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_course_groups;
typedef struct pentad_stellar_class_list {
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_class_list;
typedef struct pentad_stellar_bookmarks {
  const struct pentad_stellar_bookmark *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_bookmarks;
typedef struct pentad_stellar_conflicts {
  const pentad_stellar_conflict *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_conflicts;
typedef struct pentad_stellar_blocked_times {
  const pentad_stellar_blocked_time *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_blocked_times;
typedef struct pentad_stellar_saved_plans {
  const pentad_stellar_saved_plan *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_saved_plans;
typedef struct pentad_stellar_announcements {
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_announcements;
typedef struct pentad_stellar_links {
  const pentad_stellar_link *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_links;
typedef struct pentad_stellar_account_list {
  const pentad_stellar_account *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_account_list;
typedef struct pentad_stellar_pending_posts {
  const pentad_stellar_pending_post *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_pending_posts;
typedef struct pentad_stellar_kept_files {
  const pentad_stellar_file *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_kept_files;
typedef struct pentad_stellar_updates {
  const struct pentad_stellar_update *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_updates;
typedef struct pentad_stellar_moodle_notifications {
  const pentad_stellar_moodle_notification *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_moodle_notifications;
typedef struct pentad_stellar_task_days {
  const pentad_stellar_task_day *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_task_days;
typedef struct pentad_stellar_my_classes {
  const pentad_stellar_my_class *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_my_classes;
typedef struct pentad_stellar_tasks {
  const pentad_stellar_task *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_tasks;
typedef struct pentad_stellar_announcement_feed {
  const pentad_stellar_feed_item *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_announcement_feed;
typedef struct pentad_stellar_calendar_events {
  const pentad_stellar_calendar_event *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_calendar_events;
typedef struct pentad_stellar_grades {
  const pentad_stellar_grade *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_grades;
typedef struct pentad_stellar_files {
  const pentad_stellar_file *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_files;
typedef struct pentad_stellar_posts {
  const pentad_stellar_post *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_posts;
typedef struct pentad_stellar_account_refreshes {
  const pentad_stellar_refresh *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL accounts;
  const struct pentad_stellar_account_failure *PENTAD_NONNULL failures;
  size_t failure_count;
} pentad_stellar_account_refreshes;
typedef struct pentad_stellar_account_classes {
  const pentad_stellar_my_class *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL accounts;
  const struct pentad_stellar_account_failure *PENTAD_NONNULL failures;
  size_t failure_count;
} pentad_stellar_account_classes;
typedef struct pentad_stellar_account_tasks {
  const pentad_stellar_task *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL accounts;
  const struct pentad_stellar_account_failure *PENTAD_NONNULL failures;
  size_t failure_count;
} pentad_stellar_account_tasks;
typedef struct pentad_stellar_account_announcements {
  const pentad_stellar_feed_item *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL accounts;
  const struct pentad_stellar_account_failure *PENTAD_NONNULL failures;
  size_t failure_count;
} pentad_stellar_account_announcements;
typedef struct pentad_stellar_account_events {
  const pentad_stellar_calendar_event *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL accounts;
  const struct pentad_stellar_account_failure *PENTAD_NONNULL failures;
  size_t failure_count;
} pentad_stellar_account_events;
typedef struct pentad_stellar_account_calendar_items {
  const pentad_stellar_calendar_items *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL accounts;
  const struct pentad_stellar_account_failure *PENTAD_NONNULL failures;
  size_t failure_count;
} pentad_stellar_account_calendar_items;
typedef struct pentad_stellar_client pentad_stellar_client;
typedef struct pentad_stellar_search pentad_stellar_search;
typedef struct pentad_stellar_accounts pentad_stellar_accounts;
typedef struct pentad_stellar_canvas_sign_in pentad_stellar_canvas_sign_in;
typedef struct pentad_stellar_courses {
  const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_courses;
typedef enum pentad_stellar_weekday {
  PENTAD_STELLAR_WEEKDAY_MONDAY = 1,
  PENTAD_STELLAR_WEEKDAY_TUESDAY = 2,
  PENTAD_STELLAR_WEEKDAY_WEDNESDAY = 4,
  PENTAD_STELLAR_WEEKDAY_THURSDAY = 8,
  PENTAD_STELLAR_WEEKDAY_FRIDAY = 16,
  PENTAD_STELLAR_WEEKDAY_SATURDAY = 32,
  PENTAD_STELLAR_WEEKDAY_SUNDAY = 64,
  PENTAD_STELLAR_WEEKDAY_FORCE_INT32 = 0x7fffffff
} pentad_stellar_weekday;
typedef struct pentad_stellar_meeting {
  const char *PENTAD_NULLABLE location;
  uint32_t weekdays;
  int32_t start;
  int32_t end;
  int32_t first;
  int32_t last;
  int32_t interval;
} pentad_stellar_meeting;
typedef struct pentad_stellar_class_time {
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL location;
  const pentad_stellar_meeting *PENTAD_NONNULL meetings;
  size_t meeting_count;
  int32_t order;
  bool is_parsed;
  const char *PENTAD_NULLABLE section;
  int32_t first;
  int32_t last;
  int32_t interval;
} pentad_stellar_class_time;
typedef struct pentad_stellar_classes {
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  int64_t stored_at;
  pentad_snapshot_origin origin;
  bool is_stale;
} pentad_stellar_classes;
typedef struct pentad_stellar_class_detail {
  const pentad_stellar_class *PENTAD_NONNULL item;
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL news;
  size_t news_count;
  int64_t info_stored_at;
  bool is_bookmarked;
} pentad_stellar_class_detail;
typedef struct pentad_stellar_detail_screen {
  const pentad_stellar_class *PENTAD_NONNULL item;
  const pentad_stellar_tab *PENTAD_NONNULL tabs;
  size_t tab_count;
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL news;
  size_t news_count;
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL instructors;
  size_t instructor_count;
  const pentad_stellar_staff_member *PENTAD_NONNULL const *PENTAD_NONNULL assistants;
  size_t assistant_count;
  const char *PENTAD_NULLABLE news_message;
  pentad_stellar_news_state news_state;
} pentad_stellar_detail_screen;
typedef enum pentad_stellar_stage {
  PENTAD_STELLAR_STAGE_GENERAL = 0,
  PENTAD_STELLAR_STAGE_CACHED = 1,
  PENTAD_STELLAR_STAGE_FRESH = 2,
  PENTAD_STELLAR_STAGE_FAILED = 3,
  PENTAD_STELLAR_STAGE_FORCE_INT32 = 0x7fffffff
} pentad_stellar_stage;
typedef struct pentad_stellar_class_info {
  pentad_stellar_stage stage;
  pentad_status status;
  const char *PENTAD_NULLABLE error_message;
  const pentad_stellar_class_detail *PENTAD_NULLABLE detail;
  const pentad_stellar_detail_screen *PENTAD_NONNULL screen;
} pentad_stellar_class_info;
typedef void (*pentad_stellar_class_info_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_class_info *PENTAD_NONNULL info);
typedef struct pentad_stellar_unread {
  const char *PENTAD_NONNULL master_id;
  int64_t count;
} pentad_stellar_unread;
typedef struct pentad_stellar_unread_counts {
  const pentad_stellar_unread *PENTAD_NONNULL items;
  size_t count;
  int64_t total;
} pentad_stellar_unread_counts;
typedef struct pentad_stellar_bookmark {
  const pentad_stellar_class *PENTAD_NONNULL item;
  int64_t added_at;
  int64_t archived_at;
  pentad_stellar_sync sync;
  pentad_status status;
  const char *PENTAD_NULLABLE error_message;
} pentad_stellar_bookmark;
typedef struct pentad_stellar_class_section {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL kind;
  const char *PENTAD_NONNULL name;
  const pentad_stellar_class_time *PENTAD_NONNULL const *PENTAD_NONNULL times;
  size_t time_count;
  bool is_chosen;
} pentad_stellar_class_section;
typedef struct pentad_stellar_class_sections {
  const char *PENTAD_NONNULL master_id;
  const pentad_stellar_class_section *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL open_kinds;
  size_t open_kind_count;
} pentad_stellar_class_sections;
typedef enum pentad_stellar_section_kind {
  PENTAD_STELLAR_SECTION_KIND_BOOKMARKS = 0,
  PENTAD_STELLAR_SECTION_KIND_GROUPS = 1,
  PENTAD_STELLAR_SECTION_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_section_kind;
typedef struct pentad_stellar_section {
  const pentad_stellar_bookmarks *PENTAD_NULLABLE bookmarks;
  const pentad_stellar_course_groups *PENTAD_NULLABLE groups;
  pentad_stellar_section_kind kind;
} pentad_stellar_section;
typedef struct pentad_stellar_classes_screen {
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL course;
  const pentad_stellar_class *PENTAD_NONNULL const *PENTAD_NONNULL classes;
  size_t class_count;
  int64_t stored_at;
  pentad_stellar_list_state state;
  pentad_status status;
  const char *PENTAD_NULLABLE error_message;
} pentad_stellar_classes_screen;
typedef void (*pentad_stellar_classes_screen_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_classes_screen *PENTAD_NONNULL screen);
typedef void (*pentad_stellar_count_callback)(void *PENTAD_NULLABLE context, pentad_status status,
                                              int64_t count, pentad_error *PENTAD_NULLABLE error);
typedef struct pentad_stellar_term_calendar {
  size_t struct_size;
  const char *PENTAD_NULLABLE zone;
  const int32_t *PENTAD_NULLABLE holidays;
  size_t holiday_count;
  const int32_t *PENTAD_NULLABLE monday_schedule;
  size_t monday_schedule_count;
  int32_t first;
  int32_t last;
} pentad_stellar_term_calendar;
#define PENTAD_STELLAR_TERM_CALENDAR_INIT \
  { sizeof(pentad_stellar_term_calendar), NULL, NULL, 0, NULL, 0, 0, 0 }
typedef struct pentad_stellar_icalendar_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE name;
  int64_t stamp;
  const pentad_stellar_calendar_items *PENTAD_NONNULL const *PENTAD_NULLABLE items;
  size_t item_count;
  int32_t refresh_hours;
  uint32_t writes_to_dos;
} pentad_stellar_icalendar_options;
#define PENTAD_STELLAR_ICALENDAR_OPTIONS_INIT \
  { sizeof(pentad_stellar_icalendar_options), NULL, 0, NULL, 0, 0, 0 }
typedef enum pentad_stellar_submission {
  PENTAD_STELLAR_SUBMISSION_SUBMITTED = 1,
  PENTAD_STELLAR_SUBMISSION_GRADED = 2,
  PENTAD_STELLAR_SUBMISSION_LATE = 4,
  PENTAD_STELLAR_SUBMISSION_MISSING = 8,
  PENTAD_STELLAR_SUBMISSION_EXCUSED = 16,
  PENTAD_STELLAR_SUBMISSION_FORCE_INT32 = 0x7fffffff
} pentad_stellar_submission;
typedef struct pentad_stellar_account_failure {
  const char *PENTAD_NONNULL account;
  const char *PENTAD_NONNULL error_message;
  pentad_status status;
} pentad_stellar_account_failure;
typedef enum pentad_stellar_update_kind {
  PENTAD_STELLAR_UPDATE_KIND_ANNOUNCEMENT = 0,
  PENTAD_STELLAR_UPDATE_KIND_NEW_TASK = 1,
  PENTAD_STELLAR_UPDATE_KIND_DUE_CHANGED = 2,
  PENTAD_STELLAR_UPDATE_KIND_GRADE = 3,
  PENTAD_STELLAR_UPDATE_KIND_CLASS_ADDED = 4,
  PENTAD_STELLAR_UPDATE_KIND_CLASS_REMOVED = 5,
  PENTAD_STELLAR_UPDATE_KIND_RESET = 6,
  PENTAD_STELLAR_UPDATE_KIND_FORCE_INT32 = 0x7fffffff
} pentad_stellar_update_kind;
typedef struct pentad_stellar_update {
  uint64_t number;
  const char *PENTAD_NULLABLE master_id;
  const char *PENTAD_NULLABLE id;
  int64_t old_due;
  int64_t new_due;
  pentad_stellar_update_kind kind;
  pentad_stellar_update_category category;
} pentad_stellar_update;
typedef struct pentad_stellar_accounts_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE store_folder;
  const pentad_network_options *PENTAD_NULLABLE network;
  pentad_session *PENTAD_NULLABLE session;
  int64_t file_bytes;
  uint32_t manual_synchronising;
  uint32_t allows_shared_store;
  uint32_t fetches_grades;
  uint32_t reserved;
} pentad_stellar_accounts_options;
#define PENTAD_STELLAR_ACCOUNTS_OPTIONS_INIT \
  { sizeof(pentad_stellar_accounts_options), NULL, NULL, NULL, 0, 0, 0, 0, 0 }
typedef struct pentad_stellar_canvas_sign_in_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE address;
  const char *PENTAD_NULLABLE client_id;
  const char *PENTAD_NULLABLE client_secret;
  const char *PENTAD_NULLABLE redirect;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE scopes;
  size_t scope_count;
  const char *PENTAD_NULLABLE purpose;
  uint32_t asks_for_password;
  uint32_t reserved;
} pentad_stellar_canvas_sign_in_options;
#define PENTAD_STELLAR_CANVAS_SIGN_IN_OPTIONS_INIT \
  { sizeof(pentad_stellar_canvas_sign_in_options), NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0 }
typedef void (*pentad_stellar_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);
typedef void (*pentad_stellar_id_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                           const char *PENTAD_NONNULL id);
typedef void (*pentad_stellar_news_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             const char *PENTAD_NONNULL master_id, int64_t count);
typedef void (*pentad_stellar_failed_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                               pentad_stellar_subject subject,
                                               const char *PENTAD_NULLABLE id,
                                               pentad_error *PENTAD_NONNULL error, bool is_kept);
typedef void (*pentad_stellar_left_out_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                 pentad_stellar_subject subject,
                                                 const char *PENTAD_NULLABLE id, int64_t count);
typedef void (*pentad_stellar_bookmark_failed_callback)(void *PENTAD_NULLABLE context,
                                                        uint64_t event,
                                                        const char *PENTAD_NONNULL master_id,
                                                        pentad_error *PENTAD_NONNULL error);
typedef void (*pentad_stellar_term_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                             const pentad_stellar_term *PENTAD_NONNULL term,
                                             const char *PENTAD_NONNULL const *PENTAD_NONNULL removed,
                                             size_t removed_count);
typedef void (*pentad_stellar_account_changed_callback)(void *PENTAD_NULLABLE context,
                                                        uint64_t event,
                                                        pentad_stellar_subject subject,
                                                        const char *PENTAD_NULLABLE master_id);
typedef void (*pentad_stellar_change_failed_callback)(void *PENTAD_NULLABLE context,
                                                      uint64_t event,
                                                      pentad_stellar_subject subject,
                                                      const char *PENTAD_NULLABLE master_id,
                                                      pentad_error *PENTAD_NONNULL error);
typedef void (*pentad_stellar_recovery_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                 int64_t rows_kept, bool is_partial);
typedef void (*pentad_stellar_store_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                              pentad_error *PENTAD_NONNULL error);
typedef struct pentad_stellar_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_stellar_event_callback PENTAD_NULLABLE did_load_courses;
  pentad_stellar_id_callback PENTAD_NULLABLE did_load_classes;
  pentad_stellar_id_callback PENTAD_NULLABLE did_change_class;
  pentad_stellar_news_callback PENTAD_NULLABLE announcements_did_arrive;
  pentad_stellar_failed_callback PENTAD_NULLABLE did_fail;
  pentad_stellar_left_out_callback PENTAD_NULLABLE did_leave_out;
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_bookmarks;
  pentad_stellar_id_callback PENTAD_NULLABLE did_synchronise_bookmark;
  pentad_stellar_bookmark_failed_callback PENTAD_NULLABLE bookmark_did_fail;
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_recent;
  pentad_stellar_event_callback PENTAD_NULLABLE did_change_unread;
  pentad_stellar_term_callback PENTAD_NULLABLE did_change_term;
  pentad_stellar_account_changed_callback PENTAD_NULLABLE did_change_account;
  pentad_stellar_change_failed_callback PENTAD_NULLABLE change_did_fail;
  pentad_stellar_recovery_callback PENTAD_NULLABLE did_recover_store;
  pentad_stellar_store_callback PENTAD_NULLABLE store_did_fail;
  pentad_stellar_event_callback PENTAD_NULLABLE store_did_change;
  pentad_stellar_event_callback PENTAD_NULLABLE did_clear_cache;
  pentad_stellar_event_callback PENTAD_NULLABLE did_erase;
  pentad_stellar_event_callback PENTAD_NULLABLE did_reset;
} pentad_stellar_delegate;
#define PENTAD_STELLAR_DELEGATE_INIT \
  { sizeof(pentad_stellar_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
typedef void (*pentad_stellar_bookmarks_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_bookmarks *PENTAD_NONNULL bookmarks,
    const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_stellar_course_list_callback)(
    void *PENTAD_NULLABLE context,
    const pentad_stellar_course *PENTAD_NONNULL const *PENTAD_NONNULL items, size_t count,
    const pentad_list_delta *PENTAD_NULLABLE delta);
typedef void (*pentad_stellar_class_list_callback)(
    void *PENTAD_NULLABLE context, const pentad_stellar_class_list *PENTAD_NONNULL classes,
    const pentad_list_delta *PENTAD_NULLABLE delta);
typedef struct pentad_stellar_lists_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_stellar_bookmarks_callback PENTAD_NULLABLE bookmarks;
  pentad_stellar_course_list_callback PENTAD_NULLABLE courses;
  pentad_stellar_class_list_callback PENTAD_NULLABLE recent;
  size_t recent_limit;
} pentad_stellar_lists_delegate;
#define PENTAD_STELLAR_LISTS_DELEGATE_INIT \
  { sizeof(pentad_stellar_lists_delegate), NULL, NULL, NULL, NULL, NULL, 0 }
typedef struct pentad_stellar_client_options {
  size_t struct_size;
  const char *PENTAD_NULLABLE store_folder;
  const char *PENTAD_NULLABLE server;
  const pentad_network_options *PENTAD_NULLABLE network;
  const pentad_stellar_delegate *PENTAD_NULLABLE delegate;
  uint32_t manual_synchronising;
  uint32_t allows_shared_store;
  uint32_t server_has_moved;
  uint32_t reserved;
  pentad_session *PENTAD_NULLABLE session;
} pentad_stellar_client_options;
#define PENTAD_STELLAR_CLIENT_OPTIONS_INIT \
  { sizeof(pentad_stellar_client_options), NULL, NULL, NULL, NULL, 0, 0, 0, 0, NULL }
typedef void (*pentad_stellar_courses_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_courses *PENTAD_NULLABLE courses,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_classes_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_classes *PENTAD_NULLABLE classes,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_term_change_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_term_change *PENTAD_NULLABLE term_change,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_section_plans_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_section_plans *PENTAD_NULLABLE section_plans,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_search_answer_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_search_answer *PENTAD_NULLABLE search_answer,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_main_table_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_main_table *PENTAD_NULLABLE main_table,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_calendar_items_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_calendar_items *PENTAD_NULLABLE calendar_items,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_account_calendar_items_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_account_calendar_items *PENTAD_NULLABLE account_calendar_items,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_account_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_account *PENTAD_NULLABLE account,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_moodle_config_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_moodle_config *PENTAD_NULLABLE moodle_config,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_moodle_sign_in_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_moodle_sign_in *PENTAD_NULLABLE moodle_sign_in,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_moodle_notifications_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_moodle_notifications *PENTAD_NULLABLE moodle_notifications,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_refresh_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_refresh *PENTAD_NULLABLE refresh,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_account_refreshes_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_account_refreshes *PENTAD_NULLABLE account_refreshes,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_account_classes_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_account_classes *PENTAD_NULLABLE account_classes,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_account_tasks_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_account_tasks *PENTAD_NULLABLE account_tasks,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_account_announcements_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_account_announcements *PENTAD_NULLABLE account_announcements,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_account_events_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_account_events *PENTAD_NULLABLE account_events,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_my_classes_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_my_classes *PENTAD_NULLABLE my_classes,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_tasks_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_tasks *PENTAD_NULLABLE tasks,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_announcement_feed_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_announcement_feed *PENTAD_NULLABLE announcement_feed,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_calendar_events_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_calendar_events *PENTAD_NULLABLE calendar_events,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_grades_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_grades *PENTAD_NULLABLE grades,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_files_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_files *PENTAD_NULLABLE files,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_posts_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_posts *PENTAD_NULLABLE posts,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_stellar_file_content_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_stellar_file_content *PENTAD_NULLABLE file_content,
    pentad_error *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_client(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL account, pentad_stellar_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_all(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    pentad_stellar_account_list *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_account_list_free(pentad_stellar_account_list *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_accounts_add(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL kind, const char *PENTAD_NONNULL address,
    const char *PENTAD_NULLABLE name, const char *PENTAD_NULLABLE secret,
    pentad_stellar_account *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_account_free(pentad_stellar_account *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_accounts_add_canvas(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL address, const char *PENTAD_NONNULL token,
    const char *PENTAD_NULLABLE name, pentad_stellar_account *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_add_canvas_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL address, const char *PENTAD_NONNULL token,
    const char *PENTAD_NULLABLE name, pentad_stellar_account_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_finish_canvas(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    pentad_stellar_canvas_sign_in *PENTAD_NONNULL sign_in, const char *PENTAD_NONNULL answer,
    const char *PENTAD_NULLABLE name, pentad_stellar_account *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_finish_canvas_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    pentad_stellar_canvas_sign_in *PENTAD_NONNULL sign_in, const char *PENTAD_NONNULL answer,
    const char *PENTAD_NULLABLE name, pentad_stellar_account_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_add_moodle(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL address, const char *PENTAD_NONNULL user_name,
    const char *PENTAD_NONNULL password, const char *PENTAD_NULLABLE name,
    pentad_stellar_account *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_add_moodle_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL address, const char *PENTAD_NONNULL user_name,
    const char *PENTAD_NONNULL password, const char *PENTAD_NULLABLE name,
    pentad_stellar_account_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_add_moodle_token(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL address, const char *PENTAD_NONNULL token,
    const char *PENTAD_NULLABLE name, pentad_stellar_account *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_add_moodle_token_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL address, const char *PENTAD_NONNULL token,
    const char *PENTAD_NULLABLE name, pentad_stellar_account_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_renew(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL account, const char *PENTAD_NONNULL secret,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_renew_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL account, const char *PENTAD_NONNULL secret,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_remove(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL account, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_open(const pentad_stellar_accounts_options *PENTAD_NULLABLE options,
    pentad_stellar_accounts *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_open_async(const pentad_stellar_accounts_options *PENTAD_NULLABLE options,
    pentad_stellar_accounts *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_accounts_free(pentad_stellar_accounts *PENTAD_NULLABLE accounts);
PENTAD_API pentad_status pentad_stellar_client_open(const pentad_stellar_client_options *PENTAD_NULLABLE options,
    pentad_stellar_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_open_async(const pentad_stellar_client_options *PENTAD_NULLABLE options,
    pentad_stellar_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_client_free(pentad_stellar_client *PENTAD_NULLABLE client);
PENTAD_API pentad_status pentad_stellar_client_refresh_account(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_refresh *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_refresh_account_async(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_stellar_refresh_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_refresh_free(pentad_stellar_refresh *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_my_classes(pentad_stellar_client *PENTAD_NONNULL client,
    bool including_past, pentad_stellar_my_classes *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_my_classes_async(pentad_stellar_client *PENTAD_NONNULL client,
    bool including_past, pentad_stellar_my_classes_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_my_classes_free(pentad_stellar_my_classes *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_tasks(pentad_stellar_client *PENTAD_NONNULL client,
    int64_t start, int64_t end, bool undated,
    pentad_stellar_tasks *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_tasks_async(pentad_stellar_client *PENTAD_NONNULL client,
    int64_t start, int64_t end, bool undated, pentad_stellar_tasks_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_tasks_free(pentad_stellar_tasks *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_announcements_feed(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE position, bool only_unread, size_t limit,
    pentad_stellar_announcement_feed *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_announcements_feed_async(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE position, bool only_unread, size_t limit,
    pentad_stellar_announcement_feed_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_announcement_feed_free(pentad_stellar_announcement_feed *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_calendar_events(pentad_stellar_client *PENTAD_NONNULL client,
    int64_t start, int64_t end, pentad_stellar_calendar_events *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_calendar_events_async(pentad_stellar_client *PENTAD_NONNULL client,
    int64_t start, int64_t end, pentad_stellar_calendar_events_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_calendar_events_free(pentad_stellar_calendar_events *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_grades(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, bool reload,
    pentad_stellar_grades *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_grades_async(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, bool reload,
    pentad_stellar_grades_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_grades_free(pentad_stellar_grades *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_set_done(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL task_id, bool is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_mark_unread(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, const char *PENTAD_NONNULL key,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_refresh(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    pentad_stellar_account_refreshes *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_refresh_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_stellar_account_refreshes_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_account_refreshes_free(pentad_stellar_account_refreshes *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_accounts_my_classes(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    bool including_past, pentad_stellar_account_classes *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_my_classes_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    bool including_past, pentad_stellar_account_classes_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_account_classes_free(pentad_stellar_account_classes *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_accounts_tasks(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    int64_t start, int64_t end, bool undated,
    pentad_stellar_account_tasks *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_tasks_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    int64_t start, int64_t end, bool undated,
    pentad_stellar_account_tasks_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_account_tasks_free(pentad_stellar_account_tasks *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_accounts_announcements(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NULLABLE position, const char *PENTAD_NULLABLE account, bool only_unread,
    size_t limit, pentad_stellar_account_announcements *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_announcements_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NULLABLE position, const char *PENTAD_NULLABLE account, bool only_unread,
    size_t limit, pentad_stellar_account_announcements_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_account_announcements_free(pentad_stellar_account_announcements *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_accounts_calendar_events(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    int64_t start, int64_t end, pentad_stellar_account_events *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_calendar_events_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    int64_t start, int64_t end, pentad_stellar_account_events_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_account_events_free(pentad_stellar_account_events *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_announcements(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id,
    pentad_stellar_announcements *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_announcements_free(pentad_stellar_announcements *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_mark_read(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, const char *PENTAD_NULLABLE key,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_unread_counts(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_unread_counts *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_unread_counts_free(pentad_stellar_unread_counts *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_links_find(const char *PENTAD_NONNULL text,
    pentad_stellar_links *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_links_free(pentad_stellar_links *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_bookmarks(pentad_stellar_client *PENTAD_NONNULL client,
    bool archived, pentad_stellar_bookmarks *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_bookmarks_free(pentad_stellar_bookmarks *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_bookmark(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_class *PENTAD_NONNULL item,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_bookmark_id(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_remove_bookmark(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_canvas_sign_in_begin(const pentad_stellar_canvas_sign_in_options *PENTAD_NONNULL options,
    pentad_stellar_canvas_sign_in *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_canvas_sign_in_address(pentad_stellar_canvas_sign_in *PENTAD_NONNULL sign_in,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_canvas_sign_in_is_end(pentad_stellar_canvas_sign_in *PENTAD_NONNULL sign_in,
    const char *PENTAD_NONNULL address, bool *PENTAD_NULLABLE is_end,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_canvas_sign_in_free(pentad_stellar_canvas_sign_in *PENTAD_NULLABLE sign_in);
PENTAD_API pentad_status pentad_stellar_client_load_catalogue(pentad_stellar_client *PENTAD_NONNULL client,
    int64_t *PENTAD_NULLABLE loaded, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_load_catalogue_async(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_stellar_count_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_classes(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL course, bool reload,
    pentad_stellar_classes *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_classes_async(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL course, bool reload,
    pentad_stellar_classes_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_classes_free(pentad_stellar_classes *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_cached_class(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, pentad_stellar_class *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_class_free(pentad_stellar_class *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_recent(pentad_stellar_client *PENTAD_NONNULL client,
    size_t limit, pentad_stellar_class_list *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_class_list_free(pentad_stellar_class_list *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_class_list_sort(const pentad_stellar_class *PENTAD_NULLABLE const *PENTAD_NULLABLE items,
    size_t count, const char *PENTAD_NULLABLE course,
    pentad_stellar_class_list *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_class_list_conflicts(const pentad_stellar_class *PENTAD_NULLABLE const *PENTAD_NULLABLE classes,
    size_t class_count,
    const pentad_stellar_section_choice *PENTAD_NULLABLE const *PENTAD_NULLABLE choices,
    size_t choice_count, pentad_stellar_conflicts *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_conflicts_free(pentad_stellar_conflicts *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_class_list_icalendar(const pentad_stellar_class *PENTAD_NULLABLE const *PENTAD_NULLABLE classes,
    size_t class_count, const pentad_stellar_term_calendar *PENTAD_NONNULL calendar,
    const pentad_stellar_section_choice *PENTAD_NULLABLE const *PENTAD_NULLABLE choices,
    size_t choice_count, const pentad_stellar_icalendar_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_calendar_write(const char *PENTAD_NONNULL text,
    const char *PENTAD_NONNULL path, bool *PENTAD_NULLABLE has_changed,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_courses(pentad_stellar_client *PENTAD_NONNULL client,
    bool reload, pentad_stellar_courses *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_courses_async(pentad_stellar_client *PENTAD_NONNULL client,
    bool reload, pentad_stellar_courses_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_courses_free(pentad_stellar_courses *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_course_groups_make(const pentad_stellar_courses *PENTAD_NONNULL courses,
    pentad_stellar_course_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_course_groups_free(pentad_stellar_course_groups *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_course_group_find(const char *PENTAD_NONNULL serialized,
    const pentad_stellar_courses *PENTAD_NONNULL courses,
    pentad_stellar_course_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_subscribe(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_subscribe_lists(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_lists_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_files(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, bool reload,
    pentad_stellar_files *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_files_async(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, bool reload,
    pentad_stellar_files_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_files_free(pentad_stellar_files *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_file_content(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_file *PENTAD_NONNULL file,
    pentad_stellar_file_content *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_file_content_async(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_file *PENTAD_NONNULL file,
    pentad_stellar_file_content_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_file_content_free(pentad_stellar_file_content *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_keep_offline(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_file *PENTAD_NONNULL file, bool is_kept,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_keep_offline_async(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_file *PENTAD_NONNULL file, bool is_kept,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_files_kept_offline(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_kept_files *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_kept_files_free(pentad_stellar_kept_files *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_class_info(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id,
    pentad_stellar_class_info *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_class_info_async(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, pentad_stellar_class_info_callback PENTAD_NULLABLE update,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_class_info_free(pentad_stellar_class_info *PENTAD_NULLABLE record);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_season_name(pentad_stellar_season value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_role_name(pentad_stellar_role value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_number_kind_name(pentad_stellar_number_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_link_kind_name(pentad_stellar_link_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_tab_name(pentad_stellar_tab value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_news_state_name(pentad_stellar_news_state value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_sync_name(pentad_stellar_sync value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_search_origin_name(pentad_stellar_search_origin value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_list_state_name(pentad_stellar_list_state value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_subject_name(pentad_stellar_subject value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_plan_change_kind_name(pentad_stellar_plan_change_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_enrolment_role_name(pentad_stellar_enrolment_role value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_update_category_name(pentad_stellar_update_category value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_moodle_sign_in_kind_name(pentad_stellar_moodle_sign_in_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_stellar_task_kind_name(pentad_stellar_task_kind value);
PENTAD_API pentad_status pentad_stellar_courses_screen_make(const pentad_stellar_course_group *PENTAD_NONNULL group,
    pentad_stellar_courses_screen *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_courses_screen_free(pentad_stellar_courses_screen *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_classes_screen_make(const char *PENTAD_NONNULL course,
    pentad_stellar_classes_screen *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_classes_screen_free(pentad_stellar_classes_screen *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_classes_screen(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL course, bool reload,
    pentad_stellar_classes_screen *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_classes_screen_async(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL course, bool reload,
    pentad_stellar_classes_screen_callback PENTAD_NULLABLE update,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_moodle_config(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL address,
    pentad_stellar_moodle_config *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_moodle_config_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL address,
    pentad_stellar_moodle_config_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_moodle_config_free(pentad_stellar_moodle_config *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_accounts_begin_moodle(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL address, const char *PENTAD_NONNULL scheme,
    pentad_stellar_moodle_sign_in *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_begin_moodle_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    const char *PENTAD_NONNULL address, const char *PENTAD_NONNULL scheme,
    pentad_stellar_moodle_sign_in_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_moodle_sign_in_free(pentad_stellar_moodle_sign_in *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_moodle_sign_in_token(const pentad_stellar_moodle_sign_in *PENTAD_NONNULL sign_in,
    const char *PENTAD_NONNULL address, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_moodle_notifications(pentad_stellar_client *PENTAD_NONNULL client,
    size_t limit, pentad_stellar_moodle_notifications *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_moodle_notifications_async(pentad_stellar_client *PENTAD_NONNULL client,
    size_t limit, pentad_stellar_moodle_notifications_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_moodle_notifications_free(pentad_stellar_moodle_notifications *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_mark_notification_read(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_mark_notification_read_async(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL id, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_announcement_screen_make(const pentad_stellar_class *PENTAD_NONNULL item,
    const pentad_stellar_announcement *PENTAD_NONNULL announcement,
    const char *PENTAD_NULLABLE zone,
    pentad_stellar_announcement_screen *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_announcement_screen_free(pentad_stellar_announcement_screen *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_blocked_times_read(const char *PENTAD_NONNULL text,
    const char *PENTAD_NONNULL name,
    pentad_stellar_blocked_times *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_blocked_times_free(pentad_stellar_blocked_times *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_plans(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_blocked_time *PENTAD_NULLABLE const *PENTAD_NULLABLE blocked,
    size_t blocked_count, size_t limit,
    pentad_stellar_section_plans *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_plans_async(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_blocked_time *PENTAD_NULLABLE const *PENTAD_NULLABLE blocked,
    size_t blocked_count, size_t limit,
    pentad_stellar_section_plans_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_section_plans_free(pentad_stellar_section_plans *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_save_plan(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_plan *PENTAD_NONNULL plan,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_saved_plans(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_saved_plans *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_saved_plans_free(pentad_stellar_saved_plans *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_saved_plan(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL name, pentad_stellar_saved_plan *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_saved_plan_free(pentad_stellar_saved_plan *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_remove_plan(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL name, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_write_feed(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL name, const char *PENTAD_NONNULL folder,
    const pentad_stellar_term_calendar *PENTAD_NULLABLE calendar,
    const pentad_stellar_icalendar_options *PENTAD_NULLABLE options,
    pentad_stellar_calendar_feed *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_calendar_feed_free(pentad_stellar_calendar_feed *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_end_feed(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL name, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_calendar_items(pentad_stellar_client *PENTAD_NONNULL client,
    int64_t start, int64_t end, pentad_stellar_calendar_items *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_calendar_items_async(pentad_stellar_client *PENTAD_NONNULL client,
    int64_t start, int64_t end, pentad_stellar_calendar_items_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_calendar_items_free(pentad_stellar_calendar_items *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_accounts_calendar_items(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    int64_t start, int64_t end,
    pentad_stellar_account_calendar_items *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_accounts_calendar_items_async(pentad_stellar_accounts *PENTAD_NONNULL accounts,
    int64_t start, int64_t end,
    pentad_stellar_account_calendar_items_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_account_calendar_items_free(pentad_stellar_account_calendar_items *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_class_list_plans(const pentad_stellar_class *PENTAD_NULLABLE const *PENTAD_NULLABLE classes,
    size_t class_count,
    const pentad_stellar_section_choice *PENTAD_NULLABLE const *PENTAD_NULLABLE choices,
    size_t choice_count,
    const pentad_stellar_blocked_time *PENTAD_NULLABLE const *PENTAD_NULLABLE blocked,
    size_t blocked_count, size_t limit,
    pentad_stellar_section_plans *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_posts(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, const char *PENTAD_NONNULL announcement_id, bool reload,
    pentad_stellar_posts *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_posts_async(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, const char *PENTAD_NONNULL announcement_id, bool reload,
    pentad_stellar_posts_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_posts_free(pentad_stellar_posts *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_post(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, const char *PENTAD_NONNULL announcement_id,
    const char *PENTAD_NONNULL text, const char *PENTAD_NULLABLE parent,
    int64_t *PENTAD_NULLABLE post, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_pending_posts(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, const char *PENTAD_NONNULL announcement_id,
    pentad_stellar_pending_posts *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_pending_posts_free(pentad_stellar_pending_posts *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_cancel_post(pentad_stellar_client *PENTAD_NONNULL client,
    int64_t post, bool *PENTAD_NULLABLE is_cancelled,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_mark_posts_read(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, const char *PENTAD_NONNULL announcement_id,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_main_table(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_main_table *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_main_table_async(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_main_table_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_main_table_free(pentad_stellar_main_table *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_detail_screen_make(const pentad_stellar_class *PENTAD_NONNULL item,
    pentad_stellar_detail_screen *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_detail_screen_free(pentad_stellar_detail_screen *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_search_make(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_search *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_search_execute(pentad_stellar_search *PENTAD_NONNULL search,
    const char *PENTAD_NONNULL text, size_t limit,
    pentad_stellar_search_answer *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_search_execute_async(pentad_stellar_search *PENTAD_NONNULL search,
    const char *PENTAD_NONNULL text, size_t limit,
    pentad_stellar_search_answer_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_search_answer_free(pentad_stellar_search_answer *PENTAD_NULLABLE record);
PENTAD_API void pentad_stellar_search_cancel(pentad_stellar_search *PENTAD_NULLABLE search);
PENTAD_API void pentad_stellar_search_free(pentad_stellar_search *PENTAD_NULLABLE search);
PENTAD_API pentad_status pentad_stellar_client_search(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL text, size_t limit,
    pentad_stellar_search_answer *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_search_async(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL text, size_t limit,
    pentad_stellar_search_answer_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_sections(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id,
    pentad_stellar_class_sections *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_class_sections_free(pentad_stellar_class_sections *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_class_sections_find(const pentad_stellar_class *PENTAD_NONNULL item,
    pentad_stellar_class_sections *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_choose_section(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, const char *PENTAD_NONNULL section,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_clear_sections(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id, const char *PENTAD_NULLABLE kind,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_term_calendar(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE term,
    pentad_stellar_term_calendar *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_term_calendar_free(pentad_stellar_term_calendar *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_register_device(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE token, const char *PENTAD_NULLABLE app_id,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_register_device_async(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE token, const char *PENTAD_NULLABLE app_id,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_sync_unread(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_sync_unread_async(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_synchronise(pentad_stellar_client *PENTAD_NONNULL client,
    int64_t *PENTAD_NULLABLE waiting, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_synchronise_async(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_count_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_storage_usage(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_storage_usage *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_clear_cache(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_erase_all(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_forget_devices(const pentad_stellar_client_options *PENTAD_NULLABLE options,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_suspend(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_resume(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_task_days_make(const pentad_stellar_task *PENTAD_NULLABLE const *PENTAD_NULLABLE tasks,
    size_t task_count, const char *PENTAD_NONNULL zone,
    pentad_stellar_task_days *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_task_days_free(pentad_stellar_task_days *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_term(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_term *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_term_free(pentad_stellar_term *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_refresh_term(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_term_change *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_refresh_term_async(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_term_change_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_term_change_free(pentad_stellar_term_change *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_conflicts(pentad_stellar_client *PENTAD_NONNULL client,
    pentad_stellar_conflicts *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_icalendar(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL master_id,
    const pentad_stellar_term_calendar *PENTAD_NULLABLE calendar,
    const pentad_stellar_icalendar_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_bookmarks_icalendar(pentad_stellar_client *PENTAD_NONNULL client,
    const pentad_stellar_term_calendar *PENTAD_NULLABLE calendar,
    const pentad_stellar_icalendar_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_plan_icalendar(pentad_stellar_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL name, const pentad_stellar_term_calendar *PENTAD_NULLABLE calendar,
    const pentad_stellar_icalendar_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_term_calendar_mit(const char *PENTAD_NONNULL term,
    pentad_stellar_term_calendar *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_term_calendar_set_usual(const char *PENTAD_NONNULL term,
    pentad_stellar_term_calendar *PENTAD_NONNULL calendar,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_updates(pentad_stellar_client *PENTAD_NONNULL client,
    uint64_t number, size_t limit, pentad_stellar_updates *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_updates_free(pentad_stellar_updates *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_last_update(pentad_stellar_client *PENTAD_NONNULL client,
    uint64_t *PENTAD_NULLABLE number, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
#ifdef __cplusplus
}
#endif
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
