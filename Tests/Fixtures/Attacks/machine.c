// Attacks on the machine and its kernel.

#include "attack.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define ATTACK(function, expression) \
  static bool function(const struct target *target) { \
    (void)target; \
    return expression; \
  }

// Whether the filter lets a call pass, whatever the kernel says to its arguments.
static bool passes(long number) {
  errno = 0;
  long result = syscall(number, -1L, 0L, 0L, 0L, 0L, 0L);
  return result >= 0 || (errno != EPERM && errno != ENOSYS && errno != EACCES);
}

static bool makes_space(int flags) {
  pid_t child = (pid_t)syscall(SYS_clone, flags | SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  if (child > 0) waitpid(child, NULL, 0);
  return child > 0;
}

static bool makes_space_by_structure(void) {
  struct {
    uint64_t flags, pidfd, child, parent, signal, stack, size, tls;
  } asked = {.flags = CLONE_NEWUSER, .signal = SIGCHLD};
  pid_t child = (pid_t)syscall(SYS_clone3, &asked, sizeof(asked));
  if (child == 0) _exit(0);
  return child > 0;
}

#if defined(__x86_64__)
// The calls of 32-bit programs have numbers of their own: 20 is getpid there.
static bool calls_as_32_bit(const struct target *target) {
  (void)target;
  pid_t child = fork();
  if (child == 0) {
    long result;
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(20L) : "memory");
    _exit(result == getpid() ? 10 : 0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 10;
}
ATTACK(calls_as_x32, syscall(0x40000000 + SYS_getpid) == getpid())
#else
ATTACK(calls_as_32_bit, false)
ATTACK(calls_as_x32, false)
#endif

static bool raises_limit(const struct target *target) {
  (void)target;
  struct rlimit limit = {RLIM_INFINITY, RLIM_INFINITY};
  return setrlimit(RLIMIT_FSIZE, &limit) == 0 || setrlimit(RLIMIT_AS, &limit) == 0;
}

// A filter of its own that answers in place of the one that is there.
static bool replaces_filter(const struct target *target) {
  (void)target;
  struct sock_filter code[] = {{BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW}};
  struct sock_fprog program = {1, code};
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) != 0) return false;
  return passes(SYS_bpf);
}

static bool sets_clock(const struct target *target) {
  (void)target;
  struct timespec now;
  return clock_gettime(CLOCK_REALTIME, &now) == 0 && clock_settime(CLOCK_REALTIME, &now) == 0;
}

ATTACK(mounts, mount("none", ".", "tmpfs", 0, "") == 0 || errno != EPERM)
ATTACK(unmounts, passes(SYS_umount2))
ATTACK(opens_tree, passes(SYS_open_tree))
ATTACK(opens_system, passes(SYS_fsopen))
ATTACK(moves_mount, passes(SYS_move_mount))
ATTACK(pivots, passes(SYS_pivot_root))
ATTACK(unshares_user, unshare(CLONE_NEWUSER) == 0)
ATTACK(unshares_network, unshare(CLONE_NEWNET) == 0)
ATTACK(enters, passes(SYS_setns))
ATTACK(clones_user, makes_space(CLONE_NEWUSER))
ATTACK(clones_processes, makes_space(CLONE_NEWUSER | CLONE_NEWPID))
ATTACK(clones_by_structure, makes_space_by_structure())
ATTACK(loads_program, passes(SYS_bpf))
ATTACK(watches_events, passes(SYS_perf_event_open))
ATTACK(handles_faults, passes(SYS_userfaultfd))
ATTACK(uses_keys, passes(SYS_keyctl) || passes(SYS_add_key) || passes(SYS_request_key))
ATTACK(watches_files, passes(SYS_fanotify_init))
ATTACK(loads_module, passes(SYS_init_module) || passes(SYS_finit_module))
ATTACK(loads_kernel, passes(SYS_kexec_load))
ATTACK(restarts, passes(SYS_reboot))
ATTACK(swaps, passes(SYS_swapon))
ATTACK(ring_enters, passes(SYS_io_uring_enter) || passes(SYS_io_uring_register))
ATTACK(sets_host, sethostname("attack", 6) == 0)
ATTACK(keeps_on, prctl(PR_SET_PDEATHSIG, 0) == 0)
ATTACK(gains_privileges, prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0)
ATTACK(gains_capability, prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, 21, 0, 0) == 0)

const struct attack machine_attacks[] = {
  {"mounts", mounts, false},
  {"unmounts", unmounts, false},
  {"opens a tree of mounts", opens_tree, false},
  {"opens a file system", opens_system, false},
  {"moves a mount", moves_mount, false},
  {"moves the root", pivots, false},
  {"leaves for a namespace of users", unshares_user, false},
  {"leaves for a namespace of the network", unshares_network, false},
  {"enters a namespace", enters, false},
  {"starts a process in a namespace of users", clones_user, false},
  {"starts a process in a namespace of processes", clones_processes, false},
  {"starts a process in a namespace by the newer call", clones_by_structure, false},
  {"calls as 32-bit programs do", calls_as_32_bit, false},
  {"calls as x32 programs do", calls_as_x32, false},
  {"raises its limits", raises_limit, false},
  {"brings a filter of calls of its own", replaces_filter, false},
  {"loads a program into the kernel", loads_program, false},
  {"watches events of the processor", watches_events, false},
  {"handles faults of pages", handles_faults, false},
  {"uses the kernel's keys", uses_keys, true},
  {"watches the files of others", watches_files, false},
  {"loads a module", loads_module, false},
  {"loads a kernel", loads_kernel, false},
  {"restarts the machine", restarts, false},
  {"adds a place to swap", swaps, false},
  {"enters a ring of calls", ring_enters, false},
  {"sets the clock", sets_clock, false},
  {"names the machine", sets_host, false},
  {"goes on when its parent ends", keeps_on, true},
  {"gains rights by running a program", gains_privileges, false},
  {"keeps a capability", gains_capability, false},
  {NULL, NULL, false},
};
