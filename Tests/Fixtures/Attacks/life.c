// Attacks that go on after the program's end, or have it never end. What they leave behind has the
// program's own arguments, by which it is found.

#include "attack.h"

#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static _Noreturn void sleep_on(void) {
  for (;;) sleep(60);
}

static bool is_child(void) { return fork() == 0; }

static void ignore_signals(void) {
  for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
}

static bool leaves_child(const struct target *target) {
  (void)target;
  if (is_child()) sleep_on();
  return false;
}

static bool leaves_session(const struct target *target) {
  (void)target;
  if (is_child()) {
    setsid();
    setpgid(0, 0);
    if (is_child()) sleep_on();
    _exit(0);
  }
  usleep(50000);
  return false;
}

static bool leaves_quietly(const struct target *target) {
  (void)target;
  if (is_child()) {
    ignore_signals();
    for (int descriptor = 0; descriptor < 64; descriptor++) close(descriptor);
    sleep_on();
  }
  return false;
}

static bool leaves_stopped(const struct target *target) {
  (void)target;
  pid_t child = fork();
  if (child == 0) {
    raise(SIGSTOP);
    sleep_on();
  }
  usleep(50000);
  return false;
}

static void *sleep_in_thread(void *unused) {
  (void)unused;
  sleep_on();
}

static void end_first_thread(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, sleep_in_thread, NULL);
  usleep(20000);
  syscall(SYS_exit, 0);
}

static bool leaves_headless(const struct target *target) {
  (void)target;
  if (is_child()) end_first_thread();
  usleep(100000);
  return false;
}

static bool ends_first_thread(const struct target *target) {
  (void)target;
  end_first_thread();
  return false;
}

static bool has_odd_name(const struct target *target) {
  (void)target;
  prctl(PR_SET_NAME, "\xFF\xFE) 1 (");
  sleep_on();
}

static bool leaves_odd_name(const struct target *target) {
  (void)target;
  if (is_child()) {
    prctl(PR_SET_NAME, "a) Z 1 1 1\n");
    sleep_on();
  }
  usleep(50000);
  return false;
}

// Each process starts the next one and ends.
static bool runs_on(const struct target *target) {
  (void)target;
  if (is_child()) {
    for (int link = 0; link < 24; link++) {
      usleep(2000);
      if (!is_child()) _exit(0);
    }
    sleep_on();
  }
  return false;
}

static bool adopts(const struct target *target) {
  (void)target;
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  if (is_child()) {
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    if (is_child()) sleep_on();
    sleep_on();
  }
  usleep(50000);
  return false;
}

static bool survives_parent(const struct target *target) {
  (void)target;
  if (is_child()) {
    prctl(PR_SET_PDEATHSIG, 0);
    sleep_on();
  }
  kill(getpid(), SIGKILL);
  return false;
}

static bool never_ends(const struct target *target) {
  (void)target;
  ignore_signals();
  for (;;) sched_yield();
}

static bool never_ends_with_children(const struct target *target) {
  (void)target;
  for (int child = 0; child < 8 && !is_child(); child++) continue;
  ignore_signals();
  sleep_on();
}

static bool forks_on(const struct target *target) {
  (void)target;
  for (;;) fork();
}

static bool starts_threads(const struct target *target) {
  (void)target;
  for (;;) {
    pthread_t thread;
    pthread_create(&thread, NULL, sleep_in_thread, NULL);
  }
}

static bool prints_on(const struct target *target) {
  (void)target;
  char block[4096] = {'a'};
  for (;;) write(1, block, sizeof(block));
}

static bool holds_streams(const struct target *target) {
  (void)target;
  if (is_child()) {
    setpgid(0, 0);
    ignore_signals();
    sleep_on();
  }
  close(1);
  close(2);
  return false;
}

const struct attack life_attacks[] = {
  {"leaves a child", leaves_child, false},
  {"leaves a session of its own", leaves_session, false},
  {"leaves a child without streams", leaves_quietly, false},
  {"leaves a stopped child", leaves_stopped, false},
  {"leaves a child without its first thread", leaves_headless, false},
  {"leaves a child with a misleading name", leaves_odd_name, false},
  {"leaves a child with its streams", holds_streams, false},
  {"has children of children", adopts, false},
  {"is ended before its child", survives_parent, false},
  {"goes on from one process to the next", runs_on, false},
  {"goes on without its first thread", ends_first_thread, false},
  {"goes on under a name of odd bytes", has_odd_name, false},
  {"never ends", never_ends, false},
  {"never ends with its children", never_ends_with_children, false},
  {"forks for ever", forks_on, false},
  {"starts threads for ever", starts_threads, false},
  {"prints for ever", prints_on, false},
  {NULL, NULL, false},
};
