// Package syscall names signals.
package syscall

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
