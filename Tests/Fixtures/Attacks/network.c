// Attacks by way of the network, and of sockets on this machine.

#include "attack.h"

#include <arpa/inet.h>
#include <linux/netlink.h>
#include <fcntl.h>
#include <mqueue.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

static bool makes(int family, int type, int protocol) {
  int descriptor = socket(family, type, protocol);
  if (descriptor >= 0) close(descriptor);
  return descriptor >= 0;
}

#define SOCKET_ATTACK(function, family, type) \
  static bool function(const struct target *target) { \
    (void)target; \
    return makes(family, type, 0); \
  }

SOCKET_ATTACK(makes_stream, AF_INET, SOCK_STREAM)
SOCKET_ATTACK(makes_datagram, AF_INET, SOCK_DGRAM)
SOCKET_ATTACK(makes_raw, AF_INET, SOCK_RAW)
SOCKET_ATTACK(makes_newer, AF_INET6, SOCK_STREAM)
SOCKET_ATTACK(makes_local, AF_UNIX, SOCK_STREAM)
SOCKET_ATTACK(makes_netlink, AF_NETLINK, SOCK_RAW)
SOCKET_ATTACK(makes_packet, AF_PACKET, SOCK_RAW)
SOCKET_ATTACK(makes_virtual, AF_VSOCK, SOCK_STREAM)
SOCKET_ATTACK(makes_crypto, AF_ALG, SOCK_SEQPACKET)

static struct sockaddr_in address_of(const struct target *target) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)target->port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

static bool connects(const struct target *target) {
  struct sockaddr_in address = address_of(target);
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  return connect(descriptor, (struct sockaddr *)&address, sizeof(address)) == 0;
}

static bool listens(const struct target *target) {
  struct sockaddr_in address = address_of(target);
  address.sin_port = 0;
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  return bind(descriptor, (struct sockaddr *)&address, sizeof(address)) == 0 &&
         listen(descriptor, 1) == 0;
}

static bool connects_locally(const struct target *target) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  snprintf(address.sun_path, sizeof(address.sun_path), "%s", in_folder(target, "socket"));
  int descriptor = socket(AF_UNIX, SOCK_STREAM, 0);
  return connect(descriptor, (struct sockaddr *)&address, sizeof(address)) == 0;
}

static bool binds_abstractly(const struct target *target) {
  (void)target;
  struct sockaddr_un address = {.sun_family = AF_UNIX, .sun_path = "\0attack"};
  int descriptor = socket(AF_UNIX, SOCK_STREAM, 0);
  return bind(descriptor, (struct sockaddr *)&address, 16) == 0;
}

// A pair of datagrams can be connected anew, to anybody.
static bool connects_pair(const struct target *target) {
  (void)target;
  int ends[2];
  return socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) == 0;
}

static bool passes_descriptors(const struct target *target) {
  (void)target;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return false;
  char byte = 0;
  struct iovec part = {&byte, 1};
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int))];
  } control = {.header = {CMSG_LEN(sizeof(int)), SOL_SOCKET, SCM_RIGHTS}};
  memcpy(CMSG_DATA(&control.header), ends, sizeof(int));
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof(control)};
  return sendmsg(ends[0], &message, 0) == 1;
}

static bool uses_ring(const struct target *target) {
  (void)target;
  char room[256] = {0};
  return syscall(SYS_io_uring_setup, 4, room) >= 0;
}

static bool queues_messages(const struct target *target) {
  (void)target;
  mqd_t queue = mq_open("/attack", O_CREAT | O_RDWR, 0600, NULL);
  if (queue >= 0) mq_unlink("/attack");
  return queue >= 0;
}

const struct attack network_attacks[] = {
  {"connects", connects, true},
  {"listens", listens, true},
  {"makes a stream", makes_stream, true},
  {"makes a datagram", makes_datagram, true},
  {"makes a raw socket", makes_raw, false},
  {"makes a stream of the newer protocol", makes_newer, false},
  {"makes a local socket", makes_local, true},
  {"talks to the kernel", makes_netlink, true},
  {"makes packets", makes_packet, false},
  {"talks to the virtual machine's host", makes_virtual, false},
  {"talks to the kernel's ciphers", makes_crypto, false},
  {"connects to a local socket", connects_locally, true},
  {"takes an abstract name", binds_abstractly, true},
  {"makes a pair that can be connected anew", connects_pair, true},
  {"passes a descriptor", passes_descriptors, true},
  {"makes a ring of calls", uses_ring, false},
  {"opens a queue of messages", queues_messages, false},
  {NULL, NULL, false},
};
