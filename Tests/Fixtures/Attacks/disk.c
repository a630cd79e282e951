// Attacks that take more room on the disk than the sandbox gives.

#include "attack.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// More than a program may have.
static const long long too_much_room = 160LL << 20;

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

#define ATTACK(function, open_file, files, bytes) \
  static bool function(const struct target *target) { \
    (void)target; \
    return pours(open_file, files, bytes); \
  }

ATTACK(pours_files, open_new, 300, 1 << 20)
ATTACK(pours_one, open_new, 1, too_much_room)
ATTACK(pours_deleted, open_deleted, 8, 60 << 20)
ATTACK(pours_hidden, open_hidden, 200, 1 << 20)
ATTACK(pours_deep, open_deep, 200, 1 << 20)
ATTACK(pours_devices, open_device, 200, 1 << 20)
ATTACK(pours_shared, open_shared, 200, 1 << 20)

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
