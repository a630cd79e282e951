// A process beside the program that counts the processes it starts, watches their memory and the
// size of its folder and ends what it leaves behind.

#include "launcher.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Threads cost less than processes and end sooner.
static const int threads_a_process = 64;
static const int interval_milliseconds = 50;

static long long size;

static int add_size(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)path, (void)kind, (void)place;
  // An empty file takes room as well.
  size += (long long)status->st_blocks * 512 + 512;
  return 0;
}

static bool is_too_large(const struct confinement *confinement) {
  if (confinement->temporary == NULL) return false;
  size = 0;
  nftw(confinement->temporary, add_size, 16, FTW_PHYS | FTW_MOUNT);
  return size > confinement->size_limit;
}

// The session of a process, as proc_pid_stat(5) tells it; 0 for one that has ended.
static pid_t session_of(const char *process) {
  char path[64], text[512];
  snprintf(path, sizeof(path), "/proc/%.16s/stat", process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return 0;
  size_t count = fread(text, 1, sizeof(text) - 1, file);
  fclose(file);
  text[count] = 0;
  char *end = strrchr(text, ')');
  char state;
  int session;
  if (end == NULL || sscanf(end + 1, " %c %*d %*d %d", &state, &session) != 2) return 0;
  return state == 'Z' ? 0 : session;
}

// Ends all other processes of this one's session; true if there were any.
static bool end_session(void) {
  DIR *processes = opendir("/proc");
  if (processes == NULL) return false;
  bool found = false;
  pid_t own = getpid(), session = getsid(0);
  for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
    pid_t process = atoi(entry->d_name);
    if (process <= 0 || process == own || session_of(entry->d_name) != session) continue;
    found |= kill(process, SIGKILL) == 0;
  }
  closedir(processes);
  return found;
}

// The memory in use by a process, as proc_pid_statm(5) tells it: what it shares with others counts
// for each of them, so that nothing is missed.
static long long memory_of(const char *process) {
  char path[64];
  snprintf(path, sizeof(path), "/proc/%.16s/statm", process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return 0;
  long long pages = 0;
  if (fscanf(file, "%*d %lld", &pages) != 1) pages = 0;
  fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

// Whether the program and all that it has started use more memory than they may. Without a
// namespace they are the processes of one session, which they cannot leave.
static bool uses_too_much(const struct confinement *confinement, bool has_namespace) {
  DIR *processes = confinement->memory_limit > 0 ? opendir("/proc") : NULL;
  if (processes == NULL) return false;
  long long sum = 0;
  pid_t own = getpid(), session = getsid(0);
  for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
    pid_t process = atoi(entry->d_name);
    if (process <= 0 || process == own) continue;
    if (has_namespace || session_of(entry->d_name) == session) sum += memory_of(entry->d_name);
  }
  closedir(processes);
  return sum > confinement->memory_limit;
}

// Whether it is time to look again; no flood of new processes makes it more often.
static bool is_due(long long *next) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  long long milliseconds = now.tv_sec * 1000LL + now.tv_nsec / 1000000;
  if (milliseconds < *next) return false;
  *next = milliseconds + interval_milliseconds;
  return true;
}

// Lets a process or a thread begin, unless too many have.
static void decide(int listener, int *started, int limit) {
  union {
    struct seccomp_notif call;
    char room[256];
  } asked;
  union {
    struct seccomp_notif_resp answer;
    char room[256];
  } given;
  memset(&asked, 0, sizeof(asked));
  memset(&given, 0, sizeof(given));
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &asked) != 0) return;
  bool is_thread =
    asked.call.data.nr == SYS_clone && (asked.call.data.args[0] & CLONE_THREAD) != 0;
  *started += is_thread ? 1 : threads_a_process;
  bool is_allowed = *started <= limit * threads_a_process;
  if (!is_allowed) *started = limit * threads_a_process;
  given.answer.id = asked.call.id;
  given.answer.error = is_allowed ? 0 : -EAGAIN;
  given.answer.flags = is_allowed ? SECCOMP_USER_NOTIF_FLAG_CONTINUE : 0;
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &given);
}

static _Noreturn void supervise(const struct confinement *confinement, pid_t program, int listener) {
  struct pollfd events[] = {
    {.fd = (int)syscall(SYS_pidfd_open, program, 0), .events = POLLIN},
    {.fd = listener, .events = POLLIN},
    {.fd = confinement->parent == 0 ? -1 : (int)syscall(SYS_pidfd_open, confinement->parent, 0),
     .events = POLLIN},
  };
  // In a session of others the program may not even have been the first; there, a namespace ends
  // what it leaves behind.
  bool has_namespace = getsid(0) != program;
  bool watches = confinement->temporary != NULL || confinement->memory_limit > 0;
  int started = 0;
  long long next = 0;
  while (events[0].fd >= 0) {
    int timeout = watches ? interval_milliseconds : -1;
    if (poll(events, 3, timeout) < 0 && errno != EINTR) break;
    if (events[1].revents & POLLIN) decide(listener, &started, confinement->process_limit);
    if (events[1].revents & POLLHUP) events[1].fd = -1;
    if (events[0].revents != 0 || events[2].revents != 0) break;
    if (!watches || !is_due(&next)) continue;
    if (is_too_large(confinement) || uses_too_much(confinement, has_namespace)) {
      kill(program, SIGKILL);
    }
  }
  if (has_namespace) _exit(0);
  // While some are ended, others may start new ones.
  for (int round = 0; round < 1000 && end_session(); round++) usleep(1000);
  _exit(0);
}

static int receive_descriptor(int channel) {
  int descriptor = -1;
  char byte;
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec part = {&byte, 1};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof(control)};
  if (recvmsg(channel, &message, MSG_CMSG_CLOEXEC) != 1) _exit(1);
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header != NULL) memcpy(&descriptor, CMSG_DATA(header), sizeof(int));
  return descriptor;
}

void send_descriptor(int supervisor, int descriptor) {
  char byte = 0;
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int))];
  } control = {.header = {
                 .cmsg_len = CMSG_LEN(sizeof(int)),
                 .cmsg_level = SOL_SOCKET,
                 .cmsg_type = SCM_RIGHTS,
               }};
  struct iovec part = {&byte, 1};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (descriptor >= 0) {
    memcpy(CMSG_DATA(&control.header), &descriptor, sizeof(int));
    message.msg_control = &control;
    message.msg_controllen = sizeof(control);
  }
  if (sendmsg(supervisor, &message, MSG_NOSIGNAL) != 1) fail("supervisor");
  close(supervisor);
  if (descriptor >= 0) close(descriptor);
}

// The program's output ends with the program, and who waits for its children must not find one.
int start_supervisor(const struct confinement *confinement) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) fail("supervisor");
  pid_t program = getpid();
  pid_t child = fork();
  if (child < 0) fail("supervisor");
  if (child > 0) {
    waitpid(child, NULL, 0);
    close(ends[1]);
    return ends[0];
  }
  if (fork() != 0) _exit(0);
  setpgid(0, 0);
  close(ends[0]);
  int listener = receive_descriptor(ends[1]);
  for (int descriptor = 0; descriptor < 64; descriptor++) {
    if (descriptor != listener) close(descriptor);
  }
  supervise(confinement, program, listener);
}
