// Attacks that take more memory or descriptors than the sandbox gives.

#include "attack.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// More than a program may have.
static const long long too_much_memory = 3LL << 30;

static bool descriptors_are_open(const struct target *target) {
  (void)target;
  // Behind the three of every program and the one on which tests report.
  for (int descriptor = 4; descriptor < 4096; descriptor++) {
    if (fcntl(descriptor, F_GETFD) >= 0) return true;
  }
  return false;
}

static bool descriptors_are_many(const struct target *target) {
  (void)target;
  int count = 0;
  while (count < 2000 && dup(0) >= 0) count++;
  return count >= 1000;
}

const struct attack descriptor_attacks[] = {
  {"finds what others have left open", descriptors_are_open, false},
  {"opens files without end", descriptors_are_many, false},
  {NULL, NULL, false},
};

static bool fill(long long bytes, int flags) {
  char *memory = mmap(NULL, (size_t)bytes, PROT_READ | PROT_WRITE, flags | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return false;
  for (long long at = 0; at < bytes; at += 4096) memory[at] = 1;
  return true;
}

static bool fills(const struct target *target) {
  (void)target;
  return fill(too_much_memory, MAP_PRIVATE) && stays();
}

static bool fills_shared(const struct target *target) {
  (void)target;
  return fill(too_much_memory, MAP_SHARED) && stays();
}

// In as many processes as it takes, each with a part.
static bool fills_in_children(const struct target *target) {
  (void)target;
  const int count = 16;
  for (int child = 0; child < count; child++) {
    pid_t process = fork();
    if (process < 0) return false;
    if (process == 0) {
      fill(too_much_memory / count, MAP_PRIVATE);
      for (;;) pause();
    }
  }
  sleep(10);
  return true;
}

static void *fill_later(void *unused) {
  usleep(100000);
  if (fill(too_much_memory, MAP_PRIVATE)) {
    stays();
    _exit(10);
  }
  _exit(0);
  return unused;
}

// After the end of the first thread, /proc says of the process that it uses nothing.
static bool fills_in_thread(const struct target *target) {
  (void)target;
  pthread_t thread;
  if (pthread_create(&thread, NULL, fill_later, NULL) != 0) return false;
  syscall(SYS_exit, 0);
  return false;
}

static bool fills_after_ending_parent(const struct target *target) {
  kill(getppid(), SIGKILL);
  return fills(target);
}

static bool fills_sockets(const struct target *target) {
  (void)target;
  static char block[1 << 16];
  long long held = 0;
  for (int process = 0; process < 8; process++) {
    if (process > 0 && fork() != 0) continue;
    int ends[2];
    while (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0) {
      for (int end = 0; end < 2; end++) {
        fcntl(ends[end], F_SETFL, O_NONBLOCK);
        for (long count; (count = write(ends[end], block, sizeof(block))) > 0;) held += count;
      }
    }
    if (process > 0) break;
  }
  return held > 64 << 20;
}

static bool fills_pipes(const struct target *target) {
  (void)target;
  static char block[1 << 16];
  long long held = 0;
  int ends[2];
  while (pipe(ends) == 0) {
    fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    for (long count; (count = write(ends[1], block, sizeof(block))) > 0;) held += count;
  }
  return held > 64 << 20;
}

static bool makes_memory_file(const struct target *target) {
  (void)target;
  return memfd_create("attack", 0) >= 0 || syscall(447, 0) >= 0;
}

static bool makes_segment(const struct target *target) {
  (void)target;
  return shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600) >= 0;
}

static bool makes_shared_object(const struct target *target) {
  (void)target;
  return opens("/dev/shm/attack", O_RDWR | O_CREAT);
}

const struct attack memory_attacks[] = {
  {"fills its own", fills, false},
  {"fills what is shared", fills_shared, false},
  {"fills it in many processes", fills_in_children, false},
  {"fills it in a thread without its first one", fills_in_thread, false},
  {"fills it after ending who watches", fills_after_ending_parent, false},
  {"fills sockets", fills_sockets, false},
  {"fills pipes", fills_pipes, false},
  {"makes a file in memory", makes_memory_file, true},
  {"makes a segment", makes_segment, false},
  {"makes a shared object", makes_shared_object, false},
  {NULL, NULL, false},
};
