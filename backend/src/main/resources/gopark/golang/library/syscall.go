// Package syscall names signals, and lets a thread sleep in the kernel.
package syscall

func sleep(ns int64)

// A Timespec is a span of time, as the kernel counts it.
type Timespec struct {
	Sec  int64
	Nsec int64
}

func (ts *Timespec) Unix() (sec int64, nsec int64) { return ts.Sec, ts.Nsec }
func (ts *Timespec) Nano() int64                   { return TimespecToNsec(*ts) }

func NsecToTimespec(nsec int64) Timespec {
	sec := nsec / 1e9
	nsec = nsec % 1e9
	if nsec < 0 {
		nsec += 1e9
		sec--
	}
	return Timespec{sec, nsec}
}

func TimespecToNsec(ts Timespec) int64 { return ts.Sec*1e9 + ts.Nsec }

// An Errno is what a system call has to complain of.
type Errno uintptr

const EINVAL Errno = 22

func (e Errno) Error() string { return "invalid argument" }

// Nanosleep is a system call that takes as long as it is told to.
func Nanosleep(time *Timespec, leftover *Timespec) (err error) {
	if time.Sec < 0 || time.Nsec < 0 || time.Nsec >= 1e9 {
		return EINVAL
	}
	sleep(TimespecToNsec(*time))
	return nil
}

// A Signal is what a process can be told from outside.
type Signal int

const (
	SIGHUP  Signal = 1
	SIGINT  Signal = 2
	SIGQUIT Signal = 3
	SIGKILL Signal = 9
	SIGUSR1 Signal = 10
	SIGUSR2 Signal = 12
	SIGTERM Signal = 15
)

var names = map[Signal]string{
	SIGHUP: "hangup", SIGINT: "interrupt", SIGQUIT: "quit", SIGKILL: "killed",
	SIGUSR1: "user defined signal 1", SIGUSR2: "user defined signal 2", SIGTERM: "terminated",
}

func (s Signal) Signal()        {}
func (s Signal) String() string { return names[s] }
