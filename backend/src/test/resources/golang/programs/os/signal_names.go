// Signals have numbers and names, and a program may send itself one.
package main

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	for _, s := range []syscall.Signal{syscall.SIGHUP, syscall.SIGINT, syscall.SIGTERM, syscall.SIGUSR1} {
		fmt.Println(int(s), s)
	}
	fmt.Println(os.Interrupt == syscall.SIGINT, os.Kill)
	c := make(chan os.Signal, 1)
	signal.Notify(c, syscall.SIGTERM)
	signal.Stop(c)
	select {
	case s := <-c:
		fmt.Println("unexpected", s)
	default:
		fmt.Println("nobody sent any")
	}
}
