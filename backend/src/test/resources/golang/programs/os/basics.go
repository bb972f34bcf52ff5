// Arguments, environment, standard streams.
package main

import (
	"fmt"
	"io"
	"os"
)

func main() {
	fmt.Println(len(os.Args), len(os.Args[0]) > 0)
	fmt.Printf("%q\n", os.Getenv("GOPARK_NOT_SET"))
	v, ok := os.LookupEnv("GOPARK_NOT_SET")
	fmt.Printf("%q %v\n", v, ok)
	os.Setenv("GOPARK_SET", "yes")
	fmt.Println(os.Getenv("GOPARK_SET"))
	n, err := os.Stdout.WriteString("written\n")
	fmt.Println(n, err)
	n, err = os.Stdout.Write([]byte("bytes\n"))
	fmt.Println(n, err)
	io.WriteString(os.Stdout, "by io\n")
	fmt.Fprintln(os.Stderr, "an error line")
	in, err := io.ReadAll(os.Stdin)
	fmt.Println(len(in), err)
	var w io.Writer = os.Stdout
	_, isFile := w.(*os.File)
	fmt.Println(isFile)
}
