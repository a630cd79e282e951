// The memory and the room on the disk that the program uses.

#include "launcher.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

// An empty file takes room as well.
static const int smallest_file = 2048;

static const struct confinement *limits;

// What this look at the program has found so far.
static long long memory;
static long long size;

// Deleted files that are open, each of which counts once.
static ino_t deleted[256];
static size_t deleted_count;

static bool is_over(void) {
  return (limits->memory_limit > 0 && memory > limits->memory_limit) ||
         (limits->temporary != NULL && size > limits->size_limit);
}

// Nothing is known of what cannot be looked at, so that it counts as full.
static void count_as_full(void) { size = limits->size_limit + 1; }

// The memory in use by a process or a thread, as proc_pid_statm(5) tells it: what it shares with
// others counts for each of them, so that nothing is missed.
static long long pages_of(int tasks, const char *task) {
  char path[64];
  snprintf(path, sizeof(path), "%.16s/statm", task);
  int descriptor = openat(tasks, path, O_RDONLY | O_CLOEXEC);
  FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "r");
  if (file == NULL) return 0;
  long long pages = 0;
  if (fscanf(file, "%*d %lld", &pages) != 1) pages = 0;
  fclose(file);
  return pages;
}

// Adds the open files of one thread that have no name any more.
static void add_deleted(int task, dev_t device) {
  int descriptor = openat(task, "fd", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *files = descriptor < 0 ? NULL : fdopendir(descriptor);
  if (files == NULL) return;
  for (struct dirent *entry; (entry = readdir(files)) != NULL;) {
    struct stat status;
    if (fstatat(descriptor, entry->d_name, &status, 0) != 0) continue;
    if (!S_ISREG(status.st_mode) || status.st_nlink > 0 || status.st_dev != device) continue;
    size_t known = 0;
    while (known < deleted_count && deleted[known] != status.st_ino) known++;
    if (known < deleted_count) continue;
    if (deleted_count < sizeof(deleted) / sizeof(ino_t)) deleted[deleted_count++] = status.st_ino;
    size += (long long)status.st_blocks * 512 + smallest_file;
  }
  closedir(files);
}

// A deleted file that is mapped may be open nowhere, and larger than what is mapped of it.
static bool maps_deleted(int task) {
  static const char suffix[] = " (deleted)\n";
  int descriptor = openat(task, "maps", O_RDONLY | O_CLOEXEC);
  FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "r");
  if (file == NULL) return false;
  char *line = NULL;
  size_t room = 0, length = strlen(limits->temporary);
  bool found = false;
  while (!found && getline(&line, &room, file) > 0) {
    char *path = strchr(line, '/');
    size_t count = strlen(line);
    found = path != NULL && strncmp(path, limits->temporary, length) == 0 &&
            count >= sizeof(suffix) && strcmp(line + count - strlen(suffix), suffix) == 0;
  }
  free(line);
  fclose(file);
  return found;
}

// Adds what one process uses. After the end of its first thread another one tells it.
static bool add_process(const char *process) {
  char path[64];
  snprintf(path, sizeof(path), "/proc/%.16s/task", process);
  int descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *tasks = descriptor < 0 ? NULL : fdopendir(descriptor);
  if (tasks == NULL) return true;
  bool watches_files = limits->temporary != NULL && !limits->has_namespaces;
  struct stat folder;
  if (watches_files && stat(limits->temporary, &folder) != 0) count_as_full();
  long long pages = 0;
  for (struct dirent *entry; (entry = readdir(tasks)) != NULL;) {
    if (entry->d_name[0] == '.') continue;
    bool is_first = pages == 0;
    if (is_first) pages = pages_of(descriptor, entry->d_name);
    if (!watches_files) {
      if (pages > 0) break;
      continue;
    }
    int task = openat(descriptor, entry->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (task < 0) continue;
    add_deleted(task, folder.st_dev);
    if (is_first && maps_deleted(task)) count_as_full();
    close(task);
  }
  closedir(tasks);
  memory += pages * sysconf(_SC_PAGESIZE);
  return !is_over();
}

static int add_file(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)path, (void)place;
  if (kind == FTW_DNR) count_as_full();
  if (kind != FTW_NS) size += (long long)status->st_blocks * 512 + smallest_file;
  return is_over() ? 1 : 0;
}

// Adds the files of the temporary folder. Names that are too long for a path cannot be looked at.
static void add_folder(void) {
  if (!limits->has_namespaces) {
    int result = nftw(limits->temporary, add_file, 16, FTW_PHYS | FTW_MOUNT);
    if (result < 0 && errno == ENAMETOOLONG) count_as_full();
    return;
  }
  // A file system of its own limits the size of the files, and not how many they are.
  struct statvfs room;
  if (statvfs(limits->temporary, &room) != 0) return count_as_full();
  size += (long long)(room.f_files - room.f_ffree) * smallest_file;
}

bool uses_too_much(const struct confinement *confinement) {
  limits = confinement;
  memory = size = 0;
  deleted_count = 0;
  if (confinement->temporary != NULL) add_folder();
  if (!is_over()) visit_processes(confinement, add_process);
  return is_over();
}
