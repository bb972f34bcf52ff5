// Command random writes random Go programs, runs each several times with real Go
// and GOMAXPROCS=1, and writes down those that always did the same, with what they did.
package main

import (
	"flag"
	"fmt"
	"os"
)

// batch is how many programs are in one binary.
const batch = 150

func main() {
	first := flag.Uint64("seed", 1, "the first program's seed")
	number := flag.Int("number", 100, "how many programs to write down")
	ending := flag.Bool("ending", false, "programs that may fail")
	runs := flag.Int("runs", 40, "how many runs must agree")
	alone := flag.Int("alone", 5, "how many in a hundred are built by themselves too, to be compared")
	longest := flag.Int("longest", 0, "only programs with no more bytes; 0 for any")
	out := flag.String("out", "", "the file to write")
	show := flag.Bool("show", false, "only print the program of the seed")
	flag.Parse()
	if *show {
		text, err := generate(*first, *ending)
		if err != nil {
			fail(err)
		}
		fmt.Print(text)
		return
	}
	r := &recorder{runs: *runs, alone: *alone, ending: *ending, longest: *longest}
	if err := r.record(*first, *number, *out); err != nil {
		fail(err)
	}
	fmt.Fprintf(os.Stderr, "%d programs written, %d run, %d of them built alone; %d were not stable\n",
		len(r.kept), r.ran, r.built, r.unstable)
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
