// Flags keep their defaults when there are no arguments; a FlagSet parses a slice.
package main

import (
	"flag"
	"fmt"
	"io"
	"time"
)

func main() {
	n := flag.Int("n", 4, "number of workers")
	name := flag.String("name", "park", "a name")
	verbose := flag.Bool("v", false, "talk more")
	wait := flag.Duration("wait", 2*time.Second, "how long")
	flag.Parse()
	fmt.Println(*n, *name, *verbose, *wait, flag.NArg(), flag.Args())

	set := flag.NewFlagSet("tool", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	var level int
	var ratio float64
	set.IntVar(&level, "level", 1, "level")
	set.Float64Var(&ratio, "ratio", 0.5, "ratio")
	loud := set.Bool("loud", false, "loud")
	fmt.Println(set.Parse([]string{"-level", "3", "--ratio=0.25", "-loud", "rest", "-level=9"}))
	fmt.Println(level, ratio, *loud, set.Args(), set.Arg(0), set.NFlag())
	fmt.Println(set.Parse([]string{"-level", "many"}))
	fmt.Println(set.Parse([]string{"-unknown"}))
}
