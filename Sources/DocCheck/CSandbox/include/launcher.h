/// What the parts of the launcher share.
#ifndef LAUNCHER_H
#define LAUNCHER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Paths that were named on the command line.
struct paths {
  const char *items[128];
  size_t count;
};

/// What the command line asks for.
struct confinement {
  /// The process with whose end the program ends; 0 for none.
  pid_t parent;
  /// Whether the program has namespaces of its own, in which this process is the first.
  bool has_namespaces;
  /// What may be read and executed, and what may be written to; nothing of both for no Landlock.
  struct paths readable;
  struct paths writable;
  /// The program's own folder, and the bytes that it may hold; NULL for none.
  const char *temporary;
  long long size_limit;
  /// How many processes the program may start in its whole life; -1 for no limit.
  int process_limit;
  /// The bytes of memory that the program and its processes may use together; 0 for no limit.
  long long memory_limit;
  /// The newest version of Landlock to make use of.
  int newest_landlock;
};

/// What Landlock watches over: the kernel's `struct landlock_ruleset_attr`, with the members of later
/// versions.
struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

/// Says what went wrong and ends with the launcher's own status.
_Noreturn void fail(const char *what);

/// The version of Landlock that the kernel has; 0 for none.
int landlock_version(void);

/// What a version of Landlock is told to watch over: all that it knows.
struct ruleset ruleset_of(int version);

/// Prints what a version of Landlock watches over, and what seccomp refuses in its stead, as JSON.
void describe(int version);

/// Forbids this process and its children every file that is not named, and TCP.
void restrict_files(const struct confinement *confinement, int version);

/// Gives up all capabilities, for root's processes too.
void drop_capabilities(void);

/// Forbids the system calls that reach other processes, the network or the machine.
///
/// Returns the descriptor on which new processes ask for leave, or -1 where nobody need ask.
int restrict_calls(bool is_alone, bool counts_processes, int landlock_version);

/// Starts the process that becomes the program, and returns in that process: the end of a pipe for `tell`.
///
/// The calling process becomes the supervisor: it counts what the program starts, limits its memory and its
/// folder, kills what it leaves running, and exits with the program's status.
int start_program(const struct confinement *confinement);

/// Sends the supervisor the descriptor of `restrict_calls`, or -1 for none.
void tell(int channel, int descriptor);

/// Calls a function with the process ID of each process of the program, as text, until it returns false.
void visit_processes(const struct confinement *confinement, bool (*visit)(const char *process));

/// Whether the program and its processes together exceed the limit of memory or of the temporary folder.
bool uses_too_much(const struct confinement *confinement);

#endif
