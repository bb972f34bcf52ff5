// A dialer gives up when its time is over or its context has ended.
package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"strings"
	"time"
)

func main() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	address := l.Addr().String()
	show := func(err error) {
		fmt.Println(strings.ReplaceAll(fmt.Sprint(err), address, "SERVER"))
	}
	_, err = net.DialTimeout("tcp", address, -time.Second)
	show(err)
	var ne net.Error
	fmt.Println(errors.As(err, &ne) && ne.Timeout(), os.IsTimeout(err))
	fmt.Println(errors.Is(err, context.DeadlineExceeded), errors.Is(err, os.ErrDeadlineExceeded))
	d := net.Dialer{Deadline: time.Now().Add(-time.Second)}
	_, err = d.Dial("tcp", address)
	show(err)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, err = (&net.Dialer{}).DialContext(ctx, "tcp", address)
	show(err)
	fmt.Println(errors.Is(err, context.Canceled), os.IsTimeout(err))
	_, err = net.DialTimeout("tcp", "no-port", -1)
	show(err)
	for _, d := range []net.Dialer{{}, {Timeout: time.Minute}, {Deadline: time.Now().Add(time.Minute)}} {
		conn, err := d.Dial("tcp", address)
		show(err)
		conn.Close()
	}
	l.Close()
	_, err = net.DialTimeout("tcp", address, time.Minute)
	show(err)
}
