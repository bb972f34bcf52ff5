package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"
)

type list []string

func (l *list) String() string { return strings.Join(*l, ",") }

func (l *list) Set(s string) error {
	if s == "bad" {
		return errors.New("bad value")
	}
	*l = append(*l, s)
	return nil
}

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	all := []string{"", "-n abc", "-n=0x10 -b rest", "-b=maybe", "-b=false", "-l a -l bad", "-h", "-s"}
	for _, args := range all {
		fs := flag.NewFlagSet("prog", flag.ContinueOnError)
		fs.SetOutput(os.Stdout)
		n := fs.Int("n", 7, "the `count` of things")
		b := fs.Bool("b", false, "a switch")
		verbose := fs.Bool("verbose", true, "say more")
		d := fs.Duration("d", 0, "how long")
		f := fs.Float64("f", 2.5, "a number\nin two lines")
		s := fs.String("s", "def", "")
		empty := fs.String("empty", "", "no default")
		var l list
		fs.Var(&l, "l", "several")
		err := fs.Parse(strings.Fields(args))
		fmt.Println(*n, *b, *verbose, *d+time.Second, *f, *s, *empty, l, err, fs.Args(), fs.NFlag())
	}
	fs := flag.NewFlagSet("", flag.ContinueOnError)
	fs.SetOutput(os.Stdout)
	fs.Int("x", 1, "")
	try(func() { fs.Bool("x", true, "") })
	try(func() { fs.Bool("-y", true, "") })
	try(func() { fs.Bool("a=b", true, "") })
	fmt.Println(fs.Parse([]string{"-unknown"}))
}
