// Package log writes lines with what they need to be found again.
package log

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"sync"
	"time"
)

const (
	Ldate = 1 << iota
	Ltime
	Lmicroseconds
	Llongfile
	Lshortfile
	LUTC
	Lmsgprefix
	LstdFlags = Ldate | Ltime
)

// A Logger writes to one place.
type Logger struct {
	mu     sync.Mutex
	prefix string
	flag   int
	out    io.Writer
}

func New(out io.Writer, prefix string, flag int) *Logger {
	return &Logger{out: out, prefix: prefix, flag: flag}
}

var std = New(os.Stderr, "", LstdFlags)

func Default() *Logger { return std }

func (l *Logger) SetOutput(w io.Writer)   { l.out = w }
func (l *Logger) Writer() io.Writer       { return l.out }
func (l *Logger) SetPrefix(prefix string) { l.prefix = prefix }
func (l *Logger) Prefix() string          { return l.prefix }
func (l *Logger) SetFlags(flag int)       { l.flag = flag }
func (l *Logger) Flags() int              { return l.flag }

func (l *Logger) head(calldepth int) string {
	head := ""
	if l.flag&Lmsgprefix == 0 {
		head = l.prefix
	}
	now := time.Now()
	if l.flag&Ldate != 0 {
		head += now.Format("2006/01/02 ")
	}
	if l.flag&Lmicroseconds != 0 {
		head += now.Format("15:04:05.000000 ")
	} else if l.flag&Ltime != 0 {
		head += now.Format("15:04:05 ")
	}
	if l.flag&(Lshortfile|Llongfile) != 0 {
		_, file, line, ok := runtime.Caller(calldepth)
		if !ok {
			file, line = "???", 0
		}
		if l.flag&Lshortfile != 0 {
			file = file[strings.LastIndexByte(file, '/')+1:]
		}
		head += fmt.Sprintf("%s:%d: ", file, line)
	}
	if l.flag&Lmsgprefix != 0 {
		head += l.prefix
	}
	return head
}

func (l *Logger) Output(calldepth int, s string) error {
	line := l.head(calldepth+1) + s
	if s == "" || s[len(s)-1] != '\n' {
		line += "\n"
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	_, err := io.WriteString(l.out, line)
	return err
}

func (l *Logger) Print(v ...any)                 { l.Output(2, fmt.Sprint(v...)) }
func (l *Logger) Printf(format string, v ...any) { l.Output(2, fmt.Sprintf(format, v...)) }
func (l *Logger) Println(v ...any)               { l.Output(2, fmt.Sprintln(v...)) }

func (l *Logger) Fatal(v ...any) {
	l.Output(2, fmt.Sprint(v...))
	os.Exit(1)
}

func (l *Logger) Fatalf(format string, v ...any) {
	l.Output(2, fmt.Sprintf(format, v...))
	os.Exit(1)
}

func (l *Logger) Fatalln(v ...any) {
	l.Output(2, fmt.Sprintln(v...))
	os.Exit(1)
}

func (l *Logger) Panic(v ...any) {
	s := fmt.Sprint(v...)
	l.Output(2, s)
	panic(s) // in Go: log/log.go:310
}

func (l *Logger) Panicf(format string, v ...any) {
	s := fmt.Sprintf(format, v...)
	l.Output(2, s)
	panic(s) // in Go: log/log.go:319
}

func (l *Logger) Panicln(v ...any) {
	s := fmt.Sprintln(v...)
	l.Output(2, s)
	panic(s) // in Go: log/log.go:328
}

func SetOutput(w io.Writer)          { std.SetOutput(w) }
func Writer() io.Writer              { return std.out }
func SetPrefix(prefix string)        { std.SetPrefix(prefix) }
func Prefix() string                 { return std.prefix }
func SetFlags(flag int)              { std.SetFlags(flag) }
func Flags() int                     { return std.flag }
func Print(v ...any)                 { std.Output(2, fmt.Sprint(v...)) }
func Printf(format string, v ...any) { std.Output(2, fmt.Sprintf(format, v...)) }
func Println(v ...any)               { std.Output(2, fmt.Sprintln(v...)) }

func Output(calldepth int, s string) error { return std.Output(calldepth+1, s) }

func Fatal(v ...any) {
	std.Output(2, fmt.Sprint(v...))
	os.Exit(1)
}

func Fatalf(format string, v ...any) {
	std.Output(2, fmt.Sprintf(format, v...))
	os.Exit(1)
}

func Fatalln(v ...any) {
	std.Output(2, fmt.Sprintln(v...))
	os.Exit(1)
}

func Panic(v ...any) {
	s := fmt.Sprint(v...)
	std.Output(2, s)
	panic(s) // in Go: log/log.go:451
}

func Panicf(format string, v ...any) {
	s := fmt.Sprintf(format, v...)
	std.Output(2, s)
	panic(s) // in Go: log/log.go:460
}

func Panicln(v ...any) {
	s := fmt.Sprintln(v...)
	std.Output(2, s)
	panic(s) // in Go: log/log.go:469
}
