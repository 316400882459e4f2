/* ChatKit's client with a server, and then without it: groups are made, changed, joined, left and
 * deleted, and people added and removed. Offline, the changes wait, and calls that ask the server
 * report that it is gone. */
#include "chat.h"

static pentad_chat_client *bob;
static const unsigned char picture[] = {0xff, 0xd8, 0xff, 0xe0, 0,    16,  'J',
                                        'F',  'I',  'F',  0,    1,    0xff, 0xd9};

static void open_bob(const char *url) {
  pentad_chat_client_options options = PENTAD_CHAT_CLIENT_OPTIONS_INIT;
  options.server = url;
  options.requests_per_second = -1;
  options.session = session;
  options.manual_synchronising = 1;
  SHOW(pentad_chat_client_sign_in(&options, "tok-bob", &bob, &error));
}

static void did_members(void *context, pentad_status outcome, const pentad_chat_members *members,
                        pentad_error *failure) {
  did_end(context, outcome, failure);
  if (members) printf("  %d members\n", (int)members->count);
}

static void did_groups(void *context, pentad_status outcome, const pentad_chat_groups *groups,
                       pentad_error *failure) {
  did_end(context, outcome, failure);
  if (groups) printf("  %d groups\n", (int)groups->count);
}

/* ---- Events ----------------------------------------------------------------------------------------- */

static int created, updated, removed, members_updated;

static void did_create(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(event->kind == PENTAD_CHAT_EVENT_KIND_GROUP_CREATED && event->group_id);
  created++;
}

static void did_update(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(event->kind == PENTAD_CHAT_EVENT_KIND_GROUP_UPDATED && event->group_id);
  updated++;
}

static void did_remove(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(event->removal == PENTAD_CHAT_REMOVAL_DELETED);
  removed++;
}

static void did_update_members(void *context, const pentad_chat_event *event) {
  (void)context;
  HOLDS(event->kind == PENTAD_CHAT_EVENT_KIND_MEMBERS_UPDATED && event->group_id);
  members_updated++;
}

static pentad_subscription *observe(void) {
  pentad_chat_delegate delegate = PENTAD_CHAT_DELEGATE_INIT;
  pentad_subscription *subscription;
  delegate.did_create_group = did_create;
  delegate.did_update_group = did_update;
  delegate.did_remove_group = did_remove;
  delegate.did_update_members = did_update_members;
  SHOW(pentad_chat_client_subscribe(alice, &delegate, &subscription, &error));
  return subscription;
}

/* ---- A group's life ----------------------------------------------------------------------------------- */

static char made[64], token[128];

static void print_group(void) {
  pentad_chat_group *group;
  pentad_chat_members *members;
  size_t i;
  SHOW(pentad_chat_client_fetch_information(alice, made, &group, &error));
  if (!group) return;
  printf("  %s (%s): %s, %s, %s; %d members:", group->name, group->kind,
         or_none(group->description), group->image ? "with a picture" : "without",
         group->share_url ? "shared" : "not shared", (int)group->member_count);
  pentad_chat_group_free(group);
  pentad_chat_client_members(alice, made, &members, NULL);
  for (i = 0; members && i < members->count; i++) printf(" %s", members->items[i]->nickname);
  printf("\n");
  pentad_chat_members_free(members);
}

static void make(void) {
  pentad_chat_group_options options = PENTAD_CHAT_GROUP_OPTIONS_INIT;
  pentad_chat_group *group;
  const char *slash;
  options.name = "";
  SHOW(pentad_chat_client_create_group(alice, &options, &group, &error));
  options.name = "Made in C";
  options.description = "A group";
  options.image = picture;
  options.image_size = sizeof picture;
  options.is_shared = 1;
  SHOW(pentad_chat_client_create_group(alice, &options, &group, &error));
  if (!group) return;
  HOLDS(group->membership == PENTAD_CHAT_MEMBERSHIP_ACTIVE);
  HOLDS(strcmp(or_none(group->creator_id), "101") == 0);
  snprintf(made, sizeof made, "%s", group->id);
  slash = group->share_url ? strrchr(group->share_url, '/') : NULL;
  snprintf(token, sizeof token, "%s", slash ? slash + 1 : "");
  pentad_chat_group_free(group);
  print_group();
}

static void change(void) {
  pentad_chat_group_change change = PENTAD_CHAT_GROUP_CHANGE_INIT;
  SHOW(pentad_chat_client_change_group(alice, made, &change, &error));
  change.description = "";
  change.kind = "closed";
  change.is_shared = PENTAD_CHAT_SWITCH_ON;
  SHOW(pentad_chat_client_change_group(alice, made, &change, &error));
  change.name = "";
  SHOW(pentad_chat_client_change_group(alice, made, &change, &error));
  SHOW(pentad_chat_client_change_group_avatar(alice, made, picture, sizeof picture, NULL, &error));
  FINISH(pentad_chat_client_change_group_avatar_async(alice, made, picture, sizeof picture,
                                                      "image/jpeg", did_end, NULL, &operation,
                                                      &error));
  SHOW(pentad_chat_client_set_nickname(alice, made, "Allie", &error));
  SHOW(pentad_chat_client_set_nickname(alice, made, "", &error));
  SHOW(pentad_chat_client_synchronise(alice, &error));
  print_group();
}

static void add_people(void) {
  pentad_chat_invitation person = PENTAD_CHAT_INVITATION_INIT;
  pentad_chat_invitation another = PENTAD_CHAT_INVITATION_INIT;
  const pentad_chat_invitation *people[2];
  pentad_chat_members *members;
  people[0] = &person;
  people[1] = &another;
  person.nickname = "Bobby";
  person.user_id = "102";
  another.nickname = "Ada";
  another.email = "ada@example.org";
  SHOW(pentad_chat_client_add_members(alice, made, NULL, 0, &members, &error));
  HOLDS(members && members->count == 0);
  pentad_chat_members_free(members);
  SHOW(pentad_chat_client_add_members(alice, made, people, 1, &members, &error));
  if (members && members->count) {
    printf("  %s as %s\n", members->items[0]->user_id, members->items[0]->nickname);
  }
  pentad_chat_members_free(members);
  FINISH(pentad_chat_client_add_members_async(alice, made, people, 2, did_members, NULL, &operation,
                                              &error));
  print_group();
  SHOW(pentad_chat_client_remove_member(alice, made, "102", &error));
  SHOW(pentad_chat_client_remove_member(alice, made, "999", &error));
  SHOW(pentad_chat_client_synchronise(alice, &error));
  print_group();
}

/* Bob comes by the link, goes, and comes back. */
static void come_and_go(void) {
  pentad_chat_group *group;
  pentad_chat_groups *former;
  SHOW(pentad_chat_client_join_group(bob, made, "wrong", NULL, &group, &error));
  SHOW(pentad_chat_client_join_group(bob, made, token, "an answer", &group, &error));
  if (group) printf("  %s, membership %d\n", group->name, (int)group->membership);
  pentad_chat_group_free(group);
  SHOW(pentad_chat_client_leave_group(bob, made, &error));
  SHOW(pentad_chat_client_fetch_former_groups(bob, &former, &error));
  if (former) printf("  %d groups\n", (int)former->count);
  pentad_chat_groups_free(former);
  SHOW(pentad_chat_client_groups(bob, PENTAD_CHAT_MEMBERSHIP_EXITED, &former, &error));
  HOLDS(former && former->count == 1 && strcmp(former->items[0]->id, made) == 0);
  pentad_chat_groups_free(former);
  SHOW(pentad_chat_client_rejoin_group(bob, made, &group, &error));
  if (group) printf("  %s, membership %d\n", group->name, (int)group->membership);
  pentad_chat_group_free(group);
  FINISH(pentad_chat_client_leave_group_async(bob, made, did_end, NULL, &operation, &error));
  FINISH(pentad_chat_client_rejoin_group_async(bob, made, did_group, NULL, &operation, &error));
  FINISH(pentad_chat_client_join_group_async(bob, made, token, NULL, did_group, NULL, &operation,
                                             &error));
  FINISH(pentad_chat_client_fetch_former_groups_async(alice, did_groups, NULL, &operation, &error));
}

static void end(void) {
  pentad_chat_group_options options = PENTAD_CHAT_GROUP_OPTIONS_INIT;
  pentad_chat_group *group;
  SHOW(pentad_chat_client_delete_group(bob, made, &error));
  SHOW(pentad_chat_client_delete_group(alice, made, &error));
  SHOW(pentad_chat_client_fetch_information(alice, made, &group, &error));
  options.name = "Another";
  FINISH(pentad_chat_client_create_group_async(alice, &options, did_group, NULL, &operation, &error));
  pump();
  find_first();
  FINISH(pentad_chat_client_delete_group_async(alice, "1", did_end, NULL, &operation, &error));
}

/* ---- The two runs ------------------------------------------------------------------------------------- */

static void online(const char *url, const char *folder) {
  pentad_subscription *subscription;
  open_alice(url, folder, "tok-alice");
  open_bob(url);
  SHOW(pentad_chat_client_synchronise(alice, &error));
  pump();
  subscription = observe();
  make();
  change();
  add_people();
  come_and_go();
  end();
  pump();
  printf("  %d created, %s, %d removed, %s\n", created, updated ? "changed" : "-", removed,
         members_updated ? "members" : "-");
  pentad_subscription_free(subscription);
  pentad_chat_client_free(bob);
  pentad_chat_client_free(alice);
}

static void offline(const char *url, const char *folder) {
  pentad_chat_group_options options = PENTAD_CHAT_GROUP_OPTIONS_INIT;
  pentad_chat_group_change change = PENTAD_CHAT_GROUP_CHANGE_INIT;
  pentad_chat_storage_usage usage = PENTAD_CHAT_STORAGE_USAGE_INIT;
  pentad_chat_group *group;
  pentad_chat_groups *groups;
  open_alice(url, folder, NULL);
  find_first();
  options.name = "Not now";
  SHOW(pentad_chat_client_create_group(alice, &options, &group, &error));
  FINISH(pentad_chat_client_create_group_async(alice, &options, did_group, NULL, &operation, &error));
  SHOW(pentad_chat_client_join_group(alice, "1", "token", NULL, &group, &error));
  SHOW(pentad_chat_client_fetch_former_groups(alice, &groups, &error));
  change.name = "Renamed";
  SHOW(pentad_chat_client_change_group(alice, first_group, &change, &error));
  SHOW(pentad_chat_client_set_nickname(alice, first_group, "Allie", &error));
  SHOW(pentad_chat_client_storage_usage(alice, &usage, &error));
  printf("  %d waiting\n", (int)usage.waiting);
  pentad_chat_client_free(alice);
}

int main(int count, char **arguments) { return two_runs(count, arguments, online, offline); }
