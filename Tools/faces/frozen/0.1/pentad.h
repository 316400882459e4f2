#ifndef PENTAD_H
#define PENTAD_H
#include "pentad_types.h"
#define PENTAD_ABI_VERSION 1
#if defined(__GNUC__)
#define PENTAD_API __attribute__((visibility("default")))
#else
#define PENTAD_API
#endif
#define PENTAD_STATUS_COARSE(status) ((pentad_status)((status) & 0xff))
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define PENTAD_ASTRO_STORAGE_USAGE_INIT \
  { sizeof(pentad_astro_storage_usage), 0, 0, 0, 0 }
#define PENTAD_STELLAR_STORAGE_USAGE_INIT \
  { sizeof(pentad_stellar_storage_usage), 0, 0, 0, 0, 0, 0 }
#define PENTAD_CHAT_STORAGE_USAGE_INIT \
  { sizeof(pentad_chat_storage_usage), 0, 0, 0, 0, 0, 0 }
#define PENTAD_VIDEO_NEWS_INIT \
  { sizeof(pentad_video_news), 0, 0 }
#define PENTAD_VIDEO_STORAGE_USAGE_INIT \
  { sizeof(pentad_video_storage_usage), 0, 0, 0, 0, 0, 0, 0 }
#define PENTAD_LOG_DELEGATE_INIT \
  { sizeof(pentad_log_delegate), NULL, NULL, NULL, PENTAD_LOG_OFF, 0 }
#define PENTAD_NETWORK_OPTIONS_INIT \
  { sizeof(pentad_network_options), NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, NULL, 0 }
#define PENTAD_ELEMENTS_TABLE_OPTIONS_INIT \
  { sizeof(pentad_elements_table_options), PENTAD_ELEMENTS_SPELLING_IUPAC, PENTAD_ELEMENTS_GROUP_THREE_GAP }
#define PENTAD_ELEMENTS_FILTER_INIT \
  { sizeof(pentad_elements_filter), NULL, NULL, NULL, 0, 0, 0, 0, 0, PENTAD_ELEMENTS_PROPERTY_STANDARD_ATOMIC_WEIGHT, 0.0, 0.0 }
#define PENTAD_ELEMENTS_PICTURE_OPTIONS_INIT \
  { sizeof(pentad_elements_picture_options), 0.0, 0.0, 0.0, PENTAD_ELEMENTS_PICTURE_THEME_LIGHT, PENTAD_ELEMENTS_PICTURE_COLOURING_STATE, PENTAD_ELEMENTS_PROPERTY_STANDARD_ATOMIC_WEIGHT, PENTAD_ELEMENTS_SPELLING_IUPAC, PENTAD_ELEMENTS_GROUP_THREE_GAP, 0 }
#define PENTAD_ELEMENTS_DELEGATE_INIT \
  { sizeof(pentad_elements_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
#define PENTAD_ASTRO_CALENDAR_OPTIONS_INIT \
  { sizeof(pentad_astro_calendar_options), NULL, NULL, 0, PENTAD_ASTRO_EPHEMERIS_SWISS, 0, NULL }
#define PENTAD_ASTRO_PLACE_INIT \
  { sizeof(pentad_astro_place), 0.0, 0.0, 0.0, NULL, 0, 0 }
#define PENTAD_ASTRO_HORIZON_RULE_INIT \
  { sizeof(pentad_astro_horizon_rule), 0.0, PENTAD_ASTRO_HORIZON_KIND_UPPER_LIMB, PENTAD_ASTRO_DISC_UPPER_LIMB, 0, 0 }
#define PENTAD_ASTRO_OPTIONS_INIT \
  { sizeof(pentad_astro_options), NULL, NULL, PENTAD_ASTRO_MONTHS_AMANTA, PENTAD_ASTRO_VIKRAMA_CHAITRADI, PENTAD_ASTRO_AYANAMSA_LAHIRI, PENTAD_ASTRO_DAY_BOUNDARY_SUNRISE, PENTAD_ASTRO_MOON_EVENTS_CIVIL, PENTAD_ASTRO_SAMVATSARA_RULE_ANNOUNCED, PENTAD_ASTRO_VEDIC_RITU_LUNAR_MONTHS, 0 }
#define PENTAD_ASTRO_DAY_COLUMNS_INIT \
  { sizeof(pentad_astro_day_columns), NULL, NULL, NULL, NULL, NULL, NULL, NULL }
#define PENTAD_ASTRO_LUNAR_DATE_INIT \
  { sizeof(pentad_astro_lunar_date), 0, 0, 0, 0 }
#define PENTAD_ASTRO_TEXT_OPTIONS_INIT \
  { sizeof(pentad_astro_text_options), PENTAD_ASTRO_TEXT_FORMAT_JSON, PENTAD_ASTRO_SCRIPT_ENGLISH, 0, 0, NULL }
#define PENTAD_ASTRO_ICALENDAR_OPTIONS_INIT \
  { sizeof(pentad_astro_icalendar_options), NULL, NULL, NULL, 0, 0, PENTAD_ASTRO_SCRIPT_ENGLISH, 0, 0 }
#define PENTAD_ASTRO_PICTURE_OPTIONS_INIT \
  { sizeof(pentad_astro_picture_options), 0.0, 0, PENTAD_ASTRO_THEME_LIGHT, PENTAD_ASTRO_SCRIPT_ENGLISH, 0 }
#define PENTAD_ASTRO_REQUEST_INIT \
  { sizeof(pentad_astro_request), NULL, 0, 0, 0, 0 }
#define PENTAD_ASTRO_ALERT_DELEGATE_INIT \
  { sizeof(pentad_astro_alert_delegate), NULL, NULL, NULL, NULL, 0, 0 }
#define PENTAD_ASTRO_DELEGATE_INIT \
  { sizeof(pentad_astro_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
#define PENTAD_ASTRO_HANDLER_OPTIONS_INIT \
  { sizeof(pentad_astro_handler_options), NULL, NULL, NULL, NULL, 0, 0, NULL }
#define PENTAD_ASTRO_SETTINGS_CHANGE_INIT \
  { sizeof(pentad_astro_settings_change), NULL, NULL, NULL, 0, 0 }
#define PENTAD_ASTRO_SUN_VIEW_OPTIONS_INIT \
  { sizeof(pentad_astro_sun_view_options), NULL, 0, 0, 0, 0, 0, 0 }
#define PENTAD_STELLAR_TERM_CALENDAR_INIT \
  { sizeof(pentad_stellar_term_calendar), NULL, NULL, 0, NULL, 0, 0, 0 }
#define PENTAD_STELLAR_ICALENDAR_OPTIONS_INIT \
  { sizeof(pentad_stellar_icalendar_options), NULL, 0 }
#define PENTAD_STELLAR_DELEGATE_INIT \
  { sizeof(pentad_stellar_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
#define PENTAD_STELLAR_LISTS_DELEGATE_INIT \
  { sizeof(pentad_stellar_lists_delegate), NULL, NULL, NULL, NULL, NULL, 0 }
#define PENTAD_STELLAR_CLIENT_OPTIONS_INIT \
  { sizeof(pentad_stellar_client_options), NULL, NULL, NULL, NULL, 0, 0, 0, 0, NULL }
#define PENTAD_CHAT_GROUP_CHANGE_INIT \
  { sizeof(pentad_chat_group_change), NULL, NULL, NULL, NULL, PENTAD_CHAT_SWITCH_UNCHANGED, PENTAD_CHAT_SWITCH_UNCHANGED, PENTAD_CHAT_SWITCH_UNCHANGED, 0 }
#define PENTAD_CHAT_GROUP_OPTIONS_INIT \
  { sizeof(pentad_chat_group_options), NULL, NULL, NULL, 0, 0, 0 }
#define PENTAD_CHAT_INVITATION_INIT \
  { sizeof(pentad_chat_invitation), NULL, NULL, NULL, NULL }
#define PENTAD_CHAT_SIGN_OPTIONS_INIT \
  { sizeof(pentad_chat_sign_options), NULL, 0, 0 }
#define PENTAD_CHAT_ATTACHMENT_OPTIONS_INIT \
  { sizeof(pentad_chat_attachment_options), NULL, NULL, NULL, 0, 0 }
#define PENTAD_CHAT_MESSAGE_OPTIONS_INIT \
  { sizeof(pentad_chat_message_options), NULL, NULL, 0, 0 }
#define PENTAD_CHAT_DELEGATE_INIT \
  { sizeof(pentad_chat_delegate), NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
#define PENTAD_CHAT_NOTIFICATION_DELEGATE_INIT \
  { sizeof(pentad_chat_notification_delegate), NULL, NULL, NULL }
#define PENTAD_CHAT_LISTS_DELEGATE_INIT \
  { sizeof(pentad_chat_lists_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 0 }
#define PENTAD_CHAT_TOPIC_OPTIONS_INIT \
  { sizeof(pentad_chat_topic_options), NULL, NULL, 0, 0 }
#define PENTAD_CHAT_CLIENT_OPTIONS_INIT \
  { sizeof(pentad_chat_client_options), NULL, NULL, NULL, NULL, 0, 0, 0, 0 }
#define PENTAD_VIDEO_PAGE_OPTIONS_INIT \
  { sizeof(pentad_video_page_options), NULL, 0, 0 }
#define PENTAD_VIDEO_PEERTUBE_OPTIONS_INIT \
  { sizeof(pentad_video_peertube_options), NULL, NULL, NULL, NULL, NULL, PENTAD_VIDEO_PEERTUBE_FEED_USUAL, 0 }
#define PENTAD_VIDEO_SHELBY_OPTIONS_INIT \
  { sizeof(pentad_video_shelby_options), NULL, NULL, NULL, NULL, NULL, PENTAD_VIDEO_SIGNATURE_HMAC_SHA1, 0 }
#define PENTAD_VIDEO_OUTLINE_OPTIONS_INIT \
  { sizeof(pentad_video_outline_options), NULL, NULL, NULL, NULL, 0, NULL, 0 }
#define PENTAD_VIDEO_SHARE_OPTIONS_INIT \
  { sizeof(pentad_video_share_options), NULL, NULL, NULL, NULL, NULL, 0, NULL, 0 }
#define PENTAD_VIDEO_BUDGET_OPTIONS_INIT \
  { sizeof(pentad_video_budget_options), NULL, 0, 0, PENTAD_VIDEO_CHARACTER_CODE_POINT }
#define PENTAD_VIDEO_SETTINGS_INIT \
  { sizeof(pentad_video_settings), 0.0, 0, 0, 0, 0 }
#define PENTAD_VIDEO_STATISTICS_DELEGATE_INIT \
  { sizeof(pentad_video_statistics_delegate), NULL, NULL, NULL }
#define PENTAD_VIDEO_PLAYBACK_OPTIONS_INIT \
  { sizeof(pentad_video_playback_options), NULL, PENTAD_VIDEO_LIST_TIMELINE, 0 }
#define PENTAD_VIDEO_COMMAND_INIT \
  { sizeof(pentad_video_command), NULL, 0, PENTAD_VIDEO_COMMAND_KIND_PLAY, PENTAD_VIDEO_LIST_TIMELINE }
#define PENTAD_VIDEO_PLAYBACK_DELEGATE_INIT \
  { sizeof(pentad_video_playback_delegate), NULL, NULL, NULL, NULL }
#define PENTAD_VIDEO_DELEGATE_INIT \
  { sizeof(pentad_video_delegate), NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
#define PENTAD_VIDEO_LISTS_DELEGATE_INIT \
  { sizeof(pentad_video_lists_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
#define PENTAD_VIDEO_FEED_OPTIONS_INIT \
  { sizeof(pentad_video_feed_options), NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0 }
PENTAD_API const char *PENTAD_NONNULL pentad_version(void);
PENTAD_API uint32_t pentad_abi_version(void);
PENTAD_API int64_t pentad_handle_count(void);
PENTAD_API void pentad_shutdown(void);
PENTAD_API pentad_status pentad_set_log(const pentad_log_delegate *PENTAD_NULLABLE delegate,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API size_t pentad_format_double(double value, char *PENTAD_NULLABLE buffer, size_t capacity);
PENTAD_API void pentad_string_free(char *PENTAD_NULLABLE string);
PENTAD_API const char *PENTAD_NONNULL pentad_status_name(pentad_status status);
PENTAD_API pentad_status pentad_error_code(pentad_error *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NONNULL pentad_error_message(pentad_error *PENTAD_NULLABLE error);
PENTAD_API int64_t pentad_error_offset(pentad_error *PENTAD_NULLABLE error);
PENTAD_API int64_t pentad_error_retry_after(pentad_error *PENTAD_NULLABLE error);
PENTAD_API void pentad_error_free(pentad_error *PENTAD_NULLABLE error);
PENTAD_API void pentad_operation_cancel(pentad_operation *PENTAD_NULLABLE operation);
PENTAD_API pentad_status pentad_operation_wait(pentad_operation *PENTAD_NONNULL operation,
    int64_t timeout_ms, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_operation_free(pentad_operation *PENTAD_NULLABLE operation);
PENTAD_API void pentad_subscription_cancel(pentad_subscription *PENTAD_NULLABLE subscription);
PENTAD_API void pentad_subscription_free(pentad_subscription *PENTAD_NULLABLE subscription);
PENTAD_API pentad_status pentad_session_make(pentad_session *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_session_pump(pentad_session *PENTAD_NONNULL session,
    int64_t timeout_ms, size_t *PENTAD_NULLABLE count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_session_on_ready(pentad_session *PENTAD_NONNULL session,
    pentad_session_ready_callback PENTAD_NULLABLE callback, void *PENTAD_NULLABLE context,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_session_wake(pentad_session *PENTAD_NULLABLE session);
PENTAD_API void pentad_session_free(pentad_session *PENTAD_NULLABLE session);
PENTAD_API pentad_status pentad_astro_handler_alert_register(pentad_astro_handler *PENTAD_NONNULL handler,
    int64_t due, const char *PENTAD_NONNULL message, int64_t *PENTAD_NULLABLE id,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_alerts(pentad_astro_handler *PENTAD_NONNULL handler,
    int32_t date, pentad_astro_alerts *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_alerts_free(pentad_astro_alerts *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_handler_alert_deregister(pentad_astro_handler *PENTAD_NONNULL handler,
    int64_t id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_alert_next(pentad_astro_handler *PENTAD_NONNULL handler,
    int64_t *PENTAD_NONNULL due, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_open(const pentad_astro_calendar_options *PENTAD_NULLABLE options,
    pentad_astro_calendar *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_open_async(const pentad_astro_calendar_options *PENTAD_NULLABLE options,
    pentad_astro_calendar *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_calendar_free(pentad_astro_calendar *PENTAD_NULLABLE calendar);
PENTAD_API pentad_status pentad_astro_calendar_clear_cache(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_erase_all(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_storage_usage(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_storage_usage *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_unverified_files(pentad_astro_calendar *PENTAD_NONNULL calendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_suspend(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_calendar_resume(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_place_check(const pentad_astro_place *PENTAD_NONNULL place,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_horizon_rule_check(const pentad_astro_horizon_rule *PENTAD_NULLABLE rule,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_day_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t date,
    pentad_astro_day *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_day_free(pentad_astro_day *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_days_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    pentad_astro_days *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_days_compute_async(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_astro_days_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_days_free(pentad_astro_days *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_days_fill(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, size_t count,
    const pentad_astro_day_columns *PENTAD_NONNULL columns,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_solar_eclipses_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, bool include_invisible, int64_t start,
    int64_t end, pentad_astro_solar_eclipses *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_solar_eclipses_free(pentad_astro_solar_eclipses *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_lunar_eclipses_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, bool include_invisible, int64_t start,
    int64_t end, pentad_astro_lunar_eclipses *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_lunar_eclipses_free(pentad_astro_lunar_eclipses *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_horizon_events_fill(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_horizon_rule *PENTAD_NULLABLE rule, pentad_astro_body body, uint32_t events,
    int64_t start, int64_t end, int64_t *PENTAD_NULLABLE times,
    pentad_astro_horizon_event *PENTAD_NULLABLE kinds, double *PENTAD_NULLABLE azimuths,
    size_t capacity, size_t *PENTAD_NONNULL count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_horizon_event_next(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_horizon_rule *PENTAD_NULLABLE rule, pentad_astro_body body,
    pentad_astro_horizon_event event, int64_t after, int64_t *PENTAD_NULLABLE time,
    double *PENTAD_NULLABLE azimuth, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_horizon_event_previous(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_horizon_rule *PENTAD_NULLABLE rule, pentad_astro_body body,
    pentad_astro_horizon_event event, int64_t before, int64_t *PENTAD_NULLABLE time,
    double *PENTAD_NULLABLE azimuth, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_days_icalendar(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    const pentad_astro_icalendar_options *PENTAD_NULLABLE icalendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_transitions_icalendar(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_transition_kind kind, pentad_astro_ayanamsa ayanamsa, int64_t start, int64_t end,
    const pentad_astro_icalendar_options *PENTAD_NULLABLE icalendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_horizon_events_icalendar(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_horizon_rule *PENTAD_NULLABLE rule, pentad_astro_body body, uint32_t events,
    int64_t start, int64_t end, const pentad_astro_icalendar_options *PENTAD_NULLABLE icalendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_solar_eclipses_icalendar(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, int64_t start, int64_t end,
    const pentad_astro_icalendar_options *PENTAD_NULLABLE icalendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_lunar_eclipses_icalendar(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, int64_t start, int64_t end,
    const pentad_astro_icalendar_options *PENTAD_NULLABLE icalendar,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_ephemeris_name(pentad_astro_ephemeris value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_disc_name(pentad_astro_disc value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_months_name(pentad_astro_months value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_vikrama_name(pentad_astro_vikrama value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_ayanamsa_name(pentad_astro_ayanamsa value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_day_boundary_name(pentad_astro_day_boundary value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_moon_events_name(pentad_astro_moon_events value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_samvatsara_rule_name(pentad_astro_samvatsara_rule value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_vedic_ritu_name(pentad_astro_vedic_ritu value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_paksha_name(pentad_astro_paksha value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_ayana_name(pentad_astro_ayana value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_graha_name(pentad_astro_graha value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_choghadiya_name(pentad_astro_choghadiya value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_script_name(pentad_astro_script value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_day_state_name(pentad_astro_day_state value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_transition_kind_name(pentad_astro_transition_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_body_name(pentad_astro_body value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_horizon_event_name(pentad_astro_horizon_event value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_solar_eclipse_kind_name(pentad_astro_solar_eclipse_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_eclipse_moment_kind_name(pentad_astro_eclipse_moment_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_lunar_eclipse_kind_name(pentad_astro_lunar_eclipse_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_lunar_era_name(pentad_astro_lunar_era value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_day_entry_name(pentad_astro_day_entry value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_theme_name(pentad_astro_theme value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_moon_role_name(pentad_astro_moon_role value);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_sun_mark_name(pentad_astro_sun_mark value);
PENTAD_API pentad_status pentad_astro_lunar_date_get(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t date,
    pentad_astro_lunar_date *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_civil_dates_fill(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options,
    const pentad_astro_lunar_date *PENTAD_NONNULL date, int32_t *PENTAD_NULLABLE dates,
    size_t capacity, size_t *PENTAD_NONNULL count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_tithi_find(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_options *PENTAD_NULLABLE options,
    const pentad_astro_lunar_date *PENTAD_NONNULL date, int64_t *PENTAD_NULLABLE start,
    int64_t *PENTAD_NULLABLE end, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_lunar_dates_fill(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, pentad_astro_lunar_era era, int32_t year,
    int32_t month, bool is_adhika, int32_t tithi, int32_t *PENTAD_NULLABLE shaka_years,
    size_t capacity, size_t *PENTAD_NONNULL count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_month_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t year, int32_t month,
    int32_t first_vara, pentad_astro_month *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_month_free(pentad_astro_month *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_masa_grid_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t shaka, int32_t month,
    bool is_adhika, pentad_astro_masa_grid *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_masa_grid_free(pentad_astro_masa_grid *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_lunar_year_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t shaka,
    pentad_astro_lunar_year *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_lunar_year_free(pentad_astro_lunar_year *PENTAD_NULLABLE record);
PENTAD_API const char *PENTAD_NULLABLE pentad_astro_name(pentad_astro_unit unit, int32_t number,
    pentad_astro_script script);
PENTAD_API bool pentad_astro_choghadiya_is_auspicious(int32_t number);
PENTAD_API pentad_status pentad_astro_month_svg(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t year, int32_t month,
    int32_t first_vara, const pentad_astro_picture_options *PENTAD_NULLABLE picture,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_day_svg(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t date,
    const pentad_astro_picture_options *PENTAD_NULLABLE picture,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_days_text(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    const pentad_astro_text_options *PENTAD_NULLABLE text,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_legacy_json(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_transitions_text(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_transition_kind kind, pentad_astro_ayanamsa ayanamsa, int64_t start, int64_t end,
    const pentad_astro_text_options *PENTAD_NULLABLE text,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_horizon_events_text(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_horizon_rule *PENTAD_NULLABLE rule, pentad_astro_body body, uint32_t events,
    int64_t start, int64_t end, const pentad_astro_text_options *PENTAD_NULLABLE text,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_solar_eclipses_text(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, int64_t start, int64_t end,
    const pentad_astro_text_options *PENTAD_NULLABLE text,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_lunar_eclipses_text(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NULLABLE place, int64_t start, int64_t end,
    const pentad_astro_text_options *PENTAD_NULLABLE text,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_transitions_fill(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_transition_kind kind, pentad_astro_ayanamsa ayanamsa, int64_t start, int64_t end,
    int64_t *PENTAD_NULLABLE times, int32_t *PENTAD_NULLABLE values, size_t capacity,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_transition_next(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_transition_kind kind, pentad_astro_ayanamsa ayanamsa, int64_t after,
    int64_t *PENTAD_NULLABLE time, int32_t *PENTAD_NULLABLE value,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_transition_previous(pentad_astro_calendar *PENTAD_NONNULL calendar,
    pentad_astro_transition_kind kind, pentad_astro_ayanamsa ayanamsa, int64_t before,
    int64_t *PENTAD_NULLABLE time, int32_t *PENTAD_NULLABLE value,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API double pentad_astro_horizon_refraction(double pressure, double temperature);
PENTAD_API double pentad_astro_horizon_pressure(double elevation);
PENTAD_API pentad_status pentad_astro_lunar_date_text(const pentad_astro_lunar_date *PENTAD_NONNULL date,
    pentad_astro_script script, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_masa_text(const pentad_astro_masa *PENTAD_NONNULL masa,
    pentad_astro_months months, pentad_astro_paksha paksha, pentad_astro_script script,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_card_select(pentad_elements_table *PENTAD_NULLABLE table,
    int32_t number, pentad_elements_card *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_card_select_row(pentad_elements_table *PENTAD_NULLABLE table,
    pentad_elements_source *PENTAD_NONNULL source, int64_t section, int64_t row,
    pentad_elements_card *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_elements_card_side pentad_elements_card_side_get(pentad_elements_card *PENTAD_NULLABLE card);
PENTAD_API const pentad_elements_card_line *PENTAD_NULLABLE const *PENTAD_NULLABLE pentad_elements_card_lines(pentad_elements_card *PENTAD_NULLABLE card,
    pentad_elements_card_side side, size_t *PENTAD_NULLABLE count);
PENTAD_API pentad_status pentad_elements_card_flip(pentad_elements_card *PENTAD_NONNULL card,
    pentad_elements_card_side *PENTAD_NULLABLE side, bool *PENTAD_NULLABLE from_right,
    double *PENTAD_NULLABLE duration, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_elements_card_flip_did_end(pentad_elements_card *PENTAD_NULLABLE card);
PENTAD_API void pentad_elements_card_free(pentad_elements_card *PENTAD_NULLABLE card);
PENTAD_API pentad_status pentad_chat_client_account(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_user *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_user_free(pentad_chat_user *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_renew_token(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL token, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_renew_token_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL token, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_sign_out(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_sign_out_async(pentad_chat_client *PENTAD_NONNULL client,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_account_sign_out(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NULLABLE user_id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_account_sign_out_async(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NULLABLE user_id, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_sign_in(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NONNULL token, pentad_chat_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_sign_in_async(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NONNULL token, pentad_chat_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_open(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NULLABLE user_id, pentad_chat_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_open_async(const pentad_chat_client_options *PENTAD_NULLABLE options,
    const char *PENTAD_NULLABLE user_id, pentad_chat_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_client_free(pentad_chat_client *PENTAD_NULLABLE client);
PENTAD_API const char *PENTAD_NONNULL pentad_chat_client_user_id(pentad_chat_client *PENTAD_NULLABLE client);
PENTAD_API pentad_chat_connection pentad_chat_client_connection(pentad_chat_client *PENTAD_NULLABLE client);
PENTAD_API pentad_status pentad_chat_client_mark_read(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t message,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_mark_read_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t message,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_mute(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t until,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_set_draft(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, const char *PENTAD_NULLABLE text,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_set_draft_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, const char *PENTAD_NULLABLE text,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_send_typing(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_send_typing_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_subscribe(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_read_events(pentad_chat_client *PENTAD_NONNULL client,
    uint64_t after, size_t limit, pentad_chat_events *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_events_free(pentad_chat_events *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_last_event(pentad_chat_client *PENTAD_NONNULL client,
    uint64_t *PENTAD_NONNULL out, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_subscribe_notifications(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_notification_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_subscribe_lists(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_lists_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_messages(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t before, size_t limit,
    pentad_chat_messages *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_messages_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t before, size_t limit,
    pentad_chat_messages_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_messages_free(pentad_chat_messages *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_fetch_history(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_history_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_catch_up(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_catch_up_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_select(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE conversation, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_select_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE conversation, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_all_groups(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_all_groups_async(pentad_chat_client *PENTAD_NONNULL client,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_former_groups(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_former_groups_async(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_groups_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_groups_free(pentad_chat_groups *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_fetch_information(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_information_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_group_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_group_free(pentad_chat_group *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_groups(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_membership membership, pentad_chat_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_chats(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_direct_chats *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_direct_chats_free(pentad_chat_direct_chats *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_members(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_members *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_members_free(pentad_chat_members *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_create_group(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_group_options *PENTAD_NONNULL group,
    pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_create_group_async(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_group_options *PENTAD_NONNULL group,
    pentad_chat_group_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_delete_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_delete_group_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_join_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const char *PENTAD_NONNULL share_token,
    const char *PENTAD_NULLABLE answer, pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_join_group_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const char *PENTAD_NONNULL share_token,
    const char *PENTAD_NULLABLE answer, pentad_chat_group_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_rejoin_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_rejoin_group_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_group_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_leave_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_leave_group_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_membership_name(pentad_chat_membership value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_outgoing_state_name(pentad_chat_outgoing_state value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_removal_name(pentad_chat_removal value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_step_name(pentad_chat_step value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_connection_name(pentad_chat_connection value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_route_name(pentad_chat_route value);
PENTAD_API const char *PENTAD_NULLABLE pentad_chat_work_name(pentad_chat_work value);
PENTAD_API pentad_status pentad_chat_client_like(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, const pentad_chat_sign_options *PENTAD_NULLABLE sign,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_unlike(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_edit_message(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, const char *PENTAD_NONNULL text,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_delete_message(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_pin_message(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, bool is_pinned, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_add_members(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id,
    const pentad_chat_invitation *PENTAD_NULLABLE const *PENTAD_NULLABLE people, size_t count,
    pentad_chat_members *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_add_members_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id,
    const pentad_chat_invitation *PENTAD_NULLABLE const *PENTAD_NULLABLE people, size_t count,
    pentad_chat_members_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_remove_member(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const char *PENTAD_NONNULL user_id,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_change_group(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const pentad_chat_group_change *PENTAD_NONNULL change,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_change_group_avatar(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const uint8_t *PENTAD_NONNULL image, size_t size,
    const char *PENTAD_NULLABLE type, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_change_group_avatar_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const uint8_t *PENTAD_NONNULL image, size_t size,
    const char *PENTAD_NULLABLE type, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_set_nickname(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const char *PENTAD_NONNULL nickname,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_messages(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t before, size_t limit,
    pentad_chat_messages *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_messages_after(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, int64_t after, size_t limit,
    pentad_chat_messages *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_message(pentad_chat_client *PENTAD_NONNULL client,
    int64_t message, pentad_chat_message *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_message_free(pentad_chat_message *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_gaps(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation, pentad_chat_gaps *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_gaps_free(pentad_chat_gaps *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_pinned(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation,
    pentad_chat_messages *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_outgoing(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NULLABLE conversation,
    pentad_chat_outgoing_list *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_outgoing_list_free(pentad_chat_outgoing_list *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_retry_outgoing(pentad_chat_client *PENTAD_NONNULL client,
    int64_t local_id, bool *PENTAD_NULLABLE is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_cancel_outgoing(pentad_chat_client *PENTAD_NONNULL client,
    int64_t local_id, bool *PENTAD_NULLABLE is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_edit_outgoing(pentad_chat_client *PENTAD_NONNULL client,
    int64_t local_id, const pentad_chat_message_options *PENTAD_NONNULL message,
    bool *PENTAD_NULLABLE is_done, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_refused_changes(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_refused_changes *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_refused_changes_free(pentad_chat_refused_changes *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_search(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL words, const char *PENTAD_NULLABLE conversation, size_t limit,
    pentad_chat_messages *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_search_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL words, const char *PENTAD_NULLABLE conversation, size_t limit,
    pentad_chat_messages_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_send(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation,
    const pentad_chat_message_options *PENTAD_NONNULL message,
    pentad_chat_outgoing *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_send_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL conversation,
    const pentad_chat_message_options *PENTAD_NONNULL message,
    pentad_chat_outgoing_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_outgoing_free(pentad_chat_outgoing *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_wait_for_delivery(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_outgoing *PENTAD_NONNULL outgoing, int64_t timeout_ms,
    pentad_chat_message *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_wait_for_delivery_async(pentad_chat_client *PENTAD_NONNULL client,
    const pentad_chat_outgoing *PENTAD_NONNULL outgoing,
    pentad_chat_message_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_synchronise(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_synchronise_async(pentad_chat_client *PENTAD_NONNULL client,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_client_network_changed(pentad_chat_client *PENTAD_NULLABLE client);
PENTAD_API pentad_status pentad_chat_client_storage_usage(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_storage_usage *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_clear_cache(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_erase_all(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_suspend(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_resume(pentad_chat_client *PENTAD_NONNULL client,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_sync_report(pentad_chat_client *PENTAD_NONNULL client,
    pentad_chat_sync_report *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_sync_report_free(pentad_chat_sync_report *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_client_conversation_named(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL name, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_mentions_json(const char *PENTAD_NONNULL text,
    const char *PENTAD_NULLABLE const *PENTAD_NONNULL user_ids, const size_t *PENTAD_NONNULL starts,
    const size_t *PENTAD_NONNULL lengths, size_t count, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_topics(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_topics(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_fetch_topics_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, pentad_chat_groups_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_create_topic(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const pentad_chat_topic_options *PENTAD_NONNULL topic,
    pentad_chat_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_client_create_topic_async(pentad_chat_client *PENTAD_NONNULL client,
    const char *PENTAD_NONNULL group_id, const pentad_chat_topic_options *PENTAD_NONNULL topic,
    pentad_chat_group_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_conversation_between(const char *PENTAD_NONNULL one,
    const char *PENTAD_NONNULL other, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_chat_image_make(const char *PENTAD_NONNULL url,
    pentad_chat_image *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_image_free(pentad_chat_image *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_message_attachments(const pentad_chat_message *PENTAD_NONNULL message,
    pentad_chat_attachments *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_attachments_free(pentad_chat_attachments *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_message_reactions(const pentad_chat_message *PENTAD_NONNULL message,
    pentad_chat_reactions *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_reactions_free(pentad_chat_reactions *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_chat_message_event(const pentad_chat_message *PENTAD_NONNULL message,
    pentad_chat_system_event *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_chat_system_event_free(pentad_chat_system_event *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_handler_subscribe_alerts(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_alert_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API int32_t pentad_elements_number_of_symbol(const char *PENTAD_NULLABLE symbol);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_display_name(int32_t number,
    pentad_elements_spelling spelling);
PENTAD_API pentad_status pentad_elements_element_get(int32_t number,
    const pentad_elements_element *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_value_get(int32_t number,
    pentad_elements_property property,
    const pentad_elements_quantity *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_nuclides_get(int32_t number,
    const pentad_elements_nuclide *PENTAD_NULLABLE const *PENTAD_NULLABLE *PENTAD_NONNULL out,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_phase_get(int32_t number, double kelvin,
    pentad_elements_phase *PENTAD_NONNULL phase,
    pentad_elements_certainty *PENTAD_NULLABLE certainty,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_certainty_name(pentad_elements_certainty value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_property_name(pentad_elements_property value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_element_state_name(pentad_elements_element_state value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_group_three_name(pentad_elements_group_three value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_spelling_name(pentad_elements_spelling value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_table_layout_name(pentad_elements_table_layout value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_phase_name(pentad_elements_phase value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_match_kind_name(pentad_elements_match_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_list_style_name(pentad_elements_list_style value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_card_side_name(pentad_elements_card_side value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_picture_theme_name(pentad_elements_picture_theme value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_reading_name(pentad_elements_reading value);
PENTAD_API pentad_status pentad_elements_table_subscribe(pentad_elements_table *PENTAD_NULLABLE table,
    const pentad_elements_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_table_load_async(pentad_elements_table *PENTAD_NULLABLE table,
    pentad_session *PENTAD_NULLABLE session, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_molar_masses_compute_async(const char *PENTAD_NULLABLE const *PENTAD_NONNULL formulas,
    const size_t *PENTAD_NULLABLE lengths, size_t count, pentad_session *PENTAD_NULLABLE session,
    pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_elements_molar_masses_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_molar_masses_compute_as_async(const char *PENTAD_NULLABLE const *PENTAD_NONNULL formulas,
    const size_t *PENTAD_NULLABLE lengths, size_t count, pentad_elements_reading reading,
    pentad_session *PENTAD_NULLABLE session, pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_elements_molar_masses_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_parse(const char *PENTAD_NONNULL text,
    pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_parse_as(const char *PENTAD_NONNULL text,
    pentad_elements_reading reading, pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_formula_info *PENTAD_NULLABLE pentad_elements_formula_describe(pentad_elements_formula *PENTAD_NULLABLE formula);
PENTAD_API void pentad_elements_formula_free(pentad_elements_formula *PENTAD_NULLABLE formula);
PENTAD_API pentad_status pentad_astro_handler_get_date(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_request *PENTAD_NULLABLE request,
    pentad_astro_day_containers *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_get_date_async(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_request *PENTAD_NULLABLE request,
    pentad_astro_part_callback PENTAD_NULLABLE part,
    pentad_astro_day_containers_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_day_containers_free(pentad_astro_day_containers *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_handler_subscribe(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_open(pentad_astro_calendar *PENTAD_NULLABLE calendar,
    const pentad_astro_handler_options *PENTAD_NULLABLE options,
    pentad_astro_handler *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_open_async(pentad_astro_calendar *PENTAD_NULLABLE calendar,
    const pentad_astro_handler_options *PENTAD_NULLABLE options,
    pentad_astro_handler *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_handler_free(pentad_astro_handler *PENTAD_NULLABLE handler);
PENTAD_API pentad_status pentad_astro_handler_clear_cache(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_erase_all(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_storage_usage(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_astro_storage_usage *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_suspend(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_resume(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_astro_help_topics *PENTAD_NONNULL pentad_astro_help_all(void);
PENTAD_API const pentad_astro_help_topic *PENTAD_NULLABLE pentad_astro_help_find(const char *PENTAD_NONNULL id);
PENTAD_API pentad_status pentad_astro_help_search(const char *PENTAD_NONNULL word,
    pentad_astro_help_topics *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_help_topics_free(pentad_astro_help_topics *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_set_interrupt_handler(pentad_interrupt_callback PENTAD_NULLABLE handler,
    void *PENTAD_NULLABLE context, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_list_delta_make(const char *PENTAD_NULLABLE const *PENTAD_NULLABLE old_keys,
    size_t old_count, const char *PENTAD_NULLABLE const *PENTAD_NULLABLE new_keys, size_t new_count,
    pentad_list_is_same PENTAD_NULLABLE is_same, void *PENTAD_NULLABLE context,
    pentad_list_delta *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_list_delta_free(pentad_list_delta *PENTAD_NULLABLE delta);
PENTAD_API pentad_status pentad_elements_molar_mass_compute(const char *PENTAD_NONNULL text,
    double *PENTAD_NULLABLE value, double *PENTAD_NULLABLE low, double *PENTAD_NULLABLE high,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_molar_mass_compute_as(const char *PENTAD_NONNULL text,
    pentad_elements_reading reading, double *PENTAD_NULLABLE value, double *PENTAD_NULLABLE low,
    double *PENTAD_NULLABLE high, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_molar_masses_compute(const char *PENTAD_NULLABLE const *PENTAD_NONNULL formulas,
    const size_t *PENTAD_NULLABLE lengths, size_t count, pentad_status *PENTAD_NULLABLE statuses,
    int64_t *PENTAD_NULLABLE offsets, double *PENTAD_NULLABLE values, double *PENTAD_NULLABLE lows,
    double *PENTAD_NULLABLE highs, size_t *PENTAD_NULLABLE failures,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_molar_masses_compute_as(const char *PENTAD_NULLABLE const *PENTAD_NONNULL formulas,
    const size_t *PENTAD_NULLABLE lengths, size_t count, pentad_elements_reading reading,
    pentad_status *PENTAD_NULLABLE statuses, int64_t *PENTAD_NULLABLE offsets,
    double *PENTAD_NULLABLE values, double *PENTAD_NULLABLE lows, double *PENTAD_NULLABLE highs,
    size_t *PENTAD_NULLABLE failures, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_snapshot_origin_name(pentad_snapshot_origin value);
PENTAD_API pentad_status pentad_elements_picture_tile(int32_t number,
    const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_card(int32_t number,
    pentad_elements_card_side side, const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_reflection(int32_t number,
    pentad_elements_card_side side, const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_table(pentad_elements_table_layout layout,
    const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_flipper(int32_t number,
    pentad_elements_card_side side, const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_place_get(int32_t number,
    pentad_elements_table_layout layout, pentad_elements_group_three group_three,
    int32_t *PENTAD_NULLABLE group, int32_t *PENTAD_NULLABLE column, int32_t *PENTAD_NULLABLE row,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_block_get(int32_t number,
    pentad_elements_group_three group_three, char *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_property_title(pentad_elements_property property);
PENTAD_API pentad_status pentad_astro_day_containers_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t from, int32_t to,
    pentad_astro_day_containers *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_moon_view_make(const pentad_astro_day_containers *PENTAD_NULLABLE days,
    pentad_astro_moon_view *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_moon_view_free(pentad_astro_moon_view *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_sun_view_make(const pentad_astro_sun_view_options *PENTAD_NONNULL options,
    const pentad_astro_day_containers *PENTAD_NULLABLE days,
    const pentad_astro_alerts *PENTAD_NULLABLE alerts,
    pentad_astro_sun_view *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_sun_view_free(pentad_astro_sun_view *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_day_view_make(const pentad_astro_day_containers *PENTAD_NONNULL days,
    pentad_astro_day_view *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_day_view_free(pentad_astro_day_view *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_day_view_compute(pentad_astro_calendar *PENTAD_NONNULL calendar,
    const pentad_astro_place *PENTAD_NONNULL place,
    const pentad_astro_options *PENTAD_NULLABLE options, int32_t date, pentad_astro_script script,
    pentad_astro_day_view *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_location_update(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_place *PENTAD_NONNULL place,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_astro_handler_settings_get(pentad_astro_handler *PENTAD_NONNULL handler,
    pentad_astro_settings *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_astro_settings_free(pentad_astro_settings *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_astro_handler_settings_change(pentad_astro_handler *PENTAD_NONNULL handler,
    const pentad_astro_settings_change *PENTAD_NONNULL change,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_source_open(pentad_elements_table *PENTAD_NULLABLE table,
    pentad_elements_order order, pentad_elements_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_source_open_group(pentad_elements_table *PENTAD_NULLABLE table,
    const char *PENTAD_NONNULL name, pentad_elements_grouping PENTAD_NONNULL grouping,
    void *PENTAD_NULLABLE context, pentad_elements_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_source_info *PENTAD_NULLABLE pentad_elements_source_describe(pentad_elements_source *PENTAD_NULLABLE source);
PENTAD_API pentad_status pentad_elements_source_element_at(pentad_elements_source *PENTAD_NONNULL source,
    int64_t section, int64_t row, int32_t *PENTAD_NONNULL number,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_source_path_of(pentad_elements_source *PENTAD_NONNULL source,
    int32_t number, int64_t *PENTAD_NONNULL section, int64_t *PENTAD_NONNULL row,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_source_section_for_title(pentad_elements_source *PENTAD_NONNULL source,
    const char *PENTAD_NONNULL title, int64_t index, int64_t *PENTAD_NONNULL section,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_source_icon(pentad_elements_source *PENTAD_NONNULL source,
    double size, pentad_elements_picture_theme theme, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_elements_source_free(pentad_elements_source *PENTAD_NULLABLE source);
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
PENTAD_API pentad_status pentad_stellar_class_list_conflicts(const pentad_stellar_class *PENTAD_NULLABLE const *PENTAD_NULLABLE items,
    size_t count, pentad_stellar_conflicts *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_conflicts_free(pentad_stellar_conflicts *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_class_list_icalendar(const pentad_stellar_class *PENTAD_NULLABLE const *PENTAD_NULLABLE items,
    size_t count, const pentad_stellar_term_calendar *PENTAD_NONNULL calendar,
    const pentad_stellar_icalendar_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_open(const pentad_stellar_client_options *PENTAD_NULLABLE options,
    pentad_stellar_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_open_async(const pentad_stellar_client_options *PENTAD_NULLABLE options,
    pentad_stellar_client *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_client_free(pentad_stellar_client *PENTAD_NULLABLE client);
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
PENTAD_API pentad_status pentad_stellar_announcement_screen_make(const pentad_stellar_class *PENTAD_NONNULL item,
    const pentad_stellar_announcement *PENTAD_NONNULL announcement,
    const char *PENTAD_NULLABLE zone,
    pentad_stellar_announcement_screen *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_announcement_screen_free(pentad_stellar_announcement_screen *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_client_plans(pentad_stellar_client *PENTAD_NONNULL client,
    size_t limit, pentad_stellar_section_plans *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_stellar_client_plans_async(pentad_stellar_client *PENTAD_NONNULL client,
    size_t limit, pentad_stellar_section_plans_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_stellar_section_plans_free(pentad_stellar_section_plans *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_stellar_class_list_plans(const pentad_stellar_class *PENTAD_NULLABLE const *PENTAD_NULLABLE items,
    size_t count, size_t limit, pentad_stellar_section_plans *PENTAD_NULLABLE *PENTAD_NONNULL out,
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
PENTAD_API pentad_status pentad_stellar_term_calendar_set_usual(const char *PENTAD_NONNULL term,
    pentad_stellar_term_calendar *PENTAD_NONNULL calendar,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_table_open(const pentad_elements_table_options *PENTAD_NULLABLE options,
    pentad_elements_table *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_elements_table_free(pentad_elements_table *PENTAD_NULLABLE table);
PENTAD_API pentad_status pentad_elements_element_match(pentad_elements_table *PENTAD_NULLABLE table,
    const char *PENTAD_NONNULL text, int32_t *PENTAD_NONNULL number,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_element_named(pentad_elements_table *PENTAD_NULLABLE table,
    const char *PENTAD_NONNULL name, int32_t *PENTAD_NONNULL number,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_account(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_video_account *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_account_free(pentad_video_account *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_channels(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_video_channels *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_channels_free(pentad_video_channels *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_rolls(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_video_rolls *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_rolls_free(pentad_video_rolls *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_like(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_unlike(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_set_watch_later(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, bool is_watch_later,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_mark_watched(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_set_position(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, int64_t position,
    const pentad_video_span *PENTAD_NULLABLE seen, size_t count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_apply_pending(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_news *PENTAD_NULLABLE out, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_feed_network_changed(pentad_video_feed *PENTAD_NULLABLE feed);
PENTAD_API pentad_status pentad_video_command_read(const char *PENTAD_NONNULL text,
    pentad_video_command *PENTAD_NONNULL out, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_command_text(const pentad_video_command *PENTAD_NONNULL command,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_content_url(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, bool reload,
    pentad_video_content_url *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_content_url_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, bool reload,
    pentad_video_content_url_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_content_url_free(pentad_video_content_url *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_prefetch(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NULLABLE const *PENTAD_NULLABLE videos, size_t count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_subscribe(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_retry_action(pentad_video_feed *PENTAD_NONNULL feed,
    int64_t action, bool *PENTAD_NULLABLE is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_cancel_action(pentad_video_feed *PENTAD_NONNULL feed,
    int64_t action, bool *PENTAD_NULLABLE is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_wait_for_delivery(pentad_video_feed *PENTAD_NONNULL feed,
    int64_t action, int64_t timeout_ms, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_wait_for_delivery_async(pentad_video_feed *PENTAD_NONNULL feed,
    int64_t action, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_read_events(pentad_video_feed *PENTAD_NONNULL feed,
    uint64_t after, size_t limit, pentad_video_events *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_events_free(pentad_video_events *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_last_event(pentad_video_feed *PENTAD_NONNULL feed,
    uint64_t *PENTAD_NONNULL out, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_open(const pentad_video_feed_options *PENTAD_NULLABLE options,
    pentad_video_feed *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_open_async(const pentad_video_feed_options *PENTAD_NULLABLE options,
    pentad_video_feed *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_feed_free(pentad_video_feed *PENTAD_NULLABLE feed);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_media_kind_name(pentad_video_media_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_time_unit_name(pentad_video_time_unit value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_source_kind_name(pentad_video_source_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_signature_name(pentad_video_signature value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_start_up_phase_name(pentad_video_start_up_phase value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_source_state_name(pentad_video_source_state value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_action_step_name(pentad_video_action_step value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_character_name(pentad_video_character value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_list_name(pentad_video_list value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_playback_phase_name(pentad_video_playback_phase value);
PENTAD_API const char *PENTAD_NULLABLE pentad_video_work_name(pentad_video_work value);
PENTAD_API pentad_status pentad_video_feed_video(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_video_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_group_free(pentad_video_group *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_state(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_video_state *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_state_free(pentad_video_state *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_playability(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_video_playability *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_playability_free(pentad_video_playability *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_refresh_interval(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NULLABLE source, int64_t *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_set_refresh_interval(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NULLABLE source, int64_t interval,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_key_from_url(const char *PENTAD_NONNULL url,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_key_make(const char *PENTAD_NONNULL provider,
    const char *PENTAD_NONNULL id, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_key_page_url(const char *PENTAD_NONNULL video,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_key_embed_url(const char *PENTAD_NONNULL video,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_timeline(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_page_options *PENTAD_NULLABLE page,
    pentad_video_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_groups_free(pentad_video_groups *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_favorites(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_page_options *PENTAD_NULLABLE page,
    pentad_video_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_watch_later_list(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_page_options *PENTAD_NULLABLE page,
    pentad_video_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_import_opml(pentad_video_feed *PENTAD_NONNULL feed,
    const uint8_t *PENTAD_NULLABLE document, size_t size,
    pentad_video_opml_import *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_import_opml_async(pentad_video_feed *PENTAD_NONNULL feed,
    const uint8_t *PENTAD_NULLABLE document, size_t size,
    pentad_video_opml_import_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_opml_import_free(pentad_video_opml_import *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_export_opml(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NULLABLE title, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_subscribe_lists(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_lists_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_load_older(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, bool *PENTAD_NULLABLE is_more,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_load_older_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_video_flag_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_load_comments(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_video_group *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_load_comments_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL video, pentad_video_group_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_opml_read(const uint8_t *PENTAD_NULLABLE document,
    size_t size, pentad_video_outlines *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_outlines_free(pentad_video_outlines *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_opml_write(const char *PENTAD_NULLABLE title,
    int64_t created_at,
    const pentad_video_outline_options *PENTAD_NULLABLE const *PENTAD_NULLABLE feeds, size_t count,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_pending(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_news *PENTAD_NONNULL out, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_actions(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_actions *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_actions_free(pentad_video_actions *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_start_up(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_start_up *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_start_up_free(pentad_video_start_up *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_image(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL address, const char *PENTAD_NULLABLE video,
    pentad_video_picture *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_image_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL address, const char *PENTAD_NULLABLE video,
    pentad_video_picture_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_picture_free(pentad_video_picture *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_playback_select(pentad_video_playback *PENTAD_NONNULL playback,
    const char *PENTAD_NONNULL video, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_next(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_previous(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_show(pentad_video_playback *PENTAD_NONNULL playback,
    const pentad_video_playback_options *PENTAD_NULLABLE options,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_perform(pentad_video_playback *PENTAD_NONNULL playback,
    const pentad_video_command *PENTAD_NONNULL command, bool *PENTAD_NULLABLE is_done,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_open(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_playback_options *PENTAD_NULLABLE options,
    pentad_video_playback *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_playback_free(pentad_video_playback *PENTAD_NULLABLE playback);
PENTAD_API pentad_status pentad_video_playback_state(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_video_playing *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_playing_free(pentad_video_playing *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_playback_subscribe(pentad_video_playback *PENTAD_NONNULL playback,
    const pentad_video_playback_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_play(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_pause(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_toggle_play(pentad_video_playback *PENTAD_NONNULL playback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_seek(pentad_video_playback *PENTAD_NONNULL playback,
    int64_t position, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_skip(pentad_video_playback *PENTAD_NONNULL playback,
    int64_t span, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_report(pentad_video_playback *PENTAD_NONNULL playback,
    const char *PENTAD_NULLABLE video, int64_t position, int64_t duration, bool is_playing,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_report_end(pentad_video_playback *PENTAD_NONNULL playback,
    const char *PENTAD_NULLABLE video, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_playback_report_failure(pentad_video_playback *PENTAD_NONNULL playback,
    const char *PENTAD_NULLABLE video, pentad_status why, const char *PENTAD_NULLABLE message,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_refresh(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_refresh *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_refresh_async(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_refresh_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_refresh_free(pentad_video_refresh *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_synchronise(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_refresh *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_synchronise_async(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_refresh_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_rendition_best(const pentad_video_rendition *PENTAD_NULLABLE const *PENTAD_NULLABLE renditions,
    size_t count, int64_t lines, size_t *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_search(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL words, const pentad_video_page_options *PENTAD_NULLABLE page,
    pentad_video_groups *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_search_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL words, const pentad_video_page_options *PENTAD_NULLABLE page,
    pentad_video_groups_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_settings(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_settings *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_set_settings(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_settings *PENTAD_NULLABLE settings,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_feed_set_focus(pentad_video_feed *PENTAD_NULLABLE feed,
    bool has_focus);
PENTAD_API pentad_status pentad_video_share_check(const pentad_video_share_options *PENTAD_NONNULL share,
    const pentad_video_service *PENTAD_NULLABLE const *PENTAD_NULLABLE services,
    size_t service_count,
    const pentad_video_budget_options *PENTAD_NULLABLE const *PENTAD_NULLABLE budgets,
    size_t budget_count, pentad_video_share_report *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_share_report_free(pentad_video_share_report *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_check_share(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_share_options *PENTAD_NONNULL share,
    const pentad_video_budget_options *PENTAD_NULLABLE const *PENTAD_NULLABLE budgets,
    size_t budget_count, pentad_video_share_report *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_text_length(const char *PENTAD_NONNULL text,
    const pentad_video_budget_options *PENTAD_NULLABLE budget, int64_t *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_share(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_share_options *PENTAD_NONNULL share, int64_t *PENTAD_NULLABLE id,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_shelby_sign_in_finish(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_shelby_options *PENTAD_NONNULL options, const char *PENTAD_NONNULL address,
    pentad_video_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_shelby_sign_in_finish_async(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_shelby_options *PENTAD_NONNULL options, const char *PENTAD_NONNULL address,
    pentad_video_source_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_source_free(pentad_video_source *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_shelby_sign_in_cancel(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_shelby_options *PENTAD_NONNULL options,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_shelby_sign_in_begin(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_shelby_options *PENTAD_NONNULL options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_shelby_sign_in_begin_async(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_shelby_options *PENTAD_NONNULL options,
    pentad_video_text_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_shelby_is_callback(const pentad_video_shelby_options *PENTAD_NONNULL options,
    const char *PENTAD_NONNULL address, bool *PENTAD_NONNULL is_callback,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_add_peertube(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_peertube_options *PENTAD_NONNULL options,
    pentad_video_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_add_peertube_async(pentad_video_feed *PENTAD_NONNULL feed,
    const pentad_video_peertube_options *PENTAD_NONNULL options,
    pentad_video_source_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_add_folder(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL folder, pentad_video_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_pause_source(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, bool is_paused,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_remove_source(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_sign_out(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_sign_out_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_add_feed(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL address, pentad_video_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_add_feed_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL address, pentad_video_source_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_discover(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL page,
    pentad_video_discovered_feeds *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_discover_async(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL page, pentad_video_discovered_feeds_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_discovered_feeds_free(pentad_video_discovered_feeds *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_sources(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_sources *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_sources_free(pentad_video_sources *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_source(pentad_video_feed *PENTAD_NONNULL feed,
    const char *PENTAD_NONNULL source, pentad_video_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_relative_time_make(int64_t moment, int64_t now,
    pentad_video_relative_time *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_video_relative_time_free(pentad_video_relative_time *PENTAD_NULLABLE record);
PENTAD_API pentad_status pentad_video_feed_storage_usage(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_video_storage_usage *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_clear_cache(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_erase_all(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_erase_all_async(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_sign_out_all(const pentad_video_feed_options *PENTAD_NULLABLE options,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_sign_out_all_async(const pentad_video_feed_options *PENTAD_NULLABLE options,
    pentad_completion_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_suspend(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_video_feed_resume(pentad_video_feed *PENTAD_NONNULL feed,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_list_sorted(pentad_elements_table *PENTAD_NULLABLE table,
    pentad_elements_order order, int32_t *PENTAD_NULLABLE numbers, size_t capacity,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_list_ranked(pentad_elements_property property,
    bool descending, int32_t *PENTAD_NULLABLE numbers, size_t capacity,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_list_filtered(pentad_elements_table *PENTAD_NULLABLE table,
    const pentad_elements_filter *PENTAD_NULLABLE filter, int32_t *PENTAD_NULLABLE numbers,
    size_t capacity, size_t *PENTAD_NONNULL count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_list_search(pentad_elements_table *PENTAD_NULLABLE table,
    const char *PENTAD_NONNULL text, int32_t *PENTAD_NULLABLE numbers,
    pentad_elements_match_kind *PENTAD_NULLABLE kinds,
    const char *PENTAD_NULLABLE *PENTAD_NULLABLE texts, size_t capacity,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
#ifdef __cplusplus
}
#endif
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
