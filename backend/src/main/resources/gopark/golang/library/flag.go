// Package flag reads the arguments of a command.
package flag

import (
	"errors"
	"fmt"
	"io"
	"os"
	"sort"
	"strconv"
	"strings"
	"time"
)

// ErrHelp is what asking for help gives.
var ErrHelp = errors.New("flag: help requested")

// A Value is where a flag's text goes.
type Value interface {
	String() string
	Set(string) error
}

type boolFlag interface {
	Value
	IsBoolFlag() bool
}

// An ErrorHandling says what a mistake does.
type ErrorHandling int

const (
	ContinueOnError ErrorHandling = iota
	ExitOnError
	PanicOnError
)

// A Flag is one of a set.
type Flag struct {
	Name     string
	Usage    string
	Value    Value
	DefValue string
}

// A FlagSet is the flags of a command.
type FlagSet struct {
	Usage         func()
	name          string
	parsed        bool
	actual        map[string]*Flag
	formal        map[string]*Flag
	args          []string
	errorHandling ErrorHandling
	output        io.Writer
}

func NewFlagSet(name string, errorHandling ErrorHandling) *FlagSet {
	return &FlagSet{name: name, errorHandling: errorHandling}
}

var CommandLine = NewFlagSet(os.Args[0], ExitOnError)

var Usage = func() {
	fmt.Fprintf(CommandLine.Output(), "Usage of %s:\n", os.Args[0])
	PrintDefaults()
}

// simple is a value that is read by one function and told by another.
type simple[T any] struct {
	at   *T
	read func(string) (T, error)
	tell func(T) string
	kind string
}

func (s *simple[T]) String() string {
	if s.at == nil {
		return ""
	}
	return s.tell(*s.at)
}

func (s *simple[T]) IsBoolFlag() bool    { return s.kind == "" }
func (s *simple[T]) kindOfValue() string { return s.kind }

// isZero tells whether the text is that of a flag which nobody has set.
func (s *simple[T]) isZero(text string) bool {
	var zero T
	return text == s.tell(zero)
}

// Set keeps what was read even if the text was wrong, as Go does.
func (s *simple[T]) Set(text string) error {
	v, err := s.read(text)
	*s.at = v
	return err
}

var errParse = errors.New("parse error")
var errRange = errors.New("value out of range")

func plain[T any](v T, err error) (T, error) {
	switch {
	case errors.Is(err, strconv.ErrSyntax):
		err = errParse
	case errors.Is(err, strconv.ErrRange):
		err = errRange
	case err != nil:
		err = errParse
	}
	return v, err
}

func readInt(s string) (int, error) {
	v, err := strconv.ParseInt(s, 0, 64)
	return plain(int(v), err)
}

func (f *FlagSet) Var(value Value, name string, usage string) {
	if strings.HasPrefix(name, "-") {
		panic(f.sprintf("flag %q begins with -", name))
	} else if strings.Contains(name, "=") {
		panic(f.sprintf("flag %q contains =", name))
	}
	flag := &Flag{name, usage, value, value.String()}
	if _, known := f.formal[name]; known {
		msg := "flag redefined: " + name
		if f.name != "" {
			msg = f.name + " " + msg
		}
		panic(f.sprintf("%s", msg))
	}
	if f.formal == nil {
		f.formal = make(map[string]*Flag)
	}
	f.formal[name] = flag
}

// sprintf writes a message, too.
func (f *FlagSet) sprintf(format string, a ...any) string {
	msg := fmt.Sprintf(format, a...)
	fmt.Fprintln(f.Output(), msg)
	return msg
}

func (f *FlagSet) BoolVar(p *bool, name string, value bool, usage string) {
	*p = value
	read := func(s string) (bool, error) { return plain(strconv.ParseBool(s)) }
	f.Var(&simple[bool]{p, read, strconv.FormatBool, ""}, name, usage)
}

func (f *FlagSet) IntVar(p *int, name string, value int, usage string) {
	*p = value
	f.Var(&simple[int]{p, readInt, strconv.Itoa, "int"}, name, usage)
}

func (f *FlagSet) StringVar(p *string, name string, value string, usage string) {
	*p = value
	same := func(s string) (string, error) { return s, nil }
	tell := func(s string) string { return s }
	f.Var(&simple[string]{p, same, tell, "string"}, name, usage)
}

func (f *FlagSet) Float64Var(p *float64, name string, value float64, usage string) {
	*p = value
	read := func(s string) (float64, error) { return plain(strconv.ParseFloat(s, 64)) }
	tell := func(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }
	f.Var(&simple[float64]{p, read, tell, "float"}, name, usage)
}

func (f *FlagSet) DurationVar(p *time.Duration, name string, value time.Duration, usage string) {
	*p = value
	read := func(s string) (time.Duration, error) { return plain(time.ParseDuration(s)) }
	f.Var(&simple[time.Duration]{p, read, time.Duration.String, "duration"}, name, usage)
}

func (f *FlagSet) Bool(name string, value bool, usage string) *bool {
	p := new(bool)
	f.BoolVar(p, name, value, usage)
	return p
}

func (f *FlagSet) Int(name string, value int, usage string) *int {
	p := new(int)
	f.IntVar(p, name, value, usage)
	return p
}

func (f *FlagSet) String(name string, value string, usage string) *string {
	p := new(string)
	f.StringVar(p, name, value, usage)
	return p
}

func (f *FlagSet) Float64(name string, value float64, usage string) *float64 {
	p := new(float64)
	f.Float64Var(p, name, value, usage)
	return p
}

func (f *FlagSet) Duration(name string, value time.Duration, usage string) *time.Duration {
	p := new(time.Duration)
	f.DurationVar(p, name, value, usage)
	return p
}

func (f *FlagSet) Output() io.Writer {
	if f.output == nil {
		return os.Stderr
	}
	return f.output
}

func (f *FlagSet) SetOutput(output io.Writer) { f.output = output }
func (f *FlagSet) Args() []string             { return f.args }
func (f *FlagSet) NArg() int                  { return len(f.args) }
func (f *FlagSet) NFlag() int                 { return len(f.actual) }
func (f *FlagSet) Parsed() bool               { return f.parsed }
func (f *FlagSet) Lookup(name string) *Flag   { return f.formal[name] }

func (f *FlagSet) Arg(i int) string {
	if i < 0 || i >= len(f.args) {
		return ""
	}
	return f.args[i]
}

func (f *FlagSet) VisitAll(fn func(*Flag)) { visit(f.formal, fn) }
func (f *FlagSet) Visit(fn func(*Flag))    { visit(f.actual, fn) }

func visit(flags map[string]*Flag, fn func(*Flag)) {
	names := []string{}
	for name := range flags {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		fn(flags[name])
	}
}

func (f *FlagSet) Set(name, value string) error {
	flag, ok := f.formal[name]
	if !ok {
		return fmt.Errorf("no such flag -%v", name)
	}
	if err := flag.Value.Set(value); err != nil {
		return err
	}
	f.note(flag)
	return nil
}

// note remembers that a flag has been set.
func (f *FlagSet) note(flag *Flag) {
	if f.actual == nil {
		f.actual = make(map[string]*Flag)
	}
	f.actual[flag.Name] = flag
}

func (f *FlagSet) PrintDefaults() {
	f.VisitAll(func(flag *Flag) {
		text := "  -" + flag.Name
		kind, usage := unquoteUsage(flag)
		if kind != "" {
			text += " " + kind
		}
		// A flag of one letter without a value has its usage in the same line.
		if len(text) <= 4 {
			text += "\t"
		} else {
			text += "\n    \t"
		}
		text += strings.ReplaceAll(usage, "\n", "\n    \t")
		if !isZeroValue(flag) {
			if _, quoted := flag.Value.(*simple[string]); quoted {
				text += fmt.Sprintf(" (default %q)", flag.DefValue)
			} else {
				text += fmt.Sprintf(" (default %v)", flag.DefValue)
			}
		}
		fmt.Fprint(f.Output(), text, "\n")
	})
}

// unquoteUsage gives the name of a flag's value, in back quotes or that of its type, and the usage.
func unquoteUsage(flag *Flag) (name string, usage string) {
	if before, rest, ok := strings.Cut(flag.Usage, "`"); ok {
		if name, after, ok := strings.Cut(rest, "`"); ok {
			return name, before + name + after
		}
	}
	switch value := flag.Value.(type) {
	case interface{ kindOfValue() string }:
		return value.kindOfValue(), flag.Usage
	case boolFlag:
		if value.IsBoolFlag() {
			return "", flag.Usage
		}
	}
	return "value", flag.Usage
}

// isZeroValue tells whether a flag's default is not worth telling. Go makes a value of the same
// type and asks for its text; of types that are not the library's that is taken to be empty.
func isZeroValue(flag *Flag) bool {
	if known, ok := flag.Value.(interface{ isZero(string) bool }); ok {
		return known.isZero(flag.DefValue)
	}
	return flag.DefValue == ""
}

func (f *FlagSet) fail(format string, a ...any) error {
	msg := f.sprintf(format, a...)
	f.usage()
	return errors.New(msg)
}

func (f *FlagSet) usage() {
	switch {
	case f.Usage != nil:
		f.Usage()
	case f == CommandLine:
		Usage()
	case f.name == "":
		fmt.Fprintf(f.Output(), "Usage:\n")
		f.PrintDefaults()
	default:
		fmt.Fprintf(f.Output(), "Usage of %s:\n", f.name)
		f.PrintDefaults()
	}
}

func (f *FlagSet) Parse(arguments []string) error {
	f.parsed = true
	f.args = arguments
	for {
		more, err := f.one()
		if err == nil && more {
			continue
		}
		if err == nil {
			return nil
		}
		switch f.errorHandling {
		case ExitOnError:
			if err == ErrHelp {
				os.Exit(0)
			}
			os.Exit(2)
		case PanicOnError:
			panic(err)
		}
		return err
	}
}

func (f *FlagSet) one() (bool, error) {
	if len(f.args) == 0 || len(f.args[0]) < 2 || f.args[0][0] != '-' {
		return false, nil
	}
	name := f.args[0][1:]
	if name[0] == '-' {
		name = name[1:]
		if name == "" {
			f.args = f.args[1:]
			return false, nil
		}
	}
	if name == "" || name[0] == '-' || name[0] == '=' {
		return false, f.fail("bad flag syntax: %s", f.args[0])
	}
	f.args = f.args[1:]
	value, has := "", false
	for i := 1; i < len(name); i++ {
		if name[i] == '=' {
			value, has, name = name[i+1:], true, name[:i]
			break
		}
	}
	flag, ok := f.formal[name]
	if !ok {
		if name == "help" || name == "h" {
			f.usage()
			return false, ErrHelp
		}
		return false, f.fail("flag provided but not defined: -%s", name)
	}
	if b, ok := flag.Value.(boolFlag); ok && b.IsBoolFlag() {
		if !has {
			value = "true"
		}
		if err := b.Set(value); err != nil && has {
			return false, f.fail("invalid boolean value %q for -%s: %v", value, name, err)
		} else if err != nil {
			return false, f.fail("invalid boolean flag %s: %v", name, err)
		}
		f.note(flag)
		return true, nil
	}
	if !has {
		if len(f.args) == 0 {
			return false, f.fail("flag needs an argument: -%s", name)
		}
		value, f.args = f.args[0], f.args[1:]
	}
	if err := f.Set(name, value); err != nil {
		return false, f.fail("invalid value %q for flag -%s: %v", value, name, err)
	}
	return true, nil
}

func Parse()                                           { CommandLine.Parse(os.Args[1:]) }
func Parsed() bool                                     { return CommandLine.Parsed() }
func Args() []string                                   { return CommandLine.Args() }
func NArg() int                                        { return CommandLine.NArg() }
func NFlag() int                                       { return CommandLine.NFlag() }
func Arg(i int) string                                 { return CommandLine.Arg(i) }
func PrintDefaults()                                   { CommandLine.PrintDefaults() }
func Lookup(name string) *Flag                         { return CommandLine.Lookup(name) }
func Set(name, value string) error                     { return CommandLine.Set(name, value) }
func Visit(fn func(*Flag))                             { CommandLine.Visit(fn) }
func VisitAll(fn func(*Flag))                          { CommandLine.VisitAll(fn) }
func Var(value Value, name string, usage string)       { CommandLine.Var(value, name, usage) }
func Bool(name string, value bool, usage string) *bool { return CommandLine.Bool(name, value, usage) }
func Int(name string, value int, usage string) *int    { return CommandLine.Int(name, value, usage) }
func String(name string, value string, usage string) *string {
	return CommandLine.String(name, value, usage)
}
func Float64(name string, value float64, usage string) *float64 {
	return CommandLine.Float64(name, value, usage)
}
func Duration(name string, value time.Duration, usage string) *time.Duration {
	return CommandLine.Duration(name, value, usage)
}
func BoolVar(p *bool, name string, value bool, usage string) {
	CommandLine.BoolVar(p, name, value, usage)
}
func IntVar(p *int, name string, value int, usage string) { CommandLine.IntVar(p, name, value, usage) }
func StringVar(p *string, name string, value string, usage string) {
	CommandLine.StringVar(p, name, value, usage)
}
func Float64Var(p *float64, name string, value float64, usage string) {
	CommandLine.Float64Var(p, name, value, usage)
}
func DurationVar(p *time.Duration, name string, value time.Duration, usage string) {
	CommandLine.DurationVar(p, name, value, usage)
}
