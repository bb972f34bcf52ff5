// Command sources finds where functions of Go's library are declared: those that the table has
// in its first column, in the source of each release that GoPark plays and that the go command
// can fetch. A function that was called otherwise in a release stands under its name there.
package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

const (
	table = "../../../main/resources/gopark/web/page/go-sources.txt"

	// local is the Go that runs this command.
	local = "local"

	// none stands for a function that a release does not have.
	none = "-"
)

// toolchains are the releases, newest first.
var toolchains = []string{
	"go1.27.3", local, "go1.25.12", "go1.24.13", "go1.23.12", "go1.22.12", "go1.21.13",
}

// called has the names under which releases have what the table calls otherwise.
var called = map[string][]string{
	"internal/sync.Mutex.Lock":       {"sync.Mutex.Lock"},
	"internal/sync.Mutex.Unlock":     {"sync.Mutex.Unlock"},
	"internal/sync.Mutex.TryLock":    {"sync.Mutex.TryLock"},
	"internal/sync.Mutex.lockSlow":   {"sync.Mutex.lockSlow"},
	"internal/sync.Mutex.unlockSlow": {"sync.Mutex.unlockSlow"},
	"runtime.exitsyscall0":           {"runtime.exitsyscallNoP"},
	"runtime.exitsyscallNoP":         {"runtime.exitsyscall0"},
	"runtime.globrunqgetbatch":       {"runtime.globrunqget"},
	"runtime.timer.maybeAdd":         {"runtime.addtimer"},
	"runtime.timer.modify":           {"runtime.modtimer"},
	"runtime.timer.stop":             {"runtime.deltimer"},
	"runtime.timer.unlockAndRun":     {"runtime.runOneTimer"},
	"runtime.timers.adjust":          {"runtime.adjusttimers"},
	"runtime.timers.check":           {"runtime.checkTimers"},
	"runtime.timers.cleanHead":       {"runtime.cleantimers"},
	"runtime.timers.run":             {"runtime.runtimer"},
	"runtime.timers.take":            {"runtime.moveTimers"},
	"runtime.gcShouldScheduleWorker": {"runtime.gcMarkWorkAvailable"},
	"runtime.gcMarkWorkAvailable":    {"runtime.gcShouldScheduleWorker"},
}

// assembly matches the beginning of a function of the runtime that is not written in Go.
var assembly = regexp.MustCompile(`(?m)^TEXT (?:runtime)?·(\w+)(?:<ABIInternal>)?\(SB\)`)

func main() {
	if err := write(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func write() error {
	text, err := os.ReadFile(table)
	if err != nil {
		return err
	}
	var sources []*source
	var tags []string
	for _, toolchain := range toolchains {
		found, err := have(toolchain)
		if err != nil {
			return err
		}
		sources = append(sources, found)
		tags = append(tags, found.tag)
	}
	var written bytes.Buffer
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		switch {
		case len(fields) == 0 || strings.HasPrefix(line, "#") || fields[0] == "model":
			written.WriteString(line)
		case fields[0] == "release":
			fmt.Fprintln(&written, "release", strings.Join(tags, " "))
		default:
			places, err := everywhere(fields[0], sources)
			if err != nil {
				return err
			}
			fmt.Fprintln(&written, fields[0], strings.Join(places, " "))
		}
	}
	return os.WriteFile(table, written.Bytes(), 0o644)
}

// everywhere gives the places of a function, release by release.
func everywhere(name string, sources []*source) ([]string, error) {
	var places []string
	isKnown := false
	for _, from := range sources {
		place, err := from.find(name)
		if err != nil {
			return nil, fmt.Errorf("%s in %s: %w", name, from.tag, err)
		}
		isKnown = isKnown || place != none
		places = append(places, place)
	}
	if !isKnown {
		return nil, fmt.Errorf("no release has %s", name)
	}
	return places, nil
}

// A source is that of one release, of which packages are read when they are asked for.
type source struct {
	toolchain, tag, root string
	packages             map[string]map[string]string
}

func have(toolchain string) (*source, error) {
	s := &source{toolchain: toolchain, packages: map[string]map[string]string{}}
	said, err := s.ask("go", "env", "GOROOT", "GOVERSION")
	if err != nil {
		return nil, err
	}
	root, tag, _ := strings.Cut(strings.TrimSpace(said), "\n")
	s.root, s.tag = filepath.Join(root, "src"), tag
	return s, nil
}

// ask runs the release's own go command.
func (s *source) ask(name string, arguments ...string) (string, error) {
	command := exec.Command(name, arguments...)
	command.Env = append(os.Environ(), "GOTOOLCHAIN="+s.toolchain, "GOFLAGS=", "GOWORK=off",
		"GOOS=linux", "GOARCH=amd64", "CGO_ENABLED=0")
	command.Dir = os.TempDir()
	command.Stderr = os.Stderr
	said, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w", s.toolchain, strings.Join(arguments, " "), err)
	}
	return string(said), nil
}

// find gives the place of a function, or none. It has a name behind it if that is another.
func (s *source) find(name string) (string, error) {
	for _, each := range append([]string{name}, called[name]...) {
		cut := strings.LastIndex(each, "/") + 1
		pkg, function, _ := strings.Cut(each[cut:], ".")
		functions, err := s.functions(each[:cut] + pkg)
		if err != nil {
			return "", err
		}
		place, ok := functions[function]
		if !ok {
			continue
		}
		if each != name {
			place += ":" + each
		}
		return place, nil
	}
	return none, nil
}

// functions gives the places of a package's functions on linux/amd64. A method is Type.name.
func (s *source) functions(pkg string) (map[string]string, error) {
	if known, ok := s.packages[pkg]; ok {
		return known, nil
	}
	places := map[string]string{}
	s.packages[pkg] = places
	folder := filepath.Join(s.root, pkg)
	if _, err := os.Stat(folder); os.IsNotExist(err) {
		return places, nil
	}
	files, err := s.ask("go", "list", "-f", `{{join .GoFiles "\n"}}{{"\n"}}{{join .SFiles "\n"}}`, pkg)
	if err != nil {
		return nil, err
	}
	inAssembly := map[string]string{}
	for _, name := range strings.Fields(files) {
		if filepath.Ext(name) == ".s" {
			err = begun(filepath.Join(folder, name), pkg+"/"+name, inAssembly)
		} else {
			err = declared(filepath.Join(folder, name), pkg+"/"+name, places)
		}
		if err != nil {
			return nil, err
		}
	}
	// A declaration without a body is less than the body.
	for name, place := range inAssembly {
		places[name] = place
	}
	return places, nil
}

func declared(path, shown string, places map[string]string) error {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	for _, each := range file.Decls {
		function, ok := each.(*ast.FuncDecl)
		if !ok {
			continue
		}
		name := function.Name.Name
		if function.Recv != nil {
			name = receiver(function.Recv.List[0].Type) + "." + name
		}
		places[name] = fmt.Sprintf("%s:%d", shown, files.Position(function.Pos()).Line)
	}
	return nil
}

func receiver(of ast.Expr) string {
	switch of := of.(type) {
	case *ast.StarExpr:
		return receiver(of.X)
	case *ast.IndexExpr:
		return receiver(of.X)
	case *ast.IndexListExpr:
		return receiver(of.X)
	case *ast.Ident:
		return of.Name
	}
	return ""
}

func begun(path, shown string, places map[string]string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	for _, found := range assembly.FindAllSubmatchIndex(text, -1) {
		line := bytes.Count(text[:found[0]], []byte("\n")) + 1
		places[string(text[found[2]:found[3]])] = fmt.Sprintf("%s:%d", shown, line)
	}
	return nil
}
