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

// What has been added up so far.
static long long memory;
static long long size;

// The device of the temporary folder.
static dev_t device;

// Deleted files that are open, each of which counts once.
static ino_t deleted[256];
static size_t deleted_count;

static bool is_over(void) {
  return (limits->memory_limit > 0 && memory > limits->memory_limit) ||
         (limits->temporary != NULL && size > limits->size_limit);
}

// What cannot be measured counts as too much.
static void count_as_full(void) { size = limits->size_limit + 1; }

static FILE *open_file(int folder, const char *name) {
  int descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC);
  return descriptor < 0 ? NULL : fdopen(descriptor, "r");
}

static DIR *open_folder(int folder, const char *name) {
  int descriptor = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  return descriptor < 0 ? NULL : fdopendir(descriptor);
}

// The memory in use by a thread's process, by proc_pid_statm(5). What processes share counts for each of
// them, so that nothing is missed.
static long long pages_of(int task) {
  FILE *file = open_file(task, "statm");
  if (file == NULL) return 0;
  long long pages = 0;
  if (fscanf(file, "%*d %lld", &pages) != 1) pages = 0;
  fclose(file);
  return pages;
}

// Adds the deleted files that a thread has open.
static void add_deleted(int task) {
  DIR *files = open_folder(task, "fd");
  if (files == NULL) return;
  for (struct dirent *entry; (entry = readdir(files)) != NULL;) {
    struct stat status;
    if (fstatat(dirfd(files), entry->d_name, &status, 0) != 0) continue;
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
  FILE *file = open_file(task, "maps");
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

// Adds what a process uses. If its first thread has ended, only another one shows its memory.
static bool add_process(const char *process) {
  char path[64];
  snprintf(path, sizeof(path), "/proc/%.16s/task", process);
  DIR *tasks = open_folder(AT_FDCWD, path);
  if (tasks == NULL) return true;
  bool watches_files = limits->temporary != NULL && !limits->has_namespaces;
  long long pages = 0;
  for (struct dirent *entry; (entry = readdir(tasks)) != NULL && (pages == 0 || watches_files);) {
    if (entry->d_name[0] == '.') continue;
    int task = openat(dirfd(tasks), entry->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (task < 0) continue;
    bool has_memory = pages == 0 && (pages = pages_of(task)) > 0;
    if (watches_files) add_deleted(task);
    if (watches_files && has_memory && maps_deleted(task)) count_as_full();
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

// Adds the files of the temporary folder. Files with a longer path than PATH_MAX cannot be measured.
static void add_folder(void) {
  if (!limits->has_namespaces) {
    struct stat folder;
    if (stat(limits->temporary, &folder) != 0) return count_as_full();
    device = folder.st_dev;
    int result = nftw(limits->temporary, add_file, 16, FTW_PHYS | FTW_MOUNT);
    if (result < 0 && errno == ENAMETOOLONG) count_as_full();
    return;
  }
  // A file system of its own limits the size of the files, but not their number.
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
