package main

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"strings"
	"time"
)

type logFile struct {
	*os.File
	clock time.Time
}

func main() {
	fmt.Println(os.Foo, os.stat, os.STAT, os.readFile, strings.ToTItle, strings.foo, net.RoundTrip, net.IsHere)
	var f logFile
	f.Stata()
	f.clock.Zones()
	_ = http.Server{Adr: ""}
	_ = http.Server{addr: ""}
	var c net.TCPConn
	c.SendThing(1)
	_ = time.Time.Foo
	var r http.FooWriter
	_ = r
}
