// Confines itself, then becomes the program that it was told to run:
//
//   doccheck-sandbox [--parent PID | --namespaces] [--read PATH]… [--write PATH]…
//                    [--temporary FOLDER BYTES] [--processes N] [--memory BYTES] [--landlock VERSION]
//                    -- PROGRAM [ARGUMENT]…
//   doccheck-sandbox [--landlock VERSION] --describe
//
// The program begins in its temporary folder, which it may fill up to a size. It is ended where it
// and its processes use more memory than told. With --read, --write
// or --temporary all other files are out of reach (Landlock). System calls that reach other
// processes, the network or the machine are always refused (seccomp). Nothing is run where a
// restriction cannot be had: the status is then 125, and a line on standard error says why. What a
// version of Landlock does not know is refused by seccomp; --landlock has newer ones do without as
// well, and --describe prints what holds.

#include "launcher.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static const int own_failure = 125;
static const rlim_t most_descriptors = 256;

// Headers of older systems lack what kernels have since 5.9; the numbers are the kernel's.
#define CALL_CLOSE_RANGE 436
#define UNSHARE_DESCRIPTORS (1U << 1)

_Noreturn void fail(const char *what) {
  fprintf(stderr, "doccheck-sandbox: %s: %s\n", what, strerror(errno));
  _exit(own_failure);
}

static _Noreturn void misuse(const char *what) {
  fprintf(stderr, "doccheck-sandbox: wrong usage: %s\n", what);
  _exit(own_failure);
}

static void add(struct paths *paths, const char *path) {
  if (paths->count == sizeof(paths->items) / sizeof(paths->items[0])) misuse("too many paths");
  paths->items[paths->count++] = path;
}

// Reads the options; returns the index of the program, or 0 if none is to be run.
static int read_options(int count, char **arguments, struct confinement *confinement) {
  int index = 1;
  while (index < count && strcmp(arguments[index], "--") != 0) {
    const char *name = arguments[index];
    if (strcmp(name, "--describe") == 0) return 0;
    if (strcmp(name, "--namespaces") == 0) {
      confinement->has_namespaces = true;
      index += 1;
      continue;
    }
    if (index + 1 >= count) misuse(name);
    const char *value = arguments[index + 1];
    if (strcmp(name, "--parent") == 0) {
      confinement->parent = atoi(value);
    } else if (strcmp(name, "--read") == 0) {
      add(&confinement->readable, value);
    } else if (strcmp(name, "--write") == 0) {
      add(&confinement->writable, value);
    } else if (strcmp(name, "--processes") == 0) {
      confinement->process_limit = atoi(value);
    } else if (strcmp(name, "--memory") == 0) {
      confinement->memory_limit = atoll(value);
    } else if (strcmp(name, "--landlock") == 0) {
      confinement->newest_landlock = atoi(value);
    } else if (strcmp(name, "--temporary") == 0 && index + 2 < count) {
      confinement->temporary = value;
      add(&confinement->writable, value);
      confinement->size_limit = atoll(arguments[index + 2]);
      index += 1;
    } else {
      misuse(name);
    }
    index += 2;
  }
  if (index + 1 >= count) misuse("no program is named");
  return index + 1;
}

// The kernel sends the signal at the end of the thread that started this process.
static void die_with(pid_t parent) {
  if (parent == 0) return;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) fail("parent's end");
  if (getppid() != parent) _exit(own_failure);
}

// What others have left open is not the program's; a test run reports on the first one behind the three
// that every program has.
static void close_descriptors(unsigned flags) {
  const unsigned first = 4;
  if (syscall(CALL_CLOSE_RANGE, first, ~0U, flags) != 0) fail("descriptors");
}

// Open files hold memory and room on the disk.
static void limit_descriptors(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) fail("descriptors");
  if (limit.rlim_max > most_descriptors) limit.rlim_max = most_descriptors;
  limit.rlim_cur = limit.rlim_max;
  if (setrlimit(RLIMIT_NOFILE, &limit) != 0) fail("descriptors");
}

int main(int count, char **arguments) {
  struct confinement confinement = {.process_limit = -1, .newest_landlock = INT_MAX};
  int program = read_options(count, arguments, &confinement);
  int version = landlock_version();
  if (version > confinement.newest_landlock) version = confinement.newest_landlock;
  if (program == 0) {
    describe(version);
    return 0;
  }
  close_descriptors(0);
  bool has_files = confinement.readable.count + confinement.writable.count > 0;
  bool counts_processes = confinement.process_limit >= 0;
  if (confinement.temporary != NULL && chdir(confinement.temporary) != 0) {
    fail(confinement.temporary);
  }
  bool is_watched = counts_processes || confinement.has_namespaces ||
                    confinement.temporary != NULL || confinement.memory_limit > 0;
  int channel = -1;
  if (is_watched) {
    channel = start_program(&confinement);
  } else {
    die_with(confinement.parent);
  }
  if (counts_processes) limit_descriptors();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("no new privileges");
  // In namespaces it is a second wall, where the kernel has it.
  if (has_files && (version > 0 || !confinement.has_namespaces)) {
    drop_capabilities();
    restrict_files(&confinement, version);
  }
  bool is_alone = has_files && !confinement.has_namespaces;
  int listener = restrict_calls(is_alone, counts_processes, version);
  if (channel >= 0) tell(channel, listener);
  // From here on the program has descriptors of its own, and those of its supervisor are not among them.
  close_descriptors(UNSHARE_DESCRIPTORS);
  execvp(arguments[program], arguments + program);
  fail(arguments[program]);
}
