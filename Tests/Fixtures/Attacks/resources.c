// Attacks that take more than the sandbox gives. Each says that it got it by still being there.

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
static const long long too_much_room = 160LL << 20;

// The sandbox looks often, and not always; whoever has too much waits for it.
static bool stays(void) {
  usleep(500000);
  return true;
}

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

// Writes into an open file; the bytes that it took.
static long long pour(int descriptor, long long bytes) {
  static char block[1 << 20];
  memset(block, 7, sizeof(block));
  long long held = 0;
  for (long count; held < bytes && (count = write(descriptor, block, sizeof(block))) > 0;) {
    held += count;
  }
  return held;
}

// Fills files by a way to open the one of a number.
static bool pours(int (*open_file)(int), int files, long long bytes) {
  signal(SIGXFSZ, SIG_IGN);
  long long held = 0;
  for (int file = 0; file < files && held < too_much_room; file++) {
    int descriptor = open_file(file);
    if (descriptor < 0) break;
    held += pour(descriptor, bytes);
  }
  return held >= too_much_room && stays();
}

static char name[64];

static int open_new(int number) {
  snprintf(name, sizeof(name), "file%d", number);
  return open(name, O_RDWR | O_CREAT, 0600);
}

static int open_deleted(int number) {
  int descriptor = open_new(number);
  unlink(name);
  return descriptor;
}

static int open_hidden(int number) {
  mkdir("hidden", 0700);
  if (chdir("hidden") == 0 && number == 0) mkdir("unreadable", 0300);
  snprintf(name, sizeof(name), "unreadable/file%d", number);
  int descriptor = open(name, O_RDWR | O_CREAT, 0600);
  if (chdir("..") != 0) return -1;
  return descriptor;
}

static int open_deep(int number) {
  if (number == 0) {
    for (int level = 0; level < 3000; level++) {
      if (mkdir("folder", 0700) != 0 || chdir("folder") != 0) return -1;
    }
  }
  return open_new(number);
}

static int open_device(int number) {
  snprintf(name, sizeof(name), "/dev/file%d", number);
  return open(name, O_RDWR | O_CREAT, 0600);
}

static int open_shared(int number) {
  snprintf(name, sizeof(name), "/dev/shm/file%d", number);
  return open(name, O_RDWR | O_CREAT, 0600);
}

static bool pours_files(const struct target *target) {
  (void)target;
  return pours(open_new, 300, 1 << 20);
}

static bool pours_one(const struct target *target) {
  (void)target;
  return pours(open_new, 1, too_much_room);
}

static bool pours_deleted(const struct target *target) {
  (void)target;
  return pours(open_deleted, 8, 60 << 20);
}

static bool pours_hidden(const struct target *target) {
  (void)target;
  return pours(open_hidden, 200, 1 << 20);
}

static bool pours_deep(const struct target *target) {
  (void)target;
  return pours(open_deep, 200, 1 << 20);
}

static bool pours_devices(const struct target *target) {
  (void)target;
  return pours(open_device, 200, 1 << 20);
}

static bool pours_shared(const struct target *target) {
  (void)target;
  return pours(open_shared, 200, 1 << 20);
}

// A deleted file that is mapped, and open no more.
static bool pours_mapped(const struct target *target) {
  (void)target;
  long long held = 0;
  for (int file = 0; file < 8 && held < too_much_room; file++) {
    int descriptor = open_deleted(file);
    if (descriptor < 0) return false;
    signal(SIGXFSZ, SIG_IGN);
    held += pour(descriptor, 40 << 20);
    if (mmap(NULL, 4096, PROT_READ, MAP_SHARED, descriptor, 0) == MAP_FAILED) return false;
    close(descriptor);
  }
  return held >= too_much_room && stays();
}

static bool allocates(const struct target *target) {
  (void)target;
  signal(SIGXFSZ, SIG_IGN);
  for (int file = 0; file < 8; file++) {
    int descriptor = open_deleted(file);
    if (descriptor < 0 || fallocate(descriptor, 0, 0, 40 << 20) != 0) return false;
  }
  return stays();
}

static bool makes_empty_files(const struct target *target) {
  (void)target;
  for (int file = 0; file < 400000; file++) {
    int descriptor = open_new(file);
    if (descriptor < 0) return false;
    close(descriptor);
  }
  return stays();
}

static bool makes_links(const struct target *target) {
  (void)target;
  static char text[4000];
  memset(text, 'a', sizeof(text) - 1);
  for (int file = 0; file < 60000; file++) {
    snprintf(name, sizeof(name), "link%d", file);
    if (symlink(text, name) != 0) return false;
  }
  return stays();
}

const struct attack disk_attacks[] = {
  {"fills many files", pours_files, false},
  {"fills one file", pours_one, false},
  {"fills deleted files", pours_deleted, false},
  {"fills files in a folder that cannot be read", pours_hidden, false},
  {"fills files in a very deep folder", pours_deep, false},
  {"fills files among the devices", pours_devices, false},
  {"fills shared objects", pours_shared, false},
  {"fills deleted files that are mapped alone", pours_mapped, false},
  {"has room set aside", allocates, false},
  {"makes empty files", makes_empty_files, false},
  {"makes long links", makes_links, false},
  {NULL, NULL, false},
};
