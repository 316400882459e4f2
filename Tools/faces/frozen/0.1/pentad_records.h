#ifndef PENTAD_RECORDS_H
#define PENTAD_RECORDS_H
typedef struct pentad_elements_reference {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL licence;
  const char *PENTAD_NULLABLE url;
  int32_t year;
} pentad_elements_reference;
typedef struct pentad_elements_quantity {
  double value;
  double uncertainty;
  const char *PENTAD_NONNULL unit;
  const char *PENTAD_NULLABLE condition;
  const pentad_elements_reference *PENTAD_NONNULL source;
  pentad_elements_certainty certainty;
} pentad_elements_quantity;
typedef struct pentad_elements_value {
  pentad_elements_property property;
  const char *PENTAD_NONNULL allotrope;
  const pentad_elements_quantity *PENTAD_NONNULL quantity;
} pentad_elements_value;
typedef struct pentad_elements_element_name {
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL kind;
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_element_name;
typedef struct pentad_elements_subshell {
  int32_t shell;
  int32_t electrons;
  char block;
} pentad_elements_subshell;
typedef struct pentad_elements_electron_configuration {
  const char *PENTAD_NONNULL short_form;
  const char *PENTAD_NONNULL full_form;
  const int32_t *PENTAD_NONNULL shells;
  size_t shell_count;
  const pentad_elements_subshell *PENTAD_NONNULL subshells;
  size_t subshell_count;
  const pentad_elements_reference *PENTAD_NONNULL source;
  pentad_elements_certainty certainty;
} pentad_elements_electron_configuration;
typedef struct pentad_elements_allotrope {
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE structure;
  const pentad_elements_quantity *PENTAD_NULLABLE melting_point;
  const pentad_elements_quantity *PENTAD_NULLABLE boiling_point;
  const pentad_elements_quantity *PENTAD_NULLABLE sublimation_point;
  const pentad_elements_quantity *PENTAD_NULLABLE density;
  bool is_standard;
} pentad_elements_allotrope;
typedef struct pentad_elements_discovery_claim {
  const char *PENTAD_NULLABLE credited;
  const char *PENTAD_NULLABLE note;
  const pentad_elements_reference *PENTAD_NONNULL source;
  int32_t from_year;
  int32_t to_year;
  bool has_years;
} pentad_elements_discovery_claim;
typedef struct pentad_elements_decay {
  const char *PENTAD_NONNULL mode;
  const char *PENTAD_NONNULL relation;
  double percent;
  double uncertainty;
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_decay;
typedef struct pentad_elements_nuclide {
  int32_t number;
  int32_t mass_number;
  const pentad_elements_quantity *PENTAD_NULLABLE mass;
  const pentad_elements_quantity *PENTAD_NULLABLE abundance;
  const char *PENTAD_NONNULL stability;
  double half_life;
  double half_life_uncertainty;
  double half_life_published;
  const char *PENTAD_NULLABLE half_life_unit;
  const pentad_elements_decay *PENTAD_NONNULL const *PENTAD_NONNULL decays;
  size_t decay_count;
  const char *PENTAD_NULLABLE spin;
  const char *PENTAD_NULLABLE parity;
  int32_t discovery_year;
  bool half_life_is_estimated;
  const char *PENTAD_NULLABLE half_life_relation;
  double half_life_limit;
  double half_life_limit_published;
  const char *PENTAD_NULLABLE half_life_limit_unit;
  const char *PENTAD_NULLABLE half_life_limit_relation;
  const char *PENTAD_NULLABLE spin_parity;
} pentad_elements_nuclide;
typedef struct pentad_elements_card_line {
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL role;
  double x;
  double y;
  double font_size;
  const char *PENTAD_NONNULL anchor;
} pentad_elements_card_line;
typedef struct pentad_elements_molar_mass {
  double value;
  double low;
  double high;
  double uncertainty;
} pentad_elements_molar_mass;
typedef struct pentad_astro_day_horizon {
  int64_t civil_start;
  int64_t civil_end;
  int64_t previous_sunset;
  int64_t sunrise;
  int64_t sunset;
  int64_t next_sunrise;
  const int64_t *PENTAD_NONNULL moonrises;
  size_t moonrise_count;
  const int64_t *PENTAD_NONNULL moonsets;
  size_t moonset_count;
  pentad_astro_day_state sun_state;
  pentad_astro_day_state moon_state;
} pentad_astro_day_horizon;
typedef struct pentad_astro_masa {
  int32_t amanta;
  int32_t purnimanta;
  bool is_adhika;
  bool is_kshaya;
} pentad_astro_masa;
typedef struct pentad_astro_samvat {
  int32_t shaka;
  int32_t vikrama;
  int32_t kali;
  int32_t southern_samvatsara;
  int32_t northern_samvatsara;
} pentad_astro_samvat;
typedef struct pentad_astro_season {
  int32_t ritu;
  int32_t vedic_ritu;
  pentad_astro_ayana ayana;
  pentad_astro_ayana vedic_ayana;
} pentad_astro_season;
typedef struct pentad_astro_muhurtas {
  const struct pentad_astro_span *PENTAD_NULLABLE rahu_kala;
  const struct pentad_astro_span *PENTAD_NULLABLE yamaganda;
  const struct pentad_astro_span *PENTAD_NULLABLE gulika;
  const struct pentad_astro_span *PENTAD_NULLABLE abhijit;
  const struct pentad_astro_span *PENTAD_NULLABLE brahma;
  const struct pentad_astro_span *PENTAD_NONNULL durmuhurtas;
  size_t durmuhurta_count;
  const struct pentad_astro_span *PENTAD_NONNULL varjyas;
  size_t varjya_count;
  const struct pentad_astro_span *PENTAD_NONNULL amritas;
  size_t amrita_count;
  const struct pentad_astro_span *PENTAD_NONNULL choghadiyas;
  size_t choghadiya_count;
  const struct pentad_astro_span *PENTAD_NONNULL horas;
  size_t hora_count;
} pentad_astro_muhurtas;
typedef struct pentad_astro_day {
  int32_t date;
  int32_t vara;
  int64_t start;
  int64_t end;
  const pentad_astro_day_horizon *PENTAD_NONNULL horizon;
  const struct pentad_astro_span *PENTAD_NONNULL tithis;
  size_t tithi_count;
  const struct pentad_astro_span *PENTAD_NONNULL nakshatras;
  size_t nakshatra_count;
  const struct pentad_astro_span *PENTAD_NONNULL padas;
  size_t pada_count;
  const struct pentad_astro_span *PENTAD_NONNULL yogas;
  size_t yoga_count;
  const struct pentad_astro_span *PENTAD_NONNULL karanas;
  size_t karana_count;
  const struct pentad_astro_span *PENTAD_NONNULL moon_rashis;
  size_t moon_rashi_count;
  int32_t sun_rashi;
  int32_t udaya_tithi;
  int64_t sankranti;
  const int32_t *PENTAD_NONNULL kshaya_tithis;
  size_t kshaya_tithi_count;
  const pentad_astro_masa *PENTAD_NONNULL masa;
  const pentad_astro_samvat *PENTAD_NONNULL samvat;
  const pentad_astro_season *PENTAD_NONNULL season;
  const pentad_astro_muhurtas *PENTAD_NONNULL muhurtas;
  int32_t masa_name;
  pentad_astro_paksha paksha;
  bool is_vriddhi;
  const struct pentad_astro_span *PENTAD_NONNULL running_samvatsara;
} pentad_astro_day;
typedef struct pentad_astro_month {
  int32_t year;
  int32_t month;
  int32_t first_vara;
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL days;
  size_t day_count;
} pentad_astro_month;
typedef struct pentad_astro_masa_cell {
  const struct pentad_astro_span *PENTAD_NONNULL tithi;
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL days;
  size_t day_count;
} pentad_astro_masa_cell;
typedef struct pentad_astro_masa_grid {
  int32_t month;
  bool is_adhika;
  const pentad_astro_samvat *PENTAD_NONNULL samvat;
  const pentad_astro_masa_cell *PENTAD_NONNULL const *PENTAD_NONNULL cells;
  size_t cell_count;
} pentad_astro_masa_grid;
typedef struct pentad_astro_lunar_month {
  const pentad_astro_masa *PENTAD_NONNULL masa;
  int64_t start;
  int64_t end;
} pentad_astro_lunar_month;
typedef struct pentad_astro_lunar_year {
  const pentad_astro_samvat *PENTAD_NONNULL samvat;
  const pentad_astro_lunar_month *PENTAD_NONNULL const *PENTAD_NONNULL months;
  size_t month_count;
} pentad_astro_lunar_year;
typedef struct pentad_astro_eclipse_moment {
  int64_t instant;
  double altitude;
  double azimuth;
  pentad_astro_eclipse_moment_kind kind;
  bool is_visible;
} pentad_astro_eclipse_moment;
typedef struct pentad_astro_solar_view {
  int64_t greatest;
  double magnitude;
  double obscuration;
  double altitude;
  int64_t partial_start;
  int64_t partial_end;
  int64_t umbral_start;
  int64_t umbral_end;
  pentad_astro_solar_eclipse_kind kind;
} pentad_astro_solar_view;
typedef struct pentad_astro_lunar_view {
  int64_t greatest;
  double umbral_magnitude;
  double penumbral_magnitude;
  double altitude;
  int64_t penumbral_start;
  int64_t penumbral_end;
  int64_t partial_start;
  int64_t partial_end;
  int64_t total_start;
  int64_t total_end;
  pentad_astro_lunar_eclipse_kind kind;
} pentad_astro_lunar_view;
typedef struct pentad_astro_day_container {
  const char *PENTAD_NONNULL time_zone;
  const char *PENTAD_NULLABLE tithi;
  const char *PENTAD_NULLABLE fortnight;
  const char *PENTAD_NULLABLE lunar_month;
  int64_t sunrise;
  int64_t sunset;
  int64_t moonrise;
  int64_t moonset;
  int64_t tithi_start;
  int32_t date;
  int32_t tithi_number;
} pentad_astro_day_container;
typedef struct pentad_astro_alert {
  int64_t id;
  int64_t due;
  const char *PENTAD_NONNULL message;
} pentad_astro_alert;
typedef struct pentad_astro_settings {
  const struct pentad_astro_place *PENTAD_NULLABLE location;
  const struct pentad_astro_place *PENTAD_NULLABLE far_reference;
  const struct pentad_astro_options *PENTAD_NONNULL options;
  const char *PENTAD_NULLABLE endpoint;
  int32_t sunview_date;
} pentad_astro_settings;
typedef struct pentad_astro_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t segments;
  int64_t months;
  int64_t alerts;
} pentad_astro_storage_usage;
typedef struct pentad_astro_moon_row {
  const pentad_astro_day_container *PENTAD_NONNULL day;
  const char *PENTAD_NONNULL tithi;
  const char *PENTAD_NONNULL fortnight;
  int32_t date;
  pentad_astro_moon_role role;
  bool is_continued;
} pentad_astro_moon_row;
typedef struct pentad_astro_moon_section {
  const char *PENTAD_NONNULL lunar_month;
  const pentad_astro_moon_row *PENTAD_NONNULL const *PENTAD_NONNULL rows;
  size_t row_count;
} pentad_astro_moon_section;
typedef struct pentad_astro_moon_view {
  const pentad_astro_moon_section *PENTAD_NONNULL const *PENTAD_NONNULL sections;
  size_t section_count;
  size_t row_count;
} pentad_astro_moon_view;
typedef struct pentad_astro_sun_cell {
  int32_t date;
  uint32_t marks;
  bool is_in_month;
  bool is_today;
  bool is_selected;
} pentad_astro_sun_cell;
typedef struct pentad_astro_sun_view {
  int32_t year;
  int32_t month;
  int32_t first;
  int32_t last;
  const pentad_astro_sun_cell *PENTAD_NONNULL const *PENTAD_NONNULL cells;
  size_t cell_count;
} pentad_astro_sun_view;
typedef struct pentad_astro_day_line {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NULLABLE term;
} pentad_astro_day_line;
typedef struct pentad_astro_day_view {
  const pentad_astro_day_line *PENTAD_NONNULL const *PENTAD_NONNULL lines;
  size_t line_count;
  int32_t date;
} pentad_astro_day_view;
typedef struct pentad_astro_help_topic {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL term;
  const char *PENTAD_NONNULL text;
} pentad_astro_help_topic;
typedef struct pentad_astro_days {
  const pentad_astro_day *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_days;
typedef struct pentad_astro_alerts {
  const pentad_astro_alert *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_alerts;
typedef struct pentad_astro_help_topics {
  const pentad_astro_help_topic *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_astro_help_topics;
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
} pentad_stellar_class;
typedef struct pentad_stellar_link {
  const char *PENTAD_NONNULL target;
  size_t start;
  size_t end;
  pentad_stellar_link_kind kind;
} pentad_stellar_link;
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
} pentad_stellar_announcement;
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
typedef struct pentad_stellar_section_plan {
  const pentad_stellar_section_choice *PENTAD_NONNULL choices;
  size_t choice_count;
} pentad_stellar_section_plan;
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
typedef struct pentad_stellar_announcements {
  const pentad_stellar_announcement *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_announcements;
typedef struct pentad_stellar_links {
  const pentad_stellar_link *PENTAD_NONNULL items;
  size_t count;
} pentad_stellar_links;
typedef struct pentad_chat_image {
  const char *PENTAD_NONNULL url;
  const char *PENTAD_NONNULL avatar;
  const char *PENTAD_NONNULL preview;
  const char *PENTAD_NONNULL large;
  int64_t width;
  int64_t height;
} pentad_chat_image;
typedef struct pentad_chat_user {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL name;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NULLABLE email;
  const char *PENTAD_NULLABLE phone_number;
  const char *PENTAD_NULLABLE extra_json;
  int64_t created_at;
  int64_t updated_at;
} pentad_chat_user;
typedef struct pentad_chat_preview {
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE text;
  bool has_attachments;
  const char *PENTAD_NULLABLE image_url;
} pentad_chat_preview;
typedef struct pentad_chat_state {
  const pentad_chat_preview *PENTAD_NULLABLE preview;
  const char *PENTAD_NULLABLE draft;
  int64_t unread_count;
  int64_t mention_count;
  int64_t message_count;
  int64_t last_read_message;
  int64_t last_message;
  int64_t last_message_at;
  int64_t muted_until;
} pentad_chat_state;
typedef struct pentad_chat_group {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE description;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NONNULL kind;
  const char *PENTAD_NULLABLE creator_id;
  const char *PENTAD_NULLABLE parent_id;
  const char *PENTAD_NULLABLE share_url;
  const char *PENTAD_NULLABLE extra_json;
  const pentad_chat_state *PENTAD_NONNULL state;
  int64_t created_at;
  int64_t updated_at;
  int64_t member_count;
  pentad_chat_membership membership;
  int64_t unread_with_topics;
} pentad_chat_group;
typedef struct pentad_chat_direct_chat {
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL other_user_id;
  const char *PENTAD_NONNULL name;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NULLABLE extra_json;
  const pentad_chat_state *PENTAD_NONNULL state;
  int64_t created_at;
  int64_t updated_at;
  int64_t other_read_message;
  int64_t other_read_at;
} pentad_chat_direct_chat;
typedef struct pentad_chat_member {
  const char *PENTAD_NONNULL user_id;
  const char *PENTAD_NULLABLE membership_id;
  const char *PENTAD_NONNULL nickname;
  const char *PENTAD_NULLABLE name;
  const pentad_chat_image *PENTAD_NULLABLE image;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL roles;
  size_t role_count;
  const char *PENTAD_NULLABLE extra_json;
  pentad_chat_membership state;
  bool is_muted;
} pentad_chat_member;
typedef struct pentad_chat_message {
  int64_t id;
  int64_t created_at;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NULLABLE source_guid;
  const char *PENTAD_NULLABLE sender_id;
  const char *PENTAD_NONNULL sender_kind;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NULLABLE avatar_url;
  const char *PENTAD_NULLABLE text;
  const char *PENTAD_NULLABLE event_type;
  const char *PENTAD_NULLABLE event_json;
  const char *PENTAD_NULLABLE attachments_json;
  const char *PENTAD_NULLABLE reactions_json;
  const char *PENTAD_NULLABLE favorited_by_json;
  const char *PENTAD_NULLABLE deletion_actor;
  const char *PENTAD_NULLABLE pinned_by;
  const char *PENTAD_NULLABLE extra_json;
  int64_t reply_to;
  int64_t updated_at;
  int64_t deleted_at;
  int64_t pinned_at;
  bool is_system;
} pentad_chat_message;
typedef struct pentad_chat_gap {
  int64_t after;
  int64_t before;
} pentad_chat_gap;
typedef struct pentad_chat_person {
  const char *PENTAD_NONNULL user_id;
  const char *PENTAD_NULLABLE nickname;
} pentad_chat_person;
typedef struct pentad_chat_outgoing {
  int64_t local_id;
  int64_t created_at;
  const char *PENTAD_NONNULL source_guid;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NULLABLE text;
  const struct pentad_chat_outgoing_attachment *PENTAD_NONNULL const *PENTAD_NONNULL attachments;
  size_t attachment_count;
  const char *PENTAD_NULLABLE error_message;
  int64_t attempts;
  pentad_status status;
  pentad_chat_outgoing_state state;
} pentad_chat_outgoing;
typedef struct pentad_chat_refused_change {
  int64_t local_id;
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL change;
  const char *PENTAD_NONNULL error_message;
  pentad_status status;
} pentad_chat_refused_change;
typedef struct pentad_chat_sync_failure {
  const char *PENTAD_NONNULL conversation;
  const char *PENTAD_NONNULL message;
  pentad_status status;
} pentad_chat_sync_failure;
typedef struct pentad_chat_sync_report {
  const pentad_chat_sync_failure *PENTAD_NONNULL const *PENTAD_NONNULL failed;
  size_t failed_count;
  int64_t conversations;
  int64_t unreadable;
} pentad_chat_sync_report;
typedef struct pentad_chat_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t groups;
  int64_t chats;
  int64_t messages;
  int64_t waiting;
  int64_t unreadable;
} pentad_chat_storage_usage;
typedef struct pentad_chat_groups {
  const pentad_chat_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_groups;
typedef struct pentad_chat_direct_chats {
  const pentad_chat_direct_chat *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_direct_chats;
typedef struct pentad_chat_members {
  const pentad_chat_member *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_members;
typedef struct pentad_chat_messages {
  const pentad_chat_message *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_messages;
typedef struct pentad_chat_gaps {
  const pentad_chat_gap *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_gaps;
typedef struct pentad_chat_outgoing_list {
  const pentad_chat_outgoing *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_outgoing_list;
typedef struct pentad_chat_refused_changes {
  const pentad_chat_refused_change *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_refused_changes;
typedef struct pentad_chat_timeline {
  const struct pentad_chat_timeline_item *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_timeline;
typedef struct pentad_chat_events {
  const struct pentad_chat_event *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_chat_events;
typedef struct pentad_video_image {
  const char *PENTAD_NONNULL url;
  int64_t width;
  int64_t height;
} pentad_video_image;
typedef struct pentad_video_rendition {
  const char *PENTAD_NONNULL url;
  const char *PENTAD_NULLABLE type;
  int64_t width;
  int64_t height;
  int64_t bitrate;
  int64_t bytes;
  pentad_video_media_kind kind;
  bool is_default;
} pentad_video_rendition;
typedef struct pentad_video_video {
  const char *PENTAD_NONNULL key;
  const char *PENTAD_NONNULL provider;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE summary;
  const char *PENTAD_NULLABLE author;
  const pentad_video_image *PENTAD_NONNULL const *PENTAD_NONNULL images;
  size_t image_count;
  const pentad_video_rendition *PENTAD_NONNULL const *PENTAD_NONNULL media;
  size_t media_count;
  const char *PENTAD_NULLABLE embed_url;
  const char *PENTAD_NULLABLE page_url;
  const char *PENTAD_NULLABLE unplayable;
  int64_t duration;
  int64_t published_at;
  int64_t play_count;
  bool is_live;
} pentad_video_video;
typedef struct pentad_video_sharer {
  const char *PENTAD_NULLABLE id;
  const char *PENTAD_NONNULL nickname;
  const char *PENTAD_NULLABLE name;
  const char *PENTAD_NONNULL display_name;
  const char *PENTAD_NULLABLE image_url;
  const char *PENTAD_NONNULL origin;
} pentad_video_sharer;
typedef struct pentad_video_comment {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL video;
  const pentad_video_sharer *PENTAD_NONNULL author;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NULLABLE parent;
  int64_t created_at;
  int64_t updated_at;
} pentad_video_comment;
typedef struct pentad_video_comment_line {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const pentad_video_sharer *PENTAD_NONNULL author;
  const char *PENTAD_NULLABLE text;
  int64_t created_at;
  bool is_share;
} pentad_video_comment_line;
typedef struct pentad_video_group {
  const char *PENTAD_NONNULL key;
  const pentad_video_video *PENTAD_NONNULL video;
  const struct pentad_video_broadcast *PENTAD_NONNULL const *PENTAD_NONNULL broadcasts;
  size_t broadcast_count;
  const pentad_video_comment *PENTAD_NONNULL const *PENTAD_NONNULL comments;
  size_t comment_count;
  const pentad_video_comment_line *PENTAD_NONNULL const *PENTAD_NONNULL comment_lines;
  size_t comment_line_count;
  const struct pentad_video_state *PENTAD_NONNULL state;
  const struct pentad_video_playability *PENTAD_NONNULL playability;
  int64_t latest_share;
  double watched_fraction;
} pentad_video_group;
typedef struct pentad_video_service {
  const char *PENTAD_NONNULL origin;
  bool is_connected;
} pentad_video_service;
typedef struct pentad_video_channel {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE image_url;
  bool is_public;
} pentad_video_channel;
typedef struct pentad_video_roll {
  const char *PENTAD_NONNULL source;
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL title;
  const pentad_video_sharer *PENTAD_NULLABLE creator;
  const char *PENTAD_NULLABLE image_url;
  int64_t broadcast_count;
  bool is_public;
  bool is_collaborative;
} pentad_video_roll;
typedef struct pentad_video_account {
  const char *PENTAD_NONNULL user_id;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE nickname;
  const char *PENTAD_NULLABLE image_url;
  const pentad_video_service *PENTAD_NONNULL const *PENTAD_NONNULL services;
  size_t service_count;
  const pentad_video_channel *PENTAD_NONNULL const *PENTAD_NONNULL channels;
  size_t channel_count;
} pentad_video_account;
typedef struct pentad_video_source {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL address;
  const char *PENTAD_NULLABLE title;
  const pentad_video_account *PENTAD_NULLABLE account;
  const char *PENTAD_NULLABLE error_message;
  int64_t added_at;
  int64_t last_success_at;
  int64_t next_poll_at;
  int64_t failures;
  int64_t gone_count;
  int64_t gone_since;
  uint32_t capabilities;
  pentad_video_source_kind kind;
  pentad_status status;
  bool is_paused;
} pentad_video_source;
typedef struct pentad_video_discovered_feed {
  const char *PENTAD_NONNULL address;
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE type;
} pentad_video_discovered_feed;
typedef struct pentad_video_news {
  size_t struct_size;
  int64_t videos;
  int64_t comments;
} pentad_video_news;
typedef struct pentad_video_share {
  const char *PENTAD_NONNULL video;
  const char *PENTAD_NULLABLE broadcast_source;
  const char *PENTAD_NULLABLE broadcast_id;
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL destinations;
  size_t destination_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL recipients;
  size_t recipient_count;
} pentad_video_share;
typedef struct pentad_video_share_report {
  const struct pentad_video_share_problem *PENTAD_NONNULL const *PENTAD_NONNULL problems;
  size_t problem_count;
  const pentad_video_service *PENTAD_NONNULL const *PENTAD_NONNULL services;
  size_t service_count;
  int64_t remaining;
  bool is_limited;
} pentad_video_share_report;
typedef struct pentad_video_content_url {
  const char *PENTAD_NONNULL video;
  const pentad_video_rendition *PENTAD_NONNULL rendition;
  int64_t expires_at;
} pentad_video_content_url;
typedef struct pentad_video_storage_usage {
  size_t struct_size;
  int64_t bytes;
  int64_t image_bytes;
  int64_t videos;
  int64_t broadcasts;
  int64_t comments;
  int64_t sources;
  int64_t waiting;
} pentad_video_storage_usage;
typedef struct pentad_video_groups {
  const pentad_video_group *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_groups;
typedef struct pentad_video_channels {
  const pentad_video_channel *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_channels;
typedef struct pentad_video_rolls {
  const pentad_video_roll *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_rolls;
typedef struct pentad_video_sources {
  const pentad_video_source *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_sources;
typedef struct pentad_video_discovered_feeds {
  const pentad_video_discovered_feed *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_discovered_feeds;
typedef struct pentad_video_actions {
  const struct pentad_video_action *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_actions;
typedef struct pentad_video_events {
  const struct pentad_video_event *PENTAD_NONNULL const *PENTAD_NONNULL items;
  size_t count;
} pentad_video_events;
#endif
