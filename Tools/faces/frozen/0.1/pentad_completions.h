#ifndef PENTAD_COMPLETIONS_H
#define PENTAD_COMPLETIONS_H
typedef void (*pentad_elements_molar_masses_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_elements_molar_masses *PENTAD_NULLABLE molar_masses,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_astro_days_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_astro_days *PENTAD_NULLABLE days,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_astro_day_containers_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_astro_day_containers *PENTAD_NULLABLE day_containers,
    pentad_error *PENTAD_NULLABLE error);
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
typedef void (*pentad_chat_group_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_group *PENTAD_NULLABLE group,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_groups_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_groups *PENTAD_NULLABLE groups,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_members_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_members *PENTAD_NULLABLE members,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_message_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_message *PENTAD_NULLABLE message,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_messages_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_messages *PENTAD_NULLABLE messages,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_chat_outgoing_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_chat_outgoing *PENTAD_NULLABLE outgoing,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_group_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_group *PENTAD_NULLABLE group,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_groups_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_groups *PENTAD_NULLABLE groups,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_source_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_source *PENTAD_NULLABLE source,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_discovered_feeds_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_discovered_feeds *PENTAD_NULLABLE discovered_feeds,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_refresh_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_refresh *PENTAD_NULLABLE refresh,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_opml_import_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_opml_import *PENTAD_NULLABLE opml_import,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_content_url_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_content_url *PENTAD_NULLABLE content_url,
    pentad_error *PENTAD_NULLABLE error);
typedef void (*pentad_video_picture_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_video_picture *PENTAD_NULLABLE picture,
    pentad_error *PENTAD_NULLABLE error);
#endif
