// What Landlock and seccomp hold together.

#include "launcher.h"

#include <stdio.h>

// What seccomp refuses where Landlock is older than the version that knows it.
static const struct {
  int since;
  const char *name;
} newer[] = {{3, "truncation"}, {4, "network"}, {6, "sockets"}, {6, "signals"}};

void describe(int version) {
  struct ruleset rules = ruleset_of(version);
  printf("{\"version\":%d,\"files\":%llu,\"network\":%llu,\"scopes\":%llu,\"refusedInstead\":[",
         version, (unsigned long long)rules.files, (unsigned long long)rules.network,
         (unsigned long long)rules.scopes);
  const char *separator = "";
  for (size_t i = 0; i < sizeof(newer) / sizeof(newer[0]); i++) {
    if (version >= newer[i].since) continue;
    printf("%s\"%s\"", separator, newer[i].name);
    separator = ",";
  }
  printf("]}\n");
}
