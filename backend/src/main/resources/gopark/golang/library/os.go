// Package os is the process and a small file system of its own, empty but for two files of cgroups.
// Each call takes as long as a session says of files, in a system call that blocks its thread.
package os

import (
	"errors"
	"io"
	"io/fs"
	"syscall"
)

func exit(code int)
func arguments() []string
func input() string
func fileCall()
func endOfInput()
func write(text string, toStderr bool)
func writeBytes(bytes []byte, toStderr bool)

const (
	O_RDONLY int = 0
	O_WRONLY int = 1
	O_RDWR   int = 2
	O_APPEND int = 0x400
	O_CREATE int = 0x40
	O_EXCL   int = 0x80
	O_SYNC   int = 0x101000
	O_TRUNC  int = 0x200

	PathSeparator = '/'
	DevNull       = "/dev/null"
)

type (
	FileMode  = fs.FileMode
	PathError = fs.PathError
)

const ModePerm = fs.ModePerm

var (
	ErrInvalid    = fs.ErrInvalid
	ErrPermission = fs.ErrPermission
	ErrExist      = fs.ErrExist
	ErrNotExist   = fs.ErrNotExist
	ErrClosed     = fs.ErrClosed

	ErrDeadlineExceeded error = &deadlineExceeded{}
)

type deadlineExceeded struct{}

func (*deadlineExceeded) Error() string   { return "i/o timeout" }
func (*deadlineExceeded) Timeout() bool   { return true }
func (*deadlineExceeded) Temporary() bool { return true }

var Args = arguments()

// An errno is an error of the kernel's.
type errno struct {
	text string
	is   error
}

func (e *errno) Error() string        { return e.text }
func (e *errno) Is(target error) bool { return e.is != nil && target == e.is }

var (
	noEntry = &errno{"no such file or directory", ErrNotExist}
	exists  = &errno{"file exists", ErrExist}
	isDir   = &errno{"is a directory", nil}
)

// A SyscallError names the system call that failed.
type SyscallError struct {
	Syscall string
	Err     error
}

func (e *SyscallError) Error() string { return e.Syscall + ": " + e.Err.Error() }
func (e *SyscallError) Unwrap() error { return e.Err }
func (e *SyscallError) Timeout() bool {
	t, ok := e.Err.(interface{ Timeout() bool })
	return ok && t.Timeout()
}

func NewSyscallError(syscall string, err error) error {
	if err == nil {
		return nil
	}
	return &SyscallError{syscall, err}
}

func IsNotExist(err error) bool { return errors.Is(err, ErrNotExist) }

// IsTimeout tells whether an error, or what a path error says, is that time is over.
func IsTimeout(err error) bool {
	switch e := err.(type) {
	case *PathError:
		err = e.Err
	case *SyscallError:
		err = e.Err
	}
	t, ok := err.(interface{ Timeout() bool })
	return ok && t.Timeout()
}

func IsExist(err error) bool { return errors.Is(err, ErrExist) }

// A node is a file of the file system.
type node struct {
	data []byte
	dir  bool
}

var tree = map[string]*node{"/": {dir: true}, ".": {dir: true}, "/tmp": {dir: true}}

var environment = map[string]string{"HOME": "/root", "USER": "gopher", "PATH": "/usr/local/bin:/usr/bin:/bin"}

// A File is open, or was.
type File struct {
	name     string
	node     *node
	offset   int
	flag     int
	standard int
	closed   bool
}

const (
	standardIn = 1 + iota
	standardOut
	standardErr
)

var (
	Stdin  = &File{name: "/dev/stdin", standard: standardIn, node: &node{data: []byte(input())}}
	Stdout = &File{name: "/dev/stdout", standard: standardOut, flag: O_WRONLY}
	Stderr = &File{name: "/dev/stderr", standard: standardErr, flag: O_WRONLY}
)

func Exit(code int)                      { exit(code) }
func Getpid() int                        { return syscall.Getpid() }
func Getppid() int                       { return syscall.Getppid() }
func Hostname() (name string, err error) { return "gopark", nil }
func Getwd() (dir string, err error)     { return "/", nil }
func TempDir() string                    { return "/tmp" }
func Getenv(key string) string           { return environment[key] }
func LookupEnv(key string) (string, bool) {
	value, ok := environment[key]
	return value, ok
}

func Setenv(key, value string) error {
	environment[key] = value
	return nil
}

func Unsetenv(key string) error {
	delete(environment, key)
	return nil
}

func Open(name string) (*File, error)   { return OpenFile(name, O_RDONLY, 0) }
func Create(name string) (*File, error) { return OpenFile(name, O_RDWR|O_CREATE|O_TRUNC, 0666) }

func OpenFile(name string, flag int, perm FileMode) (*File, error) {
	fileCall()
	n, ok := tree[name]
	switch {
	case !ok && flag&O_CREATE == 0:
		return nil, &PathError{"open", name, noEntry}
	case !ok:
		n = &node{}
		tree[name] = n
	case flag&O_EXCL != 0 && flag&O_CREATE != 0:
		return nil, &PathError{"open", name, exists}
	case n.dir && flag&(O_WRONLY|O_RDWR) != 0:
		return nil, &PathError{"open", name, isDir}
	}
	if flag&O_TRUNC != 0 {
		n.data = nil
	}
	return &File{name: name, node: n, flag: flag}, nil
}

func (f *File) Name() string { return f.name }
func (f *File) Fd() uintptr  { return uintptr(max(f.standard-1, 0)) }

func (f *File) Read(b []byte) (n int, err error) {
	if f == nil {
		return 0, ErrInvalid
	}
	if f.closed {
		return 0, &PathError{"read", f.name, ErrClosed}
	}
	if f.standard == standardIn && f.offset >= len(f.node.data) && len(b) > 0 {
		endOfInput()
		return 0, io.EOF
	}
	fileCall()
	if f.node == nil || f.node.dir {
		return 0, &PathError{"read", f.name, isDir}
	}
	if f.offset >= len(f.node.data) && len(b) > 0 {
		return 0, io.EOF
	}
	n = copy(b, f.node.data[min(f.offset, len(f.node.data)):])
	f.offset += n
	return n, nil
}

func (f *File) Write(b []byte) (n int, err error) {
	if f.isOutput() {
		writeBytes(b, f.standard == standardErr)
		return len(b), nil
	}
	room, err := f.room(len(b))
	return copy(room, b), err
}

func (f *File) WriteString(s string) (n int, err error) {
	if f.isOutput() {
		write(s, f.standard == standardErr)
		return len(s), nil
	}
	room, err := f.room(len(s))
	return copy(room, s), err
}

func (f *File) isOutput() bool { return f != nil && !f.closed && f.standard > standardIn }

// room makes a call to write n bytes, and is where they go.
func (f *File) room(n int) ([]byte, error) {
	if f == nil {
		return nil, ErrInvalid
	}
	if f.closed {
		return nil, &PathError{"write", f.name, ErrClosed}
	}
	fileCall()
	if f.flag&(O_WRONLY|O_RDWR) == 0 {
		return nil, &PathError{"write", f.name, errors.New("bad file descriptor")}
	}
	if f.flag&O_APPEND != 0 {
		f.offset = len(f.node.data)
	}
	begin := f.offset
	f.offset += n
	if missing := f.offset - len(f.node.data); missing > 0 {
		f.node.data = append(f.node.data, make([]byte, missing)...)
	}
	return f.node.data[begin:f.offset], nil
}

func (f *File) Seek(offset int64, whence int) (ret int64, err error) {
	switch whence {
	case io.SeekCurrent:
		offset += int64(f.offset)
	case io.SeekEnd:
		offset += int64(len(f.node.data))
	}
	if offset < 0 {
		return 0, &PathError{"seek", f.name, ErrInvalid}
	}
	f.offset = int(offset)
	return offset, nil
}

func (f *File) Sync() error {
	fileCall()
	return nil
}

func (f *File) Close() error {
	if f == nil {
		return ErrInvalid
	}
	if f.closed {
		return &PathError{"close", f.name, ErrClosed}
	}
	fileCall()
	f.closed = true
	return nil
}

func ReadFile(name string) ([]byte, error) {
	f, err := Open(name)
	if err != nil {
		return readGroupFile(name, err)
	}
	defer f.Close()
	return io.ReadAll(f)
}

func WriteFile(name string, data []byte, perm FileMode) error {
	f, err := OpenFile(name, O_WRONLY|O_CREATE|O_TRUNC, perm)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if closed := f.Close(); err == nil {
		err = closed
	}
	return err
}

func Remove(name string) error {
	fileCall()
	if _, ok := tree[name]; !ok {
		return &PathError{"remove", name, noEntry}
	}
	delete(tree, name)
	return nil
}

func RemoveAll(path string) error {
	fileCall()
	for name := range tree {
		if name == path || len(name) > len(path) && name[:len(path)+1] == path+"/" {
			delete(tree, name)
		}
	}
	return nil
}

func Mkdir(name string, perm FileMode) error {
	fileCall()
	if _, ok := tree[name]; ok {
		return &PathError{"mkdir", name, exists}
	}
	tree[name] = &node{dir: true}
	return nil
}

func MkdirAll(path string, perm FileMode) error {
	fileCall()
	if tree[path] == nil {
		tree[path] = &node{dir: true}
	}
	return nil
}

var temporary int

// fresh puts a number that nobody has in the place of the last asterisk.
func fresh(dir, pattern string) string {
	if dir == "" {
		dir = TempDir()
	}
	temporary++
	number := ""
	for n := temporary; n > 0; n /= 10 {
		number = string(rune('0'+n%10)) + number
	}
	for i := len(pattern) - 1; i >= 0; i-- {
		if pattern[i] == '*' {
			return dir + "/" + pattern[:i] + number + pattern[i+1:]
		}
	}
	return dir + "/" + pattern + number
}

func CreateTemp(dir, pattern string) (*File, error) { return Create(fresh(dir, pattern)) }

func MkdirTemp(dir, pattern string) (string, error) {
	name := fresh(dir, pattern)
	return name, Mkdir(name, 0700)
}

// A Signal is what a process can be told from outside.
type Signal interface {
	String() string
	Signal()
}

var (
	Interrupt Signal = syscall.SIGINT
	Kill      Signal = syscall.SIGKILL
)

// ErrProcessDone is what is told of a process that is over.
var ErrProcessDone = errors.New("os: process already finished")

// A Process is the program itself, or one that was there when it was looked for.
type Process struct {
	Pid      int
	released bool
}

// FindProcess finds any number: whether there is a process shows when it is sent a signal.
func FindProcess(pid int) (*Process, error) {
	fileCall()
	return &Process{Pid: pid}, nil
}

func (p *Process) Signal(sig Signal) error {
	s, ok := sig.(syscall.Signal)
	switch {
	case p.released:
		return errors.New("os: process already released")
	case !ok:
		return errors.New("os: unsupported signal type")
	}
	if err := syscall.Kill(p.Pid, s); err == syscall.ESRCH {
		return ErrProcessDone
	} else if err != nil {
		return err
	}
	return nil
}

func (p *Process) Kill() error { return p.Signal(Kill) }

func (p *Process) Release() error {
	p.released = true
	return nil
}

// controlGroup is what cpu.max and cpu.stat say now.
func controlGroup() (cpuMax, cpuStat string)

// readGroupFile is what the kernel writes when such a file is read; of any other name it is the error
// of opening it. Left out: that it can be opened and read in pieces.
func readGroupFile(name string, err error) ([]byte, error) {
	cpuMax, cpuStat := controlGroup()
	switch name {
	case "/sys/fs/cgroup/cpu.max":
		return []byte(cpuMax), nil
	case "/sys/fs/cgroup/cpu.stat":
		return []byte(cpuStat), nil
	}
	return nil, err
}
