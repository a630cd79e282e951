// Tries to get out of the sandbox that it runs in:
//
//   attacks --list
//   attacks KIND NAME PROCESS FOLDER PORT
//
// The status is 0 if the sandbox held, and 10 if the attack got what it was after.

#include "attack.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct attacks all[] = {
  {"processes", process_attacks}, {"files", file_attacks},     {"network", network_attacks},
  {"machine", machine_attacks},   {"descriptors", descriptor_attacks},
  {"memory", memory_attacks},     {"disk", disk_attacks},      {"life", life_attacks},
};
static const size_t kinds = sizeof(all) / sizeof(all[0]);

bool opens(const char *path, int flags) {
  int descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0600);
  if (descriptor >= 0) close(descriptor);
  return descriptor >= 0;
}

bool stays(void) {
  usleep(500000);
  return true;
}

const char *in_folder(const struct target *target, const char *name) {
  static char paths[4][4096];
  static int next;
  char *path = paths[next++ % 4];
  snprintf(path, sizeof(paths[0]), "%s/%s", target->folder, name);
  return path;
}

int main(int count, char **arguments) {
  if (count == 2) {
    for (size_t kind = 0; kind < kinds; kind++) {
      for (const struct attack *attack = all[kind].items; attack->name != NULL; attack++) {
        printf("%s\t%s\t%d\n", all[kind].kind, attack->name, attack->is_proven);
      }
    }
    return 0;
  }
  const char *own = getenv("TMPDIR");
  if (count != 6 || own == NULL || chdir(own) != 0) return 2;
  struct target target = {atoi(arguments[3]), arguments[4], atoi(arguments[5])};
  for (size_t kind = 0; kind < kinds; kind++) {
    if (strcmp(all[kind].kind, arguments[1]) != 0) continue;
    for (const struct attack *attack = all[kind].items; attack->name != NULL; attack++) {
      if (strcmp(attack->name, arguments[2]) == 0) return attack->reaches(&target) ? 10 : 0;
    }
  }
  return 2;
}
