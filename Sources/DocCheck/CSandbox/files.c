// What the program may do with files: Landlock, and no capabilities.

#include "launcher.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Headers of older systems lack what newer kernels know; the numbers are the kernel's.
#define FS_TRUNCATE (1ULL << 14)
#define FS_IOCTL_DEV (1ULL << 15)
#define NET_TCP (1ULL << 0 | 1ULL << 1)
#define SCOPE_SOCKETS_AND_SIGNALS (1ULL << 0 | 1ULL << 1)

static const uint64_t reading =
  LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
static const uint64_t every_version =
  LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_READ_FILE |
  LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
  LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
  LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
  LANDLOCK_ACCESS_FS_MAKE_SYM;
static const uint64_t of_single_files =
  LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_READ_FILE |
  FS_TRUNCATE;
static const uint64_t special_files =
  LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SOCK;

int landlock_version(void) {
  long version =
    syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version < 0 ? 0 : (int)version;
}

struct ruleset ruleset_of(int version) {
  struct ruleset ruleset = {.files = every_version};
  if (version >= 2) ruleset.files |= LANDLOCK_ACCESS_FS_REFER;
  if (version >= 3) ruleset.files |= FS_TRUNCATE;
  if (version >= 4) ruleset.network = NET_TCP;
  if (version >= 5) ruleset.files |= FS_IOCTL_DEV;
  if (version >= 6) ruleset.scopes = SCOPE_SOCKETS_AND_SIGNALS;
  return ruleset;
}

static size_t ruleset_size(int version) {
  if (version < 4) return offsetof(struct ruleset, network);
  return version < 6 ? offsetof(struct ruleset, scopes) : sizeof(struct ruleset);
}

static void allow(int ruleset, const char *path, uint64_t access) {
  int descriptor = open(path, O_PATH | O_CLOEXEC);
  // What is not there needs no permission: /lib32 on most machines.
  if (descriptor < 0 && (errno == ENOENT || errno == ENOTDIR)) return;
  if (descriptor < 0) fail(path);
  struct stat status;
  if (fstat(descriptor, &status) != 0) fail(path);
  if (!S_ISDIR(status.st_mode)) access &= of_single_files;
  struct landlock_path_beneath_attr rule = {.allowed_access = access, .parent_fd = descriptor};
  if (syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) {
    fail(path);
  }
  close(descriptor);
}

void restrict_files(const struct confinement *confinement, int version) {
  if (version == 0) {
    errno = ENOSYS;
    fail("Landlock");
  }
  struct ruleset access = ruleset_of(version);
  int ruleset =
    (int)syscall(SYS_landlock_create_ruleset, &access, ruleset_size(version), 0);
  if (ruleset < 0) fail("Landlock");
  for (size_t i = 0; i < confinement->readable.count; i++) {
    allow(ruleset, confinement->readable.items[i], reading);
  }
  for (size_t i = 0; i < confinement->writable.count; i++) {
    allow(ruleset, confinement->writable.items[i], access.files & ~special_files);
  }
  if (syscall(SYS_landlock_restrict_self, ruleset, 0) != 0) fail("Landlock");
  close(ruleset);
}

void drop_capabilities(void) {
  // Root gets back at the next exec whatever the bounding set still holds.
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++) {
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  }
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
  if (syscall(SYS_capset, &header, none) != 0) fail("capabilities");
}
