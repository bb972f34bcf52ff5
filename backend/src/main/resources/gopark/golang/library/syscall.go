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

const (
	EPERM        Errno = 1
	ESRCH        Errno = 3
	EINVAL       Errno = 22
	EPIPE        Errno = 32
	EADDRINUSE   Errno = 98
	ECONNRESET   Errno = 104
	ECONNREFUSED Errno = 111
)

func (e Errno) Error() string {
	switch e {
	case EPERM:
		return "operation not permitted"
	case ESRCH:
		return "no such process"
	case EPIPE:
		return "broken pipe"
	case EADDRINUSE:
		return "address already in use"
	case ECONNRESET:
		return "connection reset by peer"
	case ECONNREFUSED:
		return "connection refused"
	}
	return "invalid argument"
}

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
	SIGHUP    = Signal(1)
	SIGINT    = Signal(2)
	SIGQUIT   = Signal(3)
	SIGILL    = Signal(4)
	SIGTRAP   = Signal(5)
	SIGABRT   = Signal(6)
	SIGBUS    = Signal(7)
	SIGFPE    = Signal(8)
	SIGKILL   = Signal(9)
	SIGUSR1   = Signal(10)
	SIGSEGV   = Signal(11)
	SIGUSR2   = Signal(12)
	SIGPIPE   = Signal(13)
	SIGALRM   = Signal(14)
	SIGTERM   = Signal(15)
	SIGSTKFLT = Signal(16)
	SIGCHLD   = Signal(17)
	SIGCONT   = Signal(18)
	SIGSTOP   = Signal(19)
	SIGTSTP   = Signal(20)
	SIGTTIN   = Signal(21)
	SIGTTOU   = Signal(22)
	SIGURG    = Signal(23)
	SIGXCPU   = Signal(24)
	SIGXFSZ   = Signal(25)
	SIGVTALRM = Signal(26)
	SIGPROF   = Signal(27)
	SIGWINCH  = Signal(28)
	SIGIO     = Signal(29)
	SIGPWR    = Signal(30)
	SIGSYS    = Signal(31)
)

var names = [...]string{
	1: "hangup", 2: "interrupt", 3: "quit", 4: "illegal instruction", 5: "trace/breakpoint trap",
	6: "aborted", 7: "bus error", 8: "floating point exception", 9: "killed",
	10: "user defined signal 1", 11: "segmentation fault", 12: "user defined signal 2",
	13: "broken pipe", 14: "alarm clock", 15: "terminated", 16: "stack fault", 17: "child exited",
	18: "continued", 19: "stopped (signal)", 20: "stopped", 21: "stopped (tty input)",
	22: "stopped (tty output)", 23: "urgent I/O condition", 24: "CPU time limit exceeded",
	25: "file size limit exceeded", 26: "virtual timer expired", 27: "profiling timer expired",
	28: "window changed", 29: "I/O possible", 30: "power failure", 31: "bad system call",
}

func (s Signal) Signal() {}

func (s Signal) String() string {
	if s > 0 && int(s) < len(names) {
		return names[s]
	}
	return "signal " + decimal(int(s))
}

func decimal(n int) string {
	if n < 0 {
		return "-" + decimal(-n)
	}
	if n < 10 {
		return string(rune('0' + n))
	}
	return decimal(n/10) + decimal(n%10)
}

// pid is the number of the process, which is alone.
const pid = 4711

func kill(n int)

func Getpid() (pid int)   { return pid }
func Getppid() (ppid int) { return 1 }

// Kill sends the process a signal; there is no other to send one to.
func Kill(pid int, sig Signal) (err error) {
	switch {
	case sig < 0 || sig > 64:
		return EINVAL
	case pid == Getppid():
		return EPERM
	case pid != Getpid() && pid != 0 && pid != -Getpid():
		return ESRCH
	}
	kill(int(sig)) // in Go: syscall/zsyscall_linux_amd64.go:611
	return nil
}
