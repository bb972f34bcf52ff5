package main

import (
	"fmt"
	"io/fs"
	"os"
)

func main() {
	for _, m := range []os.FileMode{0, 0644, 0755, os.ModePerm, fs.ModeDir | 0700, 1<<30 | 1<<27 | 0421} {
		fmt.Println(m, m.IsDir(), m.Perm(), m.String())
		fmt.Printf("%v %s %o %d %T\n", m, m, m, m, m)
	}
}
