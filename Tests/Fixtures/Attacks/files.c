// Attacks on files that are not the program's.

#include "attack.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/xattr.h>
#include <unistd.h>

static bool lists(const char *path) { return opens(path, O_RDONLY | O_DIRECTORY); }

#define ATTACK(function, expression) \
  static bool function(const struct target *target) { \
    (void)target; \
    return expression; \
  }

static bool moves_up(const struct target *target) {
  (void)target;
  int folder = open(".", O_RDONLY | O_DIRECTORY);
  for (int level = 0; level < 64; level++) folder = openat(folder, "..", O_RDONLY | O_DIRECTORY);
  return openat(folder, "etc/passwd", O_RDONLY) >= 0;
}

static bool opens_anew(const struct target *target) {
  int descriptor = open(in_folder(target, "secret"), O_PATH);
  char path[64];
  snprintf(path, sizeof(path), "/proc/self/fd/%d", descriptor);
  return descriptor >= 0 && opens(path, O_RDONLY);
}

static bool opens_by_link(const struct target *target) {
  return symlink(in_folder(target, "secret"), "link") == 0 && opens("link", O_RDONLY);
}

static bool opens_by_flags(const struct target *target) {
  struct open_how how = {.flags = O_RDONLY};
  return syscall(SYS_openat2, AT_FDCWD, in_folder(target, "secret"), &how, sizeof(how)) >= 0;
}

static bool opens_by_handle(const struct target *target) {
  union {
    struct file_handle handle;
    char room[256];
  } asked = {.handle = {.handle_bytes = MAX_HANDLE_SZ}};
  int mount = 0;
  if (name_to_handle_at(AT_FDCWD, in_folder(target, "secret"), &asked.handle, &mount, 0) != 0) {
    return false;
  }
  return open_by_handle_at(AT_FDCWD, &asked.handle, O_RDONLY) >= 0;
}

static bool runs_secret(const struct target *target) {
  execl(in_folder(target, "secret"), "secret", NULL);
  // Another error says that the file was looked into.
  return errno == ENOEXEC;
}

static bool writes_attribute(const struct target *target) {
  return setxattr(in_folder(target, "secret"), "user.attack", "1", 1, 0) == 0;
}

static bool changes_times(const struct target *target) {
  return utimensat(AT_FDCWD, in_folder(target, "secret"), NULL, 0) == 0;
}

static bool makes_device(const struct target *target) {
  (void)target;
  return mknod("device", S_IFCHR | 0600, makedev(1, 1)) == 0;
}

static bool makes_socket(const struct target *target) {
  return mknod(in_folder(target, "inside/socket"), S_IFSOCK | 0600, 0) == 0;
}

static bool adds_link(const struct target *target) {
  return link(in_folder(target, "secret"), "linked") == 0 && opens("linked", O_RDONLY);
}

static bool opens_disk(const struct target *target) {
  (void)target;
  static const char *disks[] = {"/dev/sda", "/dev/vda", "/dev/nvme0n1", "/dev/mem", "/dev/kmsg",
                                "/dev/kvm", "/dev/fuse", "/dev/loop0", "/dev/loop-control"};
  for (size_t i = 0; i < sizeof(disks) / sizeof(*disks); i++) {
    if (opens(disks[i], O_RDONLY)) return true;
  }
  return false;
}

static bool sets_identity(const struct target *target) {
  (void)target;
  return mkdir("mode", 0700) == 0 && chmod("mode", 04755) == 0 && setuid(1) == 0 && setuid(0) == 0;
}

ATTACK(reads_secret, opens(in_folder(target, "secret"), O_RDONLY))
ATTACK(reads_passwords, opens("/etc/passwd", O_RDONLY))
ATTACK(reads_keys, opens("/etc/shadow", O_RDONLY) || opens("/root/.profile", O_RDONLY))
ATTACK(lists_folder, lists(target->folder))
ATTACK(lists_home, lists("/root") || lists("/home"))
ATTACK(lists_temporary, lists("/var/tmp"))
ATTACK(writes_secret, opens(in_folder(target, "secret"), O_WRONLY))
ATTACK(empties_secret, truncate(in_folder(target, "secret"), 0) == 0)
ATTACK(empties_by_opening, opens(in_folder(target, "secret"), O_RDONLY | O_TRUNC))
ATTACK(makes_file, opens(in_folder(target, "inside/made"), O_WRONLY | O_CREAT))
ATTACK(makes_unnamed, opens(in_folder(target, "inside"), O_WRONLY | O_TMPFILE))
ATTACK(makes_folder, mkdir(in_folder(target, "inside/folder"), 0700) == 0)
ATTACK(makes_link, symlink("secret", in_folder(target, "inside/link")) == 0)
ATTACK(makes_pipe, mkfifo(in_folder(target, "inside/pipe"), 0600) == 0)
ATTACK(removes_file, unlink(in_folder(target, "locked")) == 0)
ATTACK(removes_folder, rmdir(in_folder(target, "inside")) == 0)
ATTACK(renames_file, rename(in_folder(target, "secret"), in_folder(target, "inside/other")) == 0)
ATTACK(takes_file, rename(in_folder(target, "secret"), "taken") == 0)
ATTACK(changes_mode, chmod(in_folder(target, "secret"), 0777) == 0)
ATTACK(changes_owner, chown(in_folder(target, "secret"), geteuid(), getegid()) == 0)
ATTACK(runs_another, prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0)
ATTACK(changes_root, chroot(target->folder) == 0)
ATTACK(writes_system, opens("/usr/attack", O_WRONLY | O_CREAT))
ATTACK(writes_library, opens("/usr/lib/os-release", O_WRONLY))
ATTACK(writes_devices, opens("/dev/attack", O_WRONLY | O_CREAT))
ATTACK(writes_own_program, opens("/proc/self/exe", O_WRONLY))
ATTACK(writes_settings, opens("/proc/sys/kernel/hostname", O_WRONLY))
ATTACK(asks_kernel, opens("/proc/sysrq-trigger", O_WRONLY) || opens("/sys/kernel", O_RDONLY))
ATTACK(reads_kernel_memory, opens("/proc/kcore", O_RDONLY) || opens("/proc/kmsg", O_RDONLY))

const struct attack file_attacks[] = {
  {"reads a file", reads_secret, true},
  {"reads the list of users", reads_passwords, true},
  {"reads passwords and profiles", reads_keys, false},
  {"lists a folder", lists_folder, true},
  {"lists homes", lists_home, false},
  {"lists what others have put aside", lists_temporary, true},
  {"moves up from its own folder", moves_up, true},
  {"opens a path anew", opens_anew, true},
  {"opens by a symbolic link", opens_by_link, true},
  {"opens with newer flags", opens_by_flags, true},
  {"opens by a handle", opens_by_handle, false},
  {"opens by a hard link", adds_link, true},
  {"runs a file", runs_secret, true},
  {"opens disks and memory", opens_disk, false},
  {"writes to a file", writes_secret, true},
  {"empties a file", empties_secret, true},
  {"empties a file that it opens to read", empties_by_opening, true},
  {"makes a file", makes_file, true},
  {"makes a file without a name", makes_unnamed, false},
  {"makes a folder", makes_folder, true},
  {"makes a symbolic link", makes_link, true},
  {"makes a pipe", makes_pipe, true},
  {"makes a socket", makes_socket, true},
  {"makes a device", makes_device, false},
  {"removes a file", removes_file, true},
  {"removes a folder", removes_folder, true},
  {"renames a file", renames_file, true},
  {"takes a file away", takes_file, false},
  {"changes the mode of a file", changes_mode, true},
  {"changes the owner of a file", changes_owner, true},
  {"changes the times of a file", changes_times, true},
  {"writes an attribute of a file", writes_attribute, false},
  {"takes another user's rights", sets_identity, false},
  {"runs a program with more rights", runs_another, true},
  {"changes the root folder", changes_root, false},
  {"writes among the system's programs", writes_system, false},
  {"writes to the system's files", writes_library, false},
  {"makes a file among the devices", writes_devices, false},
  {"writes to its own program", writes_own_program, false},
  {"writes the system's settings", writes_settings, false},
  {"asks the kernel for something", asks_kernel, false},
  {"reads the kernel's memory", reads_kernel_memory, false},
  {NULL, NULL, false},
};
