// Print puts spaces between operands when neither is a string; Println always.
package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Print(1, 2, "a", "b", 3, 4.5, true, false, nil, nil, "\n")
	fmt.Print("a", 1, 2, "b", []int{1}, []int{2}, "c\n")
	fmt.Print('x', 'y', "\n")
	fmt.Print("no newline")
	fmt.Print()
	fmt.Println()
	fmt.Println("a", 1, 2, "b", nil, []string{"x", ""}, "")
	fmt.Println(fmt.Sprint("x", 1, 2, "y") == "x1 2y", fmt.Sprint(), fmt.Sprintln("end", 1) == "end 1\n")
	fmt.Println(fmt.Sprint(1, "a", 2), fmt.Sprint("a", "b"), fmt.Sprint(error(nil), 1), fmt.Sprint([]byte("x"), "s"))
	n, err := fmt.Println("héé")
	fmt.Println(n, err)
	n, err = fmt.Fprintf(os.Stdout, "%s-%d\n", "x", 1)
	fmt.Println(n, err)
	fmt.Fprintln(os.Stdout, "to", "stdout")
	fmt.Fprint(os.Stderr, "to stderr ", 1, 2, "\n")
	b := fmt.Appendf(nil, "%d;", 1)
	b = fmt.Append(b, "x", 2, 3)
	b = fmt.Appendln(b, "end")
	fmt.Print(string(b))
	print("println writes to stderr: ")
	println(1, true, "x", len("ab") == 2, int8(-3), uint(4), 'a')
}
