// The parent of the program: it counts what the program starts, limits what it uses and kills what it leaves
// running.

#include "launcher.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Threads cost less than processes and end sooner.
static const int threads_a_process = 64;
static const int interval_milliseconds = 50;

// Whether it is time to look again; no flood of new processes makes it more often.
static bool is_due(long long *next) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  long long milliseconds = now.tv_sec * 1000LL + now.tv_nsec / 1000000;
  if (milliseconds < *next) return false;
  *next = milliseconds + interval_milliseconds;
  return true;
}

// What the program has started in its whole life.
struct started {
  // Processes, and threads as a part of one each.
  int parts;
  int sockets;
};

// Whether a process, a thread or a pair of sockets may begin.
static bool is_allowed(const struct seccomp_data *call, struct started *started, int limit) {
  if (call->nr == SYS_socketpair) {
    if (started->sockets >= limit) return false;
    started->sockets += 1;
    return true;
  }
  bool is_thread = call->nr == SYS_clone && (call->args[0] & CLONE_THREAD) != 0;
  int parts = started->parts + (is_thread ? 1 : threads_a_process);
  bool is_within = parts <= limit * threads_a_process;
  started->parts = is_within ? parts : limit * threads_a_process;
  return is_within;
}

// Answers the program's next question.
static void decide(int listener, struct started *started, int limit) {
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
  bool passes = is_allowed(&asked.call.data, started, limit);
  given.answer.id = asked.call.id;
  given.answer.error = passes ? 0 : -EAGAIN;
  given.answer.flags = passes ? SECCOMP_USER_NOTIF_FLAG_CONTINUE : 0;
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &given);
}

static bool end_process(const char *process) {
  kill(atoi(process), SIGKILL);
  return true;
}

// Exits with the program's status. The first process of a PID namespace cannot kill itself by a signal.
static _Noreturn void end_with(int status) {
  if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
  if (getpid() != 1) {
    signal(WTERMSIG(status), SIG_DFL);
    kill(getpid(), WTERMSIG(status));
  }
  _exit(128 + WTERMSIG(status));
}

// Whether the program has ended; also reaps the processes that it left behind.
static bool has_ended(pid_t program, int *status) {
  int other;
  for (pid_t child; (child = waitpid(-1, &other, WNOHANG)) > 0;) {
    if (child != program) continue;
    *status = other;
    return true;
  }
  return false;
}

static _Noreturn void supervise(const struct confinement *confinement, pid_t program, int channel) {
  struct pollfd events[] = {
    {.fd = (int)syscall(SYS_pidfd_open, program, 0), .events = POLLIN},
    {.fd = channel, .events = POLLIN},
    {.fd = confinement->parent == 0 ? -1 : (int)syscall(SYS_pidfd_open, confinement->parent, 0),
     .events = POLLIN},
  };
  bool watches = confinement->temporary != NULL || confinement->memory_limit > 0;
  struct started started = {0, 0};
  long long next = 0;
  int status = SIGKILL, listener = -1;
  while (!has_ended(program, &status) && events[2].revents == 0) {
    poll(events, 3, watches || events[0].fd < 0 ? interval_milliseconds : -1);
    if ((events[1].revents & POLLIN) == 0) {
      if (events[1].revents != 0) events[1].fd = -1;
    } else if (events[1].fd == listener) {
      decide(listener, &started, confinement->process_limit);
    } else {
      if (read(channel, &listener, sizeof(int)) != sizeof(int)) listener = -1;
      events[1].fd = listener;
    }
    if (watches && is_due(&next) && uses_too_much(confinement)) kill(program, SIGKILL);
  }
  if (confinement->has_namespaces) end_with(status);
  // While some are ended, others may start new ones; each of them becomes a child of this process.
  while (waitpid(-1, NULL, WNOHANG) >= 0) {
    visit_processes(confinement, end_process);
    usleep(500);
  }
  end_with(status);
}

// Both processes share one table of descriptors until the program has sent its own to the supervisor.
int start_program(const struct confinement *confinement) {
  // All processes of its session are taken to be the program's.
  if (!confinement->has_namespaces && getsid(0) != getpid() && setsid() < 0) fail("session");
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) fail("supervisor");
  // The program must not trace this process or write to its memory. Orphans become its children.
  if (prctl(PR_SET_DUMPABLE, 0) != 0) fail("supervisor");
  if (prctl(PR_SET_CHILD_SUBREAPER, 1) != 0) fail("supervisor");
  pid_t own = getpid();
  pid_t program = (pid_t)syscall(SYS_clone, CLONE_FILES | SIGCHLD, 0, 0, 0, 0);
  if (program < 0) fail("supervisor");
  if (program > 0) supervise(confinement, program, ends[0]);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) fail("supervisor");
  if (getppid() != own) _exit(1);
  return ends[1];
}

void tell(int channel, int descriptor) {
  if (write(channel, &descriptor, sizeof(int)) != sizeof(int)) fail("supervisor");
}
