package main

import (
	"fmt"
	"go/format"
	"math/rand/v2"
	"strings"
)

// A generator writes one program. What a program may contain is chosen per
// program, so that some are full of one thing and others have a little of all.
type generator struct {
	random *rand.Rand
	ending bool // it may fail
	prints bool // package fmt, and with it os
	direct bool // prints at once, and not what it remembers in the end

	patterns []func(*generator) string
	weights  []int // of each pattern
	left     int   // how many statements it may still have
	names    int
	labels   int

	imports   map[string]bool
	functions []string
	counter   string // an integer in reach whose value may be printed
}

// generate writes the program of a seed.
func generate(seed uint64, ending bool) (string, error) {
	g := &generator{
		random:  rand.New(rand.NewPCG(seed, 26)),
		ending:  ending,
		imports: map[string]bool{},
		counter: "0",
	}
	g.prints = g.chance(55)
	g.direct = g.chance(30)
	g.left = 6 + g.random.IntN(40)
	g.patterns = patterns()
	g.weights = make([]int, len(g.patterns))
	for i := range g.weights {
		if g.chance(45) {
			g.weights[i] = 1 + g.random.IntN(8)
		}
	}
	main := g.mainFunction()
	text, err := format.Source([]byte(g.header() + strings.Join(g.functions, "\n") + "\n" + main))
	if err != nil {
		return "", fmt.Errorf("seed %d: %w\n%s", seed, err, main)
	}
	return string(text), nil
}

func (g *generator) header() string {
	if g.prints {
		g.imports["fmt"] = true
	}
	var text strings.Builder
	text.WriteString("package main\n\n")
	for _, path := range []string{
		"context", "errors", "fmt", "runtime", "strings", "sync", "sync/atomic", "time",
	} {
		if g.imports[path] {
			fmt.Fprintf(&text, "import %q\n", path)
		}
	}
	text.WriteString("\n")
	text.WriteString(g.records())
	return text.String()
}

// records is how a program tells what happens: at once, or all of it in the end,
// so that no system call comes between.
func (g *generator) records() string {
	show := "println(what, n)"
	if g.prints {
		show = "fmt.Println(what, n)"
	}
	if g.direct {
		return "func note(what string, n int) {\n" + show + "\n}\n\nfunc tell() {}\n"
	}
	show = strings.ReplaceAll(strings.ReplaceAll(show, "what", "r.what"), "n)", "r.n)")
	return "type record struct {\nwhat string\nn int\n}\n\nvar records []record\n\n" +
		"func note(what string, n int) { records = append(records, record{what, n}) }\n\n" +
		"func tell() {\nfor _, r := range records {\n" + show + "\n}\nrecords = nil\n}\n"
}

func (g *generator) mainFunction() string {
	var text strings.Builder
	text.WriteString("func main() {\n")
	if g.chance(15) {
		text.WriteString("defer tell()\n")
	} else if g.chance(20) {
		g.imports["runtime"] = true
		text.WriteString("runtime.Gosched()\n")
	}
	for g.left > 0 {
		text.WriteString(g.statements(1 + g.random.IntN(3)))
		if g.ending && g.chance(25) {
			text.WriteString(g.end())
		}
	}
	if g.ending {
		text.WriteString(g.end())
	}
	text.WriteString("tell()\n}\n")
	return text.String()
}

func (g *generator) chance(percent int) bool { return g.random.IntN(100) < percent }

// upTo gives a number from 1 to most.
func (g *generator) upTo(most int) int { return 1 + g.random.IntN(most) }

func (g *generator) name(kind string) string {
	g.names++
	return fmt.Sprint(kind, g.names)
}

// choose gives one of the texts.
func (g *generator) choose(texts ...string) string { return texts[g.random.IntN(len(texts))] }

func (g *generator) needs(path string) { g.imports[path] = true }

// note is a statement that tells that the program has come here.
func (g *generator) note() string {
	g.labels++
	return fmt.Sprintf("note(%q, %s)\n", fmt.Sprint("s", g.labels), g.counter)
}

func (g *generator) noteOf(value string) string {
	g.labels++
	return fmt.Sprintf("note(%q, %s)\n", fmt.Sprint("s", g.labels), value)
}

// statements writes so many, or fewer if the program is long enough.
func (g *generator) statements(number int) string {
	var text strings.Builder
	for range number {
		if g.left <= 0 {
			break
		}
		g.left--
		text.WriteString(g.statement())
	}
	return text.String()
}

func (g *generator) statement() string {
	sum := 0
	for _, weight := range g.weights {
		sum += weight
	}
	if sum == 0 || g.chance(30) {
		return g.note()
	}
	at := g.random.IntN(sum)
	for i, weight := range g.weights {
		if at < weight {
			return g.patterns[i](g)
		}
		at -= weight
	}
	return ""
}

// inner writes some statements in which value is an integer that can be told.
func (g *generator) inner(value string, most int) string {
	before := g.counter
	g.counter = value
	text := g.note() + g.statements(g.random.IntN(most+1))
	g.counter = before
	return text
}

// spawned is the body of a goroutine.
func (g *generator) spawned(value string, most int) string {
	text := g.inner(value, most)
	if g.ending && g.chance(6) {
		text += g.end()
	}
	return text
}
