package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

func main() {
	go fmt.Println("never: main has not waited")
	go println("never: main has not waited")
	var a string
	n, err := fmt.Scanln(&a)
	fmt.Fprintln(os.Stdout, n, err)
	n, err = fmt.Scan(&a)
	fmt.Fprintln(os.Stdout, n, err)
	scanner := bufio.NewScanner(os.Stdin)
	fmt.Fprintln(os.Stdout, scanner.Scan(), scanner.Err())
	line, err := bufio.NewReader(os.Stdin).ReadString('\n')
	fmt.Fprintf(os.Stdout, "%q %v\n", line, err)
	all, err := io.ReadAll(os.Stdin)
	fmt.Fprintf(os.Stdout, "%q %v\n", all, err)
}
