// Files in a temporary directory: write, read, append, remove.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
)

func main() {
	dir, err := os.MkdirTemp("", "park")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	name := dir + "/notes.txt"
	fmt.Println(os.WriteFile(name, []byte("first\nsecond\n"), 0o644))
	f, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
	fmt.Println(err)
	fmt.Fprintf(f, "third %d\n", 3)
	fmt.Println(f.Close())
	data, err := os.ReadFile(name)
	fmt.Printf("%q %v\n", data, err)
	f, err = os.Open(name)
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		fmt.Println(n, lines.Text())
	}
	f.Close()
	_, err = f.Read(make([]byte, 1))
	fmt.Println(errors.Is(err, os.ErrClosed))
	f, err = os.Create(dir + "/new")
	fmt.Println(err, f != nil)
	f.WriteString("x")
	f.Close()
	fmt.Println(os.Remove(dir+"/new"), os.Remove(dir+"/new") != nil)
	_, err = os.ReadFile(dir + "/none")
	fmt.Println(errors.Is(err, os.ErrNotExist))
}
