// The system calls that the program may make: seccomp.

#include "launcher.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the launcher knows the system calls of x86_64 and aarch64 alone"
#endif

// Calls that newer kernels have and older headers lack; their numbers are the same everywhere.
#define CALL_MEMFD_SECRET 447
#define CALL_FCHMODAT2 452
#define CALL_SETXATTRAT 463
#define CALL_REMOVEXATTRAT 466

static const int always_refused[] = {
  // Other processes.
  SYS_ptrace, SYS_process_vm_writev, SYS_pidfd_getfd, SYS_pidfd_send_signal, SYS_rt_sigqueueinfo,
  SYS_rt_tgsigqueueinfo, SYS_kcmp, SYS_process_madvise, SYS_move_pages, SYS_migrate_pages,
  SYS_setpriority, SYS_ioprio_set, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr,
  // Descriptors on their way to somebody hold files that nobody sees.
  SYS_sendmsg, SYS_sendmmsg,
  // The network, and sockets of other programs.
  SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_shmget, SYS_shmat,
  SYS_shmctl, SYS_msgget, SYS_semget, SYS_mq_open, SYS_mq_unlink,
  // The machine and its namespaces.
  SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_fsopen,
  SYS_open_tree, SYS_move_mount, SYS_mount_setattr, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd,
  SYS_keyctl, SYS_add_key, SYS_request_key, SYS_fanotify_init, SYS_open_by_handle_at, SYS_reboot,
  SYS_kexec_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_swapon, SYS_swapoff,
  SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime,
  // Files in memory that count for no process.
  SYS_memfd_create, CALL_MEMFD_SECRET,
  // A way around everything above.
  SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
};

// Landlock does not watch over the attributes of files, and there is no other root folder.
static const int refused_without_namespaces[] = {
  SYS_setsid, SYS_fchmod, SYS_fchmodat, CALL_FCHMODAT2, SYS_fchown, SYS_fchownat, SYS_setxattr,
  SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
  CALL_SETXATTRAT, CALL_REMOVEXATTRAT, SYS_utimensat,
#if defined(__x86_64__)
  SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

static struct sock_filter code[512];
static unsigned short length;

static void add(unsigned short operation, unsigned value, unsigned char yes, unsigned char no) {
  code[length++] = (struct sock_filter){operation, yes, no, value};
}

static void load(size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset, 0, 0); }

static void load_argument(int number) {
  load(offsetof(struct seccomp_data, args) + sizeof(__u64) * (size_t)number);
}

static void answer(unsigned action) { add(BPF_RET | BPF_K, action, 0, 0); }

static void refuse(int error) { answer(SECCOMP_RET_ERRNO | (unsigned)error); }

// Skips a number of instructions unless the loaded value is another one.
static void unless(unsigned value, unsigned char count) {
  add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count);
}

static void refuse_call(int number, int error) {
  unless((unsigned)number, 1);
  refuse(error);
}

static void refuse_calls(const int *numbers, size_t count) {
  for (size_t i = 0; i < count; i++) refuse_call(numbers[i], EPERM);
}

// Looks at an argument of a call, of which the bits in a mask count: of the two instructions that
// follow, the first is for one value, the second for all others. Other calls skip both.
static void examine(int number, int argument, unsigned mask, unsigned value) {
  unless((unsigned)number, 5);
  load_argument(argument);
  add(BPF_ALU | BPF_AND | BPF_K, mask, 0, 0);
  add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
}

// Has a call come to an answer with one value of an argument, and lets it pass with no other one.
static void require(int number, int argument, unsigned mask, unsigned value, unsigned action) {
  examine(number, argument, mask, value);
  answer(action);
  refuse(EPERM);
}

// Namespaces of the program's own would be a way around.
static void guard_new_processes(unsigned asking) {
  const unsigned spaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                          CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
  // Its flags stand in memory, where a filter cannot see them; libraries fall back to clone.
  refuse_call(SYS_clone3, ENOSYS);
  unless(SYS_clone, 4);
  load_argument(0);
  add(BPF_JMP | BPF_JSET | BPF_K, spaces, 0, 1);
  refuse(EPERM);
  answer(asking);
#if defined(__x86_64__)
  unless(SYS_fork, 1);
  answer(asking);
  unless(SYS_vfork, 1);
  answer(asking);
#endif
}

// Refuses a call with one value of an argument.
static void refuse_value(int number, int argument, unsigned mask, unsigned value) {
  examine(number, argument, mask, value);
  refuse(EPERM);
  load(offsetof(struct seccomp_data, nr));
}

// A file that may only be read could be emptied by opening it, with or without reading.
static void refuse_truncating(int number, int argument) {
  refuse_value(number, argument, O_TRUNC | O_ACCMODE, O_TRUNC | O_RDONLY);
  refuse_value(number, argument, O_TRUNC | O_ACCMODE, O_TRUNC | O_ACCMODE);
}

// A program may send signals to nobody but itself, nor have a descriptor send them.
static void refuse_signals(void) {
  const int signals[] = {SYS_kill, SYS_tgkill};
  for (size_t i = 0; i < 2; i++) {
    require(signals[i], 0, ~0U, (unsigned)getpid(), SECCOMP_RET_ALLOW);
  }
  refuse_call(SYS_tkill, EPERM);
  refuse_value(SYS_fcntl, 1, ~0U, F_SETOWN);
  refuse_value(SYS_fcntl, 1, ~0U, F_SETOWN_EX);
  refuse_value(SYS_ioctl, 1, ~0U, FIOSETOWN);
  refuse_value(SYS_ioctl, 1, ~0U, SIOCSPGRP);
}

// Older versions of Landlock know neither signals nor truncating.
static void make_up_for(int version) {
  if (version < 3) {
    refuse_call(SYS_truncate, EPERM);
    refuse_truncating(SYS_openat, 2);
#if defined(__x86_64__)
    refuse_truncating(SYS_open, 1);
#endif
    // Its flags stand in memory; libraries fall back to openat.
    refuse_call(SYS_openat2, ENOSYS);
  }
  if (version < 6) refuse_signals();
}

int restrict_calls(bool is_alone, bool counts_processes, int landlock_version) {
  load(offsetof(struct seccomp_data, arch));
  add(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0);
  answer(SECCOMP_RET_KILL_PROCESS);
  load(offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  // The calls of the x32 ABI have numbers of their own.
  add(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  refuse(ENOSYS);
#endif
  refuse_calls(always_refused, sizeof(always_refused) / sizeof(int));
  if (is_alone) {
    refuse_calls(refused_without_namespaces, sizeof(refused_without_namespaces) / sizeof(int));
    make_up_for(landlock_version);
  }
  // Threads, processes and sockets, which hold memory of their own, may be counted.
  const unsigned asking = counts_processes ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ALLOW;
  guard_new_processes(asking);
  require(SYS_socketpair, 1, 0xF, SOCK_STREAM, asking);
  require(SYS_prlimit64, 0, ~0U, 0, SECCOMP_RET_ALLOW);
  require(SYS_sched_setaffinity, 0, ~0U, 0, SECCOMP_RET_ALLOW);
  // A pipe of the usual size holds no more than 64 KB.
  refuse_value(SYS_fcntl, 1, ~0U, F_SETPIPE_SZ);
  unless(SYS_prctl, 4);
  load_argument(0);
  add(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_PDEATHSIG, 0, 1);
  refuse(EPERM);
  answer(SECCOMP_RET_ALLOW);
  answer(SECCOMP_RET_ALLOW);
  struct sock_fprog program = {length, code};
  unsigned flags = counts_processes ? SECCOMP_FILTER_FLAG_NEW_LISTENER : 0;
  long listener = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
  if (listener < 0) fail("seccomp");
  return counts_processes ? (int)listener : -1;
}
