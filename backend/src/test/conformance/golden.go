package main

import (
	"crypto/sha256"
	"fmt"
	"strings"
)

// A golden is what the corpus keeps of a program.
type golden struct {
	program   program
	version   string // of Go
	outcome   outcome
	order     []string
	unordered string // why there is no order
}

func (g golden) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "program sha256 %x\n", sha256.Sum256(g.program.text))
	fmt.Fprintf(&b, "go %s, GOMAXPROCS=%s\n", g.version, g.program.goMaxProcs())
	fmt.Fprintf(&b, "exit %d\n", g.outcome.exit)
	section(&b, "stdout", g.outcome.stdout)
	if g.outcome.stderr != "" {
		section(&b, "stderr", g.outcome.stderr)
	}
	if g.unordered != "" {
		section(&b, "order", "(not recorded: "+g.unordered+")\n")
	} else {
		section(&b, "order", strings.Join(g.order, "\n")+"\n")
	}
	return b.String()
}

// sameAs tells whether this is what a golden file has, whatever release that is of.
func (g golden) sameAs(file string) bool {
	_, ours, _ := strings.Cut(g.String(), "\nexit ")
	_, theirs, isGolden := strings.Cut(file, "\nexit ")
	return isGolden && ours == theirs
}

func section(b *strings.Builder, name, text string) {
	fmt.Fprintf(b, "--- %s\n%s", name, text)
	if text != "" && !strings.HasSuffix(text, "\n") {
		b.WriteString("\n")
	}
}
