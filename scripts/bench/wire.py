"""
A phone's wire: runs a command in a network of its own, 10.66.0.2, which reaches 10.66.0.1 here over a link with delay, a
rate and a mast's queue, in real packets. Wants root, python3, ip and nsenter.

  wire.py ROUND-TRIP-IN-MS COMMAND...
"""

import ctypes
import fcntl
import heapq
import os
import select
import struct
import subprocess
import sys
import time

PHONE = 'phone'
# A slow 4G: kilobits a second, down and up.
DOWN, UP = 1600, 750
libc = ctypes.CDLL(None, use_errno=True)


def ip(*words):
    subprocess.run(['ip', *words], check=True)


def enter(namespace):
    with open(namespace) as file:
        if libc.setns(file.fileno(), 0):
            raise OSError(ctypes.get_errno(), f'no network {namespace}')


def open_end():
    """One end of the link, in the network where this runs."""
    end = os.open('/dev/net/tun', os.O_RDWR | os.O_NONBLOCK)
    tun_without_header = 0x1001
    set_interface = 0x400454CA
    fcntl.ioctl(end, set_interface, struct.pack('16sH', b'wire', tun_without_header))
    return end


class Direction:
    """Packets leave in order, at the rate, and arrive half a round trip later."""

    def __init__(self, end, kilobits):
        self.end, self.rate, self.free = end, kilobits * 125, 0.0
        self.queue, self.packets, self.bytes = [], 0, 0
        # What a mast holds back: a fifth of a second, at least 40 packets.
        self.room = max(0.2 * self.rate, 40 * 1500)

    def take(self, packet, now):
        if (self.free - now) * self.rate > self.room:
            return
        self.free = max(self.free, now) + len(packet) / self.rate
        self.packets += 1
        self.bytes += len(packet)
        heapq.heappush(self.queue, (self.free + delay, self.packets, packet))

    def give(self, now):
        while self.queue and self.queue[0][0] <= now:
            try:
                os.write(self.end, heapq.heappop(self.queue)[2])
            except OSError:
                pass


delay, command = float(sys.argv[1]) / 2000, sys.argv[2:]
subprocess.run(['ip', 'netns', 'del', PHONE], stderr=subprocess.DEVNULL)
ip('netns', 'add', PHONE)
here = open_end()
ip('addr', 'add', '10.66.0.1/24', 'dev', 'wire')
ip('link', 'set', 'wire', 'up', 'mtu', '1500')
with open('/proc/self/ns/net') as home:
    enter(f'/run/netns/{PHONE}')
    there = open_end()
    libc.setns(home.fileno(), 0)
for words in (['addr', 'add', '10.66.0.2/24', 'dev', 'wire'], ['link', 'set', 'wire', 'up', 'mtu', '1500'], ['link', 'set', 'lo', 'up']):
    ip('-n', PHONE, *words)

down, up = Direction(there, DOWN), Direction(here, UP)
child = subprocess.Popen(['nsenter', f'--net=/run/netns/{PHONE}', *command])
while child.poll() is None:
    due = min((way.queue[0][0] for way in (down, up) if way.queue), default=time.monotonic() + 0.1)
    ready, _, _ = select.select([here, there], [], [], max(0, min(due - time.monotonic(), 0.1)))
    for end in ready:
        try:
            for _ in range(32):
                (down if end == here else up).take(os.read(end, 65535), time.monotonic())
        except BlockingIOError:
            pass
    for way in (down, up):
        way.give(time.monotonic())
subprocess.run(['ip', 'netns', 'del', PHONE])
sys.exit(child.returncode)
