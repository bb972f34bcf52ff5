// Columns that are as wide as their widest cell.
package main

import (
	"fmt"
	"os"
	"text/tabwriter"
)

func main() {
	w := tabwriter.NewWriter(os.Stdout, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "name\tstate\tqueue")
	for i, state := range []string{"running", "idle", "syscall"} {
		fmt.Fprintf(w, "P%d\t%s\t%d\n", i, state, i*100)
	}
	w.Flush()
	w = tabwriter.NewWriter(os.Stdout, 5, 0, 1, '.', tabwriter.AlignRight|tabwriter.Debug)
	fmt.Fprintln(w, "a\tbbbbbb\tc")
	fmt.Fprintln(w, "aaa\tb\tcccc")
	w.Flush()
}
