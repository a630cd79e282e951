// Attacks on other processes.

#include "attack.h"

#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

static bool any(const struct target *target, bool (*reaches)(pid_t)) {
  if (target->process != 0) return reaches(target->process);
  DIR *processes = opendir("/proc");
  bool found = false;
  for (struct dirent *entry; processes != NULL && (entry = readdir(processes)) != NULL;) {
    pid_t process = atoi(entry->d_name);
    if (process > 0 && process != getpid()) found |= reaches(process);
  }
  // Nobody hides by not being listed.
  return found || (getppid() > 0 && reaches(getppid())) || reaches(1);
}

static bool opens_of(pid_t process, const char *name, int flags) {
  char path[128];
  snprintf(path, sizeof(path), "/proc/%d/%s", process, name);
  return opens(path, flags);
}

// Whether something stands there: a process of the kernel has such files, too, and nothing in them.
static bool reads_of(pid_t process, const char *name) {
  char path[128], bytes[8];
  snprintf(path, sizeof(path), "/proc/%d/%s", process, name);
  int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  bool reads = descriptor >= 0 && read(descriptor, bytes, sizeof(bytes)) > 0;
  if (descriptor >= 0) close(descriptor);
  return reads;
}

static bool follows(pid_t process) {
  char path[128], place[256];
  snprintf(path, sizeof(path), "/proc/%d/fd/0", process);
  return readlink(path, place, sizeof(place)) > 0;
}

#define FILE_ATTACK(function, name, flags) \
  static bool function##_one(pid_t process) { return opens_of(process, name, flags); } \
  static bool function(const struct target *target) { return any(target, function##_one); }
#define CALL_ATTACK(function, expression) \
  static bool function##_one(pid_t process) { return expression; } \
  static bool function(const struct target *target) { return any(target, function##_one); }

FILE_ATTACK(writes_memory, "mem", O_RDWR)
FILE_ATTACK(reads_memory, "mem", O_RDONLY)
FILE_ATTACK(opens_descriptor, "fd/1", O_WRONLY)
FILE_ATTACK(opens_folder, "cwd/.", O_RDONLY | O_DIRECTORY)
FILE_ATTACK(writes_score, "oom_score_adj", O_WRONLY)
FILE_ATTACK(writes_name, "comm", O_WRONLY)
FILE_ATTACK(clears_references, "clear_refs", O_WRONLY)

static char sink[64];

static bool moves_memory(pid_t process, long call) {
  FILE *file = NULL;
  char path[64];
  snprintf(path, sizeof(path), "/proc/%d/maps", process);
  uintptr_t address = (uintptr_t)sink;
  char line[512];
  if ((file = fopen(path, "r")) != NULL) {
    while (fgets(line, sizeof(line), file) != NULL) {
      if (strstr(line, " rw-p ") != NULL) {
        address = strtoul(line, NULL, 16);
        break;
      }
    }
    fclose(file);
  }
  struct iovec own = {sink, 1}, other = {(void *)address, 1};
  return syscall(call, process, &own, 1L, &other, 1L, 0L) == 1;
}

static bool seizes(pid_t process) {
  if (ptrace(PTRACE_SEIZE, process, NULL, NULL) != 0) return false;
  kill(process, SIGCONT);
  ptrace(PTRACE_DETACH, process, NULL, NULL);
  return true;
}

static bool takes_descriptor(pid_t process) {
  int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
  return syscall(SYS_pidfd_getfd, descriptor, 0, 0) >= 0;
}

static bool signals_by_descriptor(pid_t process) {
  int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
  return syscall(SYS_pidfd_send_signal, descriptor, SIGCONT, NULL, 0) == 0;
}

static bool queues_signal(pid_t process) {
  siginfo_t info = {.si_code = SI_QUEUE};
  return syscall(SYS_rt_sigqueueinfo, process, SIGCONT, &info) == 0;
}

static bool changes_limit(pid_t process) {
  struct rlimit limit;
  if (prlimit(process, RLIMIT_CORE, NULL, &limit) != 0) return false;
  return prlimit(process, RLIMIT_CORE, &limit, NULL) == 0;
}

static bool changes_processors(pid_t process) {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(process, sizeof(set), &set) != 0) return false;
  return sched_setaffinity(process, sizeof(set), &set) == 0;
}

static bool changes_priority(pid_t process) {
  return setpriority(PRIO_PROCESS, (id_t)process, getpriority(PRIO_PROCESS, (id_t)process)) == 0;
}

CALL_ATTACK(reads_environment, reads_of(process, "environ"))
CALL_ATTACK(reads_maps, reads_of(process, "maps"))
CALL_ATTACK(reads_pagemap, reads_of(process, "pagemap"))
CALL_ATTACK(reads_root, reads_of(process, "root/etc/passwd"))
CALL_ATTACK(reads_auxiliary, reads_of(process, "auxv"))
CALL_ATTACK(opens_program, reads_of(process, "exe"))
CALL_ATTACK(follows_descriptor, follows(process))
CALL_ATTACK(kills, kill(process, 0) == 0)
CALL_ATTACK(kills_thread, syscall(SYS_tgkill, process, process, 0) == 0)
CALL_ATTACK(traces, seizes(process))
CALL_ATTACK(writes_by_call, moves_memory(process, SYS_process_vm_writev))
CALL_ATTACK(reads_by_call, moves_memory(process, SYS_process_vm_readv))
CALL_ATTACK(gets_descriptor, takes_descriptor(process))
CALL_ATTACK(signals_descriptor, signals_by_descriptor(process))
CALL_ATTACK(queues, queues_signal(process))
CALL_ATTACK(limits, changes_limit(process))
CALL_ATTACK(pins, changes_processors(process))
CALL_ATTACK(slows, changes_priority(process))
CALL_ATTACK(compares, syscall(SYS_kcmp, process, getpid(), 0, 0, 0) >= 0)
CALL_ATTACK(groups, setpgid(process, process) == 0)

// Whether a process was ended that all others depend on: the attack is one that nobody survives.
static bool kills_everybody(const struct target *target) {
  (void)target;
  pid_t before = getppid();
  kill(getppid(), SIGKILL);
  kill(1, SIGKILL);
  usleep(100000);
  return getppid() != before;
}

const struct attack process_attacks[] = {
  {"writes to memory by /proc", writes_memory, true},
  {"reads memory by /proc", reads_memory, true},
  {"reads the environment", reads_environment, true},
  {"reads the map of memory", reads_maps, true},
  {"reads the pages of memory", reads_pagemap, true},
  {"reads the auxiliary vector", reads_auxiliary, true},
  {"reads files by the root folder of another", reads_root, true},
  {"sees where a descriptor leads", follows_descriptor, true},
  {"opens the file behind a descriptor", opens_descriptor, true},
  {"opens the folder of another", opens_folder, true},
  {"opens the program of another", opens_program, true},
  {"writes the score for being ended", writes_score, true},
  {"writes the name", writes_name, true},
  {"clears references", clears_references, true},
  {"signals", kills, true},
  {"signals a thread", kills_thread, true},
  {"queues a signal", queues, true},
  {"signals by a descriptor", signals_descriptor, true},
  {"traces", traces, true},
  {"writes to memory by a call", writes_by_call, true},
  {"reads memory by a call", reads_by_call, true},
  {"gets a descriptor", gets_descriptor, true},
  {"changes a limit", limits, true},
  {"changes the processors", pins, true},
  {"changes the priority", slows, true},
  {"compares itself", compares, true},
  {"moves another to a group", groups, false},
  {"ends the process that watches it", kills_everybody, false},
  {NULL, NULL, false},
};
