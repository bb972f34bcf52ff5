// Command lines finds lines of Go's library in other releases: those that the
// table has in its first column, and those that GoPark's own library names.
// A line is the same if it stands between the same others, or if it is the one
// that has changed there. What has moved to another file is told by moved.
package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

const (
	resources = "../../../main/resources/gopark/"
	table     = resources + "program/library-lines.txt"
	library   = resources + "golang/library"
	base      = "local"

	// alike is how many letters a line that has changed has in common with what it was.
	alike = 10
)

var others = []string{"go1.27.3", "go1.25.12", "go1.24.13"}

// moved has the files that were called otherwise.
var moved = map[string]string{
	"sync/map.go": "sync/hashtriemap.go",
	"internal/runtime/syscall/linux/asm_linux_amd64.s": "internal/runtime/syscall/asm_linux_amd64.s",
}

// sorting has Go's files of what stands once in our template.
var sorting = []string{"sort/zsortfunc.go", "sort/zsortinterface.go", "slices/zsortanyfunc.go"}

// changed has the lines that do the same in other words.
var changed = map[string]string{
	"sync/waitgroup.go:206 go1.24.13":  "sync/waitgroup.go:118",
	"sync/oncefunc.go:22 go1.24.13":    "sync/oncefunc.go:32",
	"sync/oncefunc.go:30 go1.24.13":    "sync/oncefunc.go:24",
	"sync/oncefunc.go:33 go1.24.13":    "sync/oncefunc.go:27",
	"sync/oncefunc.go:37 go1.24.13":    "sync/oncefunc.go:34",
	"sync/oncefunc.go:58 go1.24.13":    "sync/oncefunc.go:62",
	"sync/oncefunc.go:63 go1.24.13":    "sync/oncefunc.go:54",
	"sync/oncefunc.go:66 go1.24.13":    "sync/oncefunc.go:57",
	"sync/oncefunc.go:70 go1.24.13":    "sync/oncefunc.go:64",
	"sync/oncefunc.go:94 go1.24.13":    "sync/oncefunc.go:94",
	"sync/oncefunc.go:98 go1.24.13":    "sync/oncefunc.go:86",
	"sync/oncefunc.go:101 go1.24.13":   "sync/oncefunc.go:89",
	"sync/oncefunc.go:105 go1.24.13":   "sync/oncefunc.go:96",
	"runtime/mfinal.go:172 go1.24.13":  "runtime/mfinal.go:166",
	"runtime/mfinal.go:193 go1.24.13":  "runtime/mfinal.go:179",
	"runtime/preempt.go:320 go1.25.12": "runtime/preempt.go:308",
	"runtime/preempt.go:320 go1.24.13": "runtime/preempt.go:308",
}

var (
	mark  = regexp.MustCompile(`// in Go: (\S+:\d+)`)
	place = regexp.MustCompile(`^(\S+):(\d+)$`)
)

func main() {
	if err := write(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func write() error {
	places, err := known()
	if err != nil {
		return err
	}
	roots := map[string]string{}
	for _, toolchain := range append(slices.Clone(others), base) {
		command := exec.Command("go", "env", "GOROOT")
		command.Env = append(os.Environ(), "GOTOOLCHAIN="+toolchain)
		said, err := command.Output()
		if err != nil {
			return err
		}
		roots[toolchain] = filepath.Join(strings.TrimSpace(string(said)), "src")
	}
	var text strings.Builder
	text.WriteString("# Lines of Go's library in 1.26, 1.27, 1.25 and 1.24; written by src/test/golang/lines\n")
	for _, known := range places {
		text.WriteString(known)
		for _, toolchain := range others {
			there, err := find(roots[base], roots[toolchain], known)
			if err != nil {
				return fmt.Errorf("%s in %s: %w", known, toolchain, err)
			}
			if by, ok := changed[known+" "+toolchain]; ok {
				there = by
			}
			text.WriteString(" " + there)
		}
		text.WriteString("\n")
	}
	return os.WriteFile(table, []byte(text.String()), 0o644)
}

// known gives the places of the base release.
func known() ([]string, error) {
	var places []string
	if text, err := os.ReadFile(table); err == nil {
		for line := range strings.Lines(string(text)) {
			if !strings.HasPrefix(line, "#") {
				places = append(places, strings.Fields(line)[0])
			}
		}
	}
	err := filepath.WalkDir(library, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		for _, file := range sorting {
			named := bytes.ReplaceAll(text, []byte("$FILE"), []byte(file))
			for _, found := range mark.FindAllSubmatch(named, -1) {
				places = append(places, string(found[1]))
			}
		}
		return err
	})
	slices.SortFunc(places, func(a, b string) int {
		one, other := place.FindStringSubmatch(a), place.FindStringSubmatch(b)
		if one[1] != other[1] {
			return strings.Compare(one[1], other[1])
		}
		return number(one[2]) - number(other[2])
	})
	return slices.Compact(places), err
}

func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

// find gives the place in another release, or a dash if it has none.
func find(newRoot, oldRoot, known string) (string, error) {
	parts := place.FindStringSubmatch(known)
	file, line := parts[1], number(parts[2])-1
	now, err := lines(filepath.Join(newRoot, file))
	if err != nil {
		return "", err
	}
	if line >= len(now) {
		return "", fmt.Errorf("the file has %d lines", len(now))
	}
	before, err := lines(filepath.Join(oldRoot, file))
	if err == nil {
		if at := same(now, before, line); at >= 0 {
			return fmt.Sprintf("%s:%d", file, at+1), nil
		}
	}
	if other, ok := moved[file]; ok {
		if before, err = lines(filepath.Join(oldRoot, other)); err == nil {
			if at := same(now, before, line); at >= 0 {
				return fmt.Sprintf("%s:%d", other, at+1), nil
			}
		}
	}
	return "-", nil
}

func lines(path string) ([]string, error) {
	text, err := os.ReadFile(path)
	return strings.Split(string(bytes.TrimSpace(text)), "\n"), err
}

// same gives where the line is in the other text, −1 if it is not there.
func same(now, before []string, line int) int {
	pairs := pair(now, before)
	if pairs[line] >= 0 {
		return pairs[line]
	}
	first, end := line, line
	for first >= 0 && pairs[first] < 0 {
		first--
	}
	for end < len(now) && pairs[end] < 0 {
		end++
	}
	from, to := 0, len(before)
	if first >= 0 {
		from = pairs[first] + 1
	}
	if end < len(now) {
		to = pairs[end]
	}
	best, most := -1, alike
	for at := from; at < to; at++ {
		if n := common(strings.TrimSpace(now[line]), strings.TrimSpace(before[at])); n > most {
			best, most = at, n
		}
	}
	return best
}

func common(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// pair gives for each line which one of the others it is in a longest common subsequence.
func pair(now, before []string) []int {
	width := len(before) + 1
	longest := make([]int32, (len(now)+1)*width)
	for i := len(now) - 1; i >= 0; i-- {
		for j := len(before) - 1; j >= 0; j-- {
			if now[i] == before[j] {
				longest[i*width+j] = longest[(i+1)*width+j+1] + 1
			} else {
				longest[i*width+j] = max(longest[(i+1)*width+j], longest[i*width+j+1])
			}
		}
	}
	pairs := make([]int, len(now))
	i, j := 0, 0
	for ; i < len(now); i++ {
		pairs[i] = -1
		for j < len(before) && now[i] != before[j] && longest[i*width+j] == longest[i*width+j+1] {
			j++
		}
		if j < len(before) && now[i] == before[j] && longest[i*width+j] == longest[(i+1)*width+j+1]+1 {
			pairs[i] = j
			j++
		}
	}
	return pairs
}
