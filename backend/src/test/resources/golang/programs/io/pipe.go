// A pipe joins a writing and a reading goroutine.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
)

func main() {
	r, w := io.Pipe()
	go func() {
		for i := range 3 {
			fmt.Fprintf(w, "line %d\n", i)
		}
		w.Close()
	}()
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		fmt.Println("got", lines.Text())
	}
	fmt.Println(lines.Err())

	r, w = io.Pipe()
	go func() {
		w.Write([]byte("abc"))
		w.CloseWithError(errors.New("writer gave up"))
	}()
	all, err := io.ReadAll(r)
	fmt.Printf("%q %v\n", all, err)

	r, w = io.Pipe()
	r.Close()
	_, err = w.Write([]byte("x"))
	fmt.Println(err, err == io.ErrClosedPipe)
	r, w = io.Pipe()
	done := make(chan string)
	go func() {
		n, err := w.Write([]byte("hello"))
		done <- fmt.Sprint("wrote ", n, " ", err)
	}()
	p := make([]byte, 2)
	for range 2 {
		n, _ := r.Read(p)
		fmt.Println(string(p[:n]))
	}
	r.CloseWithError(errors.New("enough"))
	fmt.Println(<-done)
}
