// Buffered reading and writing.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	w := bufio.NewWriter(os.Stdout)
	fmt.Fprintf(w, "buffered %d\n", 1)
	fmt.Println("printed at once")
	fmt.Fprintln(w, "still waiting", w.Buffered())
	w.WriteByte('>')
	w.WriteRune('→')
	w.WriteString(" end\n")
	w.Flush()
	small := bufio.NewWriterSize(os.Stdout, 16)
	small.WriteString("0123456789")
	fmt.Println(small.Buffered(), small.Available(), small.Size())
	small.WriteString("abcdefgh\n")
	small.Flush()

	r := bufio.NewReader(strings.NewReader("first line\nsecond;rest of it\nlast"))
	line, err := r.ReadString('\n')
	fmt.Printf("%q %v\n", line, err)
	part, err := r.ReadString(';')
	fmt.Printf("%q %v\n", part, err)
	peek, err := r.Peek(4)
	fmt.Printf("%q %v\n", peek, err)
	b, _ := r.ReadByte()
	c, size, _ := r.ReadRune()
	r.UnreadRune()
	fmt.Println(string(b), string(c), size)
	bytes, prefix, err := r.ReadLine()
	fmt.Printf("%q %v %v\n", bytes, prefix, err)
	line, err = r.ReadString('\n')
	fmt.Printf("%q %v\n", line, err)
	_, err = r.ReadByte()
	fmt.Println(err == io.EOF)
}
