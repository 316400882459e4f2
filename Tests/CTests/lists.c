/* Changes in a program's own lists. */
#include "check.h"

/* Two lists, the key and the content of each item. */
struct lists {
  const char *const *old_contents;
  const char *const *new_contents;
};

static bool is_same(void *context, size_t old_index, size_t new_index) {
  const struct lists *lists = (const struct lists *)context;
  return strcmp(lists->old_contents[old_index], lists->new_contents[new_index]) == 0;
}

static void print_indices(const char *name, const size_t *indices, size_t count) {
  size_t i;
  printf("  %s:", name);
  for (i = 0; i < count; i++) printf(" %d", (int)indices[i]);
  printf("\n");
}

static void print_delta(pentad_list_delta *delta) {
  size_t i;
  printf("  from %d to %d\n", (int)delta->old_count, (int)delta->new_count);
  print_indices("deletions", delta->deletions, delta->deletion_count);
  print_indices("insertions", delta->insertions, delta->insertion_count);
  printf("  moves:");
  for (i = 0; i < delta->move_count; i++)
    printf(" %d-%d", (int)delta->moves[i].old_index, (int)delta->moves[i].new_index);
  printf("\n");
  print_indices("updates", delta->updates, delta->update_count);
  pentad_list_delta_free(delta);
}

static void changes(void) {
  const char *const old_keys[] = {"a", "b", "c", "d", "e", "é"};
  const char *const new_keys[] = {"e", "a", "x", "c", "d", "é"};
  const char *const old_contents[] = {"1", "1", "1", "1", "1", "1"};
  const char *const new_contents[] = {"2", "1", "1", "2", "1", "1"};
  struct lists lists = {old_contents, new_contents};
  pentad_list_delta *delta;
  SHOW(pentad_list_delta_make(old_keys, 6, new_keys, 6, is_same, &lists, &delta, &error));
  print_delta(delta);
  SHOW(pentad_list_delta_make(old_keys, 6, new_keys, 6, NULL, NULL, &delta, &error));
  print_delta(delta);
  SHOW(pentad_list_delta_make(old_keys, 6, old_keys, 6, is_same, &lists, &delta, &error));
  print_delta(delta);
  SHOW(pentad_list_delta_make(NULL, 0, new_keys, 2, is_same, &lists, &delta, &error));
  print_delta(delta);
  SHOW(pentad_list_delta_make(old_keys, 2, NULL, 0, is_same, &lists, &delta, NULL));
  print_delta(delta);
  SHOW(pentad_list_delta_make(NULL, 0, NULL, 0, NULL, NULL, &delta, &error));
  print_delta(delta);
}

static void surplus_items_of_a_key(void) {
  const char *const old_keys[] = {"b", "a", "c", "a", "a"};
  const char *const new_keys[] = {"c", "a", "d"};
  pentad_list_delta *delta;
  SHOW(pentad_list_delta_make(old_keys, 5, new_keys, 3, NULL, NULL, &delta, &error));
  print_delta(delta);
}

static void misuse(void) {
  const char *const keys[] = {"a", "b"};
  const char *const missing[] = {"a", NULL};
  const char *const broken[] = {"a", "b\xff"};
  pentad_list_delta *delta;
  SHOW(pentad_list_delta_make(keys, 2, keys, 2, NULL, NULL, NULL, &error));
  SHOW(pentad_list_delta_make(NULL, 2, keys, 2, NULL, NULL, &delta, &error));
  HOLDS(delta == NULL);
  SHOW(pentad_list_delta_make(keys, 2, NULL, 2, NULL, NULL, &delta, &error));
  SHOW(pentad_list_delta_make(keys, 2, missing, 2, NULL, NULL, &delta, &error));
  SHOW(pentad_list_delta_make(keys, 2, broken, 2, NULL, NULL, &delta, &error));
  SHOW(pentad_list_delta_make(keys, SIZE_MAX, keys, 2, NULL, NULL, &delta, &error));
  WITHOUT_ERROR(pentad_list_delta_make(keys, 2, keys, SIZE_MAX, NULL, NULL, &delta, NULL));
}

static void child(pentad_status *answer) {
  const char *const keys[] = {"a", "b"};
  pentad_list_delta *delta;
  *answer = pentad_list_delta_make(keys, 2, keys + 1, 1, NULL, NULL, &delta, NULL);
}

int main(void) {
  pentad_status answer = PENTAD_INTERNAL;
  changes();
  surplus_items_of_a_key();
  misuse();
  in_child(child, &answer, 1);
  printf("in a child: %s\n", coarse_name(answer));
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
