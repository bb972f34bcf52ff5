// Package net connects goroutines with each other, and with peers outside who answer after a while.
// Whoever reads waits in the network poller.
package net

import (
	"context"
	"errors"
	"io"
	"os"
	"sync"
	"syscall"
	"time"
)

func openDescriptor() int
func await(descriptor int)
func signal(descriptor int)
func answer(descriptor int)
func call(ns int64)

// How long the system calls take when both ends are on one machine: what is sent has arrived when
// the call that sends it returns.
const (
	readNs    = 600
	writeNs   = 5_000
	acceptNs  = 5_000
	connectNs = 15_000
)

// An Addr is one end of a connection.
type Addr interface {
	Network() string
	String() string
}

// A TCPAddr is an address of the internet's.
type TCPAddr struct {
	Host string
	Port int
}

func (a *TCPAddr) Network() string { return "tcp" }
func (a *TCPAddr) String() string  { return JoinHostPort(a.Host, itoa(a.Port)) }

// An Error tells whether it may be over soon.
type Error interface {
	error
	Timeout() bool
	Temporary() bool
}

// An OpError says what could not be done, and between which ends.
type OpError struct {
	Op     string
	Net    string
	Source Addr
	Addr   Addr
	Err    error
}

func (e *OpError) Unwrap() error { return e.Err }
func (e *OpError) Timeout() bool {
	t, ok := e.Err.(interface{ Timeout() bool })
	return ok && t.Timeout()
}
func (e *OpError) Temporary() bool { return e.Timeout() }
func (e *OpError) Error() string {
	if e == nil {
		return "<nil>"
	}
	s := e.Op
	if e.Net != "" {
		s += " " + e.Net
	}
	before := " "
	if e.Source != nil {
		s += before + e.Source.String()
		before = "->"
	}
	if e.Addr != nil {
		s += before + e.Addr.String()
	}
	return s + ": " + e.Err.Error()
}

// A DNSError says why a name has no address.
type DNSError struct {
	Err         string
	Name        string
	Server      string
	IsTimeout   bool
	IsTemporary bool
	IsNotFound  bool
}

func (e *DNSError) Timeout() bool   { return e.IsTimeout }
func (e *DNSError) Temporary() bool { return e.IsTimeout || e.IsTemporary }
func (e *DNSError) Error() string {
	if e == nil {
		return "<nil>"
	}
	s := "lookup " + e.Name
	if e.Server != "" {
		s += " on " + e.Server
	}
	return s + ": " + e.Err
}

// An interrupted call ends with one of these; errors.Is takes it for the error of the context.
type timeoutError struct{}

func (*timeoutError) Error() string     { return "i/o timeout" }
func (*timeoutError) Timeout() bool     { return true }
func (*timeoutError) Temporary() bool   { return true }
func (*timeoutError) Is(err error) bool { return err == context.DeadlineExceeded }

type canceledError struct{}

func (canceledError) Error() string     { return "operation was canceled" }
func (canceledError) Is(err error) bool { return err == context.Canceled }

func interruption(err error) error {
	switch err {
	case context.Canceled:
		return canceledError{}
	case context.DeadlineExceeded:
		return &timeoutError{}
	}
	return err
}

// ErrClosed is what the use of something closed gives.
var ErrClosed = errors.New("use of closed network connection")

// A Conn is one end of a stream.
type Conn interface {
	Read(b []byte) (n int, err error)
	Write(b []byte) (n int, err error)
	Close() error
	LocalAddr() Addr
	RemoteAddr() Addr
	SetDeadline(t time.Time) error
	SetReadDeadline(t time.Time) error
	SetWriteDeadline(t time.Time) error
}

// A Listener waits for connections.
type Listener interface {
	Accept() (Conn, error)
	Close() error
	Addr() Addr
}

// A limit is the time by which one direction must have done its work.
type limit struct {
	expired bool
	timer   *time.Timer
}

// set replaces the time; whoever waits for the descriptor looks again when it is over.
func (l *limit) set(t time.Time, descriptor int) {
	if l.timer != nil {
		l.timer.Stop()
		l.timer = nil
	}
	l.expired = false
	if t.IsZero() {
		return
	}
	left := time.Until(t)
	if left <= 0 {
		l.expired = true
		signal(descriptor)
		return
	}
	var timer *time.Timer
	timer = time.AfterFunc(left, func() {
		if l.timer == timer {
			l.expired = true
			signal(descriptor)
		}
	})
	l.timer = timer
}

// A queue is what is on its way to one end: bytes, and whole things between parts of the library.
type queue struct {
	descriptor int
	bytes      []byte
	things     []any
	closed     bool
	underWay   bool // What is there comes from outside, and the poller has not told of it yet.
}

func newQueue() *queue { return &queue{descriptor: openDescriptor()} }

func (q *queue) close() {
	q.closed = true
	signal(q.descriptor)
}

// TCPConn is a connection.
type TCPConn struct {
	in, out       *queue
	local, remote Addr
	closed        bool
	reading       sync.Mutex // One goroutine waits for the descriptor, as Go's lock of it has it.
	readBy        limit
	writeBy       limit
	other         *TCPConn // The other end, if it is in this program.
	failure       error    // What the kernel tells the next call, and no other.
	broken        bool     // The other end has said that nobody reads there any more.
	interrupted   bool
	peer          func(request []byte) []byte
}

func (c *TCPConn) LocalAddr() Addr  { return c.local }
func (c *TCPConn) RemoteAddr() Addr { return c.remote }

func (c *TCPConn) fail(op string, err error) error {
	return &OpError{Op: op, Net: "tcp", Source: c.local, Addr: c.remote, Err: err}
}

// refused is an error of the kernel's.
func (c *TCPConn) refused(op string, err error) error {
	return c.fail(op, os.NewSyscallError(op, err))
}

// reset tells this end that the other has thrown away what it had.
func (c *TCPConn) reset() {
	c.failure = syscall.ECONNRESET
	c.broken = true
	c.in.close()
}

func (c *TCPConn) takeFailure() error {
	err := c.failure
	c.failure = nil
	return err
}

func (c *TCPConn) Read(b []byte) (int, error) {
	c.reading.Lock()
	defer c.reading.Unlock()
	for {
		switch {
		case c.closed:
			return 0, c.fail("read", ErrClosed)
		case len(b) == 0:
			return 0, nil
		case c.readBy.expired:
			return 0, c.fail("read", os.ErrDeadlineExceeded)
		}
		call(readNs)
		switch {
		case c.in.underWay:
			await(c.in.descriptor)
			c.in.underWay = false
			continue
		case len(c.in.bytes) > 0:
			n := copy(b, c.in.bytes)
			c.in.bytes = c.in.bytes[n:]
			return n, nil
		case c.failure != nil:
			return 0, c.refused("read", c.takeFailure())
		case c.in.closed:
			return 0, io.EOF
		}
		await(c.in.descriptor)
	}
}

// mayWrite is why nothing can be sent.
func (c *TCPConn) mayWrite() error {
	switch {
	case c.closed:
		return c.fail("write", ErrClosed)
	case c.writeBy.expired:
		return c.fail("write", os.ErrDeadlineExceeded)
	case c.failure != nil:
		return c.refused("write", c.takeFailure())
	case c.broken || c.out.closed:
		return c.refused("write", syscall.EPIPE)
	}
	return nil
}

func (c *TCPConn) Write(b []byte) (int, error) {
	if err := c.mayWrite(); err != nil {
		return 0, err
	}
	call(writeNs)
	switch {
	case c.peer != nil:
		c.in.bytes = append(c.in.bytes, c.peer(b)...)
		c.in.underWay = true
		answer(c.in.descriptor)
	case c.other != nil && c.other.closed:
		// The kernel takes it, and learns from the answer that nobody is there.
		c.broken = true
	default:
		c.out.bytes = append(c.out.bytes, b...)
		signal(c.out.descriptor)
	}
	return len(b), nil
}

// SendThing and ReceiveThing carry whole requests and answers for package http.
func (c *TCPConn) SendThing(thing any) error {
	if err := c.mayWrite(); err != nil {
		return err
	}
	call(writeNs)
	if c.other != nil && c.other.closed {
		c.broken = true
		return nil
	}
	c.out.things = append(c.out.things, thing)
	signal(c.out.descriptor)
	return nil
}

func (c *TCPConn) ReceiveThing() (any, error) {
	c.reading.Lock()
	defer c.reading.Unlock()
	for {
		if !c.closed {
			call(readNs)
		}
		switch {
		case len(c.in.things) > 0:
			thing := c.in.things[0]
			c.in.things = c.in.things[1:]
			return thing, nil
		case c.closed:
			return nil, c.fail("read", ErrClosed)
		case c.in.closed:
			return nil, io.EOF
		case c.readBy.expired:
			return nil, c.fail("read", os.ErrDeadlineExceeded)
		}
		await(c.in.descriptor)
	}
}

// HasThing says whether ReceiveThing would wait.
func (c *TCPConn) HasThing() bool { return len(c.in.things) > 0 }

// AwaitThing waits until something has come, which it leaves there, or until Interrupt is called;
// it tells whether nothing can come any more.
func (c *TCPConn) AwaitThing() (over bool) {
	c.reading.Lock()
	defer c.reading.Unlock()
	for {
		switch {
		case c.interrupted || len(c.in.things) > 0:
			return false
		case c.IsOver() || c.readBy.expired:
			return true
		}
		call(readNs)
		if !c.interrupted && len(c.in.things) == 0 && !c.IsOver() && !c.readBy.expired {
			await(c.in.descriptor)
		}
	}
}

// Interrupt ends AwaitThing, and lets it wait again.
func (c *TCPConn) Interrupt(interrupted bool) {
	c.interrupted = interrupted
	if interrupted {
		signal(c.in.descriptor)
	}
}

// IsOver says whether nothing can come any more.
func (c *TCPConn) IsOver() bool { return c.closed || c.in.closed }

// Close returns when nobody waits for the descriptor any more.
func (c *TCPConn) Close() error {
	if c.closed {
		return c.fail("close", ErrClosed)
	}
	c.closed = true
	c.readBy.set(time.Time{}, c.in.descriptor)
	c.writeBy.set(time.Time{}, c.in.descriptor)
	if c.other != nil && !c.other.closed && len(c.in.bytes) > 0 {
		c.other.reset()
	}
	c.out.close()
	signal(c.in.descriptor)
	c.reading.Lock()
	c.reading.Unlock()
	return nil
}

func (c *TCPConn) CloseWrite() error {
	if c.closed {
		return c.fail("close", ErrClosed)
	}
	c.out.close()
	return nil
}

// setLimits replaces the times of one direction or both.
func (c *TCPConn) setLimits(t time.Time, limits ...*limit) error {
	if c.closed {
		return &OpError{Op: "set", Net: "tcp", Addr: c.local, Err: ErrClosed}
	}
	for _, l := range limits {
		l.set(t, c.in.descriptor)
	}
	return nil
}

func (c *TCPConn) SetDeadline(t time.Time) error      { return c.setLimits(t, &c.readBy, &c.writeBy) }
func (c *TCPConn) SetReadDeadline(t time.Time) error  { return c.setLimits(t, &c.readBy) }
func (c *TCPConn) SetWriteDeadline(t time.Time) error { return c.setLimits(t, &c.writeBy) }

// TCPListener is a listener.
type TCPListener struct {
	addr       *TCPAddr
	descriptor int
	accepting  sync.Mutex
	acceptBy   limit
	waiting    []*TCPConn
	closed     bool
}

var (
	mu        sync.Mutex
	listeners = map[int]*TCPListener{}
	nextPort  = 40000
)

func freePort() int {
	nextPort++
	return nextPort
}

func Listen(network, address string) (Listener, error) {
	host, number, err := resolved(network, address)
	if err != nil {
		return nil, &OpError{Op: "listen", Net: network, Err: err}
	}
	mu.Lock()
	defer mu.Unlock()
	if number == 0 {
		number = freePort()
	}
	if host == "" {
		host = "::"
	}
	addr := &TCPAddr{host, number}
	if listeners[number] != nil {
		return nil, &OpError{Op: "listen", Net: network, Addr: addr, Err: os.NewSyscallError("bind", syscall.EADDRINUSE)}
	}
	l := &TCPListener{addr: addr, descriptor: openDescriptor()}
	listeners[number] = l
	return l, nil
}

func (l *TCPListener) Addr() Addr { return l.addr }

func (l *TCPListener) fail(op string, err error) error {
	return &OpError{Op: op, Net: "tcp", Addr: l.addr, Err: err}
}

func (l *TCPListener) Accept() (Conn, error) {
	l.accepting.Lock()
	defer l.accepting.Unlock()
	for {
		switch {
		case l.closed:
			return nil, l.fail("accept", ErrClosed)
		case l.acceptBy.expired:
			return nil, l.fail("accept", os.ErrDeadlineExceeded)
		}
		call(acceptNs)
		if len(l.waiting) > 0 {
			c := l.waiting[0]
			l.waiting = l.waiting[1:]
			return c, nil
		}
		await(l.descriptor)
	}
}

func (l *TCPListener) SetDeadline(t time.Time) error {
	if l.closed {
		return l.fail("set", ErrClosed)
	}
	l.acceptBy.set(t, l.descriptor)
	return nil
}

// Close also ends the connections that nobody has accepted, and returns when nobody accepts.
func (l *TCPListener) Close() error {
	if l.closed {
		return l.fail("close", ErrClosed)
	}
	l.closed = true
	l.acceptBy.set(time.Time{}, l.descriptor)
	mu.Lock()
	delete(listeners, l.addr.Port)
	mu.Unlock()
	for _, c := range l.waiting {
		c.closed = true
		c.other.reset()
	}
	l.waiting = nil
	signal(l.descriptor)
	l.accepting.Lock()
	l.accepting.Unlock()
	return nil
}

// A Dialer connects.
type Dialer struct {
	Timeout   time.Duration
	Deadline  time.Time
	KeepAlive time.Duration
}

func (d *Dialer) Dial(network, address string) (Conn, error) {
	return d.DialContext(context.Background(), network, address)
}

// DialContext connects until the context ends or the time of the dialer is over.
func (d *Dialer) DialContext(ctx context.Context, network, address string) (Conn, error) {
	if ctx == nil {
		panic("nil context")
	}
	last := d.Deadline
	if d.Timeout != 0 {
		if t := time.Now().Add(d.Timeout); last.IsZero() || t.Before(last) {
			last = t
		}
	}
	if !last.IsZero() {
		limited, cancel := context.WithDeadline(ctx, last)
		defer cancel()
		ctx = limited
	}
	return dial(ctx, network, address)
}

func DialTimeout(network, address string, timeout time.Duration) (Conn, error) {
	d := Dialer{Timeout: timeout}
	return d.Dial(network, address)
}

// Dial connects with a listener of this program, or with a peer outside that sends back what it gets.
func Dial(network, address string) (Conn, error) {
	return dial(context.Background(), network, address)
}

func dial(ctx context.Context, network, address string) (Conn, error) {
	if address == "" && isNetwork(network) {
		return nil, &OpError{Op: "dial", Net: network, Err: errors.New("missing address")}
	}
	host, number, err := resolved(network, address)
	if err != nil {
		return nil, &OpError{Op: "dial", Net: network, Err: err}
	}
	remote := &TCPAddr{host, number}
	if err := ctx.Err(); err != nil {
		return nil, interrupted(network, remote, err)
	}
	mu.Lock()
	local := &TCPAddr{"127.0.0.1", freePort()}
	l := listeners[remote.Port]
	mu.Unlock()
	in := newQueue()
	call(connectNs)
	if !isHere(host) {
		if err := roundTrip(ctx, in.descriptor); err != nil {
			return nil, interrupted(network, remote, err)
		}
		echo := func(request []byte) []byte { return request }
		return &TCPConn{in: in, out: newQueue(), local: local, remote: remote, peer: echo}, nil
	}
	if l == nil || l.closed {
		err := os.NewSyscallError("connect", syscall.ECONNREFUSED)
		return nil, &OpError{Op: "dial", Net: network, Addr: remote, Err: err}
	}
	remote.Host, local.Host = loopback(host)
	c := &TCPConn{in: in, out: newQueue(), local: local, remote: remote}
	c.other = &TCPConn{in: c.out, out: in, local: remote, remote: local, other: c}
	l.waiting = append(l.waiting, c.other)
	signal(l.descriptor)
	return c, nil
}

// loopback is the address of this machine in a family, for both ends.
func loopback(host string) (remote, local string) {
	if indexByte(host, ':') >= 0 {
		return "::1", "::1"
	}
	return "127.0.0.1", "127.0.0.1"
}

// interrupted says what a dialer was waiting for: the address of a name, or the connection.
func interrupted(network string, remote *TCPAddr, err error) error {
	err = interruption(err)
	if !isAddress(remote.Host) && !isHere(remote.Host) {
		t, ok := err.(Error)
		timeout := ok && t.Timeout()
		err = &DNSError{Err: err.Error(), Name: remote.Host, IsTimeout: timeout}
		return &OpError{Op: "dial", Net: network, Err: err}
	}
	return &OpError{Op: "dial", Net: network, Addr: remote, Err: err}
}

// isAddress tells a host of numbers from a name.
func isAddress(host string) bool {
	if indexByte(host, ':') >= 0 {
		return true
	}
	for i := 0; i < len(host); i++ {
		if host[i] != '.' && (host[i] < '0' || '9' < host[i]) {
			return false
		}
	}
	return true
}

// roundTrip waits until a peer outside has answered or the context has ended. What is under way
// cannot be hurried, so that who may give up waits for a descriptor of its own.
func roundTrip(ctx context.Context, descriptor int) error {
	answer(descriptor)
	if ctx.Done() == nil {
		await(descriptor)
		return nil
	}
	either := openDescriptor()
	answered := false
	go func() {
		await(descriptor)
		answered = true
		signal(either)
	}()
	stop := context.AfterFunc(ctx, func() { signal(either) })
	defer stop()
	await(either)
	if answered {
		return nil
	}
	return ctx.Err()
}

// RoundTrip lets as much time pass as a peer outside needs to answer.
func RoundTrip() {
	descriptor := openDescriptor()
	answer(descriptor)
	await(descriptor)
}

func isHere(host string) bool {
	return host == "" || host == "localhost" || host == "127.0.0.1" || host == "::1" || host == "[::1]" || host == "0.0.0.0" || host == "::"
}

// IsHere tells whether a host is this machine.
func IsHere(host string) bool { return isHere(host) }

// A pipe is one end of two that hand each other their bytes without a buffer.
type pipe struct {
	writing         sync.Mutex
	in, out         chan []byte
	taken, given    chan int
	once            sync.Once
	done, otherDone chan struct{}
	readBy, writeBy *pipeLimit
}

type pipeAddr struct{}

func (pipeAddr) Network() string { return "pipe" }
func (pipeAddr) String() string  { return "pipe" }

// A pipeLimit closes its channel when the time is over.
type pipeLimit struct {
	mu    sync.Mutex
	timer *time.Timer
	over  chan struct{}
}

func (l *pipeLimit) channel() chan struct{} {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.over
}

func (l *pipeLimit) set(t time.Time) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.timer != nil && !l.timer.Stop() {
		<-l.over
	}
	l.timer = nil
	if isOver(l.over) {
		l.over = make(chan struct{})
	}
	if t.IsZero() {
		return
	}
	over := l.over
	if left := time.Until(t); left > 0 {
		l.timer = time.AfterFunc(left, func() { close(over) })
		return
	}
	close(over)
}

func isOver(done chan struct{}) bool {
	select {
	case <-done:
		return true
	default:
		return false
	}
}

// Pipe gives two ends that are connected.
func Pipe() (Conn, Conn) {
	there, back := make(chan []byte), make(chan []byte)
	thereTaken, backTaken := make(chan int), make(chan int)
	done1, done2 := make(chan struct{}), make(chan struct{})
	newLimit := func() *pipeLimit { return &pipeLimit{over: make(chan struct{})} }
	one := &pipe{in: back, out: there, taken: backTaken, given: thereTaken, done: done1, otherDone: done2,
		readBy: newLimit(), writeBy: newLimit()}
	two := &pipe{in: there, out: back, taken: thereTaken, given: backTaken, done: done2, otherDone: done1,
		readBy: newLimit(), writeBy: newLimit()}
	return one, two
}

func (p *pipe) LocalAddr() Addr  { return pipeAddr{} }
func (p *pipe) RemoteAddr() Addr { return pipeAddr{} }

func (p *pipe) Read(b []byte) (int, error) {
	n, err := p.read(b)
	return n, pipeError("read", err)
}

func (p *pipe) Write(b []byte) (int, error) {
	n, err := p.write(b)
	return n, pipeError("write", err)
}

// pipeError leaves the errors alone that every pipe has.
func pipeError(op string, err error) error {
	if err == nil || err == io.EOF || err == io.ErrClosedPipe {
		return err
	}
	return &OpError{Op: op, Net: "pipe", Err: err}
}

func (p *pipe) read(b []byte) (int, error) {
	by := p.readBy.channel()
	switch {
	case isOver(p.done):
		return 0, io.ErrClosedPipe
	case isOver(p.otherDone):
		return 0, io.EOF
	case isOver(by):
		return 0, os.ErrDeadlineExceeded
	}
	select {
	case data := <-p.in:
		n := copy(b, data)
		p.taken <- n
		return n, nil
	case <-p.done:
		return 0, io.ErrClosedPipe
	case <-p.otherDone:
		return 0, io.EOF
	case <-by:
		return 0, os.ErrDeadlineExceeded
	}
}

func (p *pipe) write(b []byte) (n int, err error) {
	by := p.writeBy.channel()
	switch {
	case isOver(p.done) || isOver(p.otherDone):
		return 0, io.ErrClosedPipe
	case isOver(by):
		return 0, os.ErrDeadlineExceeded
	}
	p.writing.Lock()
	defer p.writing.Unlock()
	for once := true; once || len(b) > 0; once = false {
		select {
		case p.out <- b:
			taken := <-p.given
			b = b[taken:]
			n += taken
		case <-p.done:
			return n, io.ErrClosedPipe
		case <-p.otherDone:
			return n, io.ErrClosedPipe
		case <-by:
			return n, os.ErrDeadlineExceeded
		}
	}
	return n, nil
}

func (p *pipe) setLimits(t time.Time, limits ...*pipeLimit) error {
	if isOver(p.done) || isOver(p.otherDone) {
		return io.ErrClosedPipe
	}
	for _, l := range limits {
		l.set(t)
	}
	return nil
}

func (p *pipe) SetDeadline(t time.Time) error      { return p.setLimits(t, p.readBy, p.writeBy) }
func (p *pipe) SetReadDeadline(t time.Time) error  { return p.setLimits(t, p.readBy) }
func (p *pipe) SetWriteDeadline(t time.Time) error { return p.setLimits(t, p.writeBy) }
func (p *pipe) Close() error {
	p.once.Do(func() { close(p.done) })
	return nil
}

func JoinHostPort(host, port string) string {
	for i := 0; i < len(host); i++ {
		if host[i] == ':' {
			return "[" + host + "]:" + port
		}
	}
	return host + ":" + port
}

func addressError(address, text string) error {
	if address == "" {
		return errors.New(text)
	}
	return errors.New("address " + address + ": " + text)
}

func indexByte(s string, c byte) int {
	for i := 0; i < len(s); i++ {
		if s[i] == c {
			return i
		}
	}
	return -1
}

func SplitHostPort(hostport string) (host, port string, err error) {
	colon := len(hostport) - 1
	for colon >= 0 && hostport[colon] != ':' {
		colon--
	}
	// What may not have brackets any more.
	plain := hostport
	missing := addressError(hostport, "missing port in address")
	switch end := indexByte(hostport, ']'); {
	case colon < 0:
		return "", "", missing
	case hostport[0] != '[':
		host = hostport[:colon]
		if indexByte(host, ':') >= 0 {
			return "", "", addressError(hostport, "too many colons in address")
		}
	case end < 0:
		return "", "", addressError(hostport, "missing ']' in address")
	case end+1 == len(hostport):
		return "", "", missing
	case end+1 != colon:
		if hostport[end+1] == ':' {
			return "", "", addressError(hostport, "too many colons in address")
		}
		return "", "", missing
	default:
		host = hostport[1:end]
		plain = host + hostport[end+1:]
	}
	for _, c := range "[]" {
		if indexByte(plain, byte(c)) >= 0 {
			return "", "", addressError(hostport, "unexpected '"+string(c)+"' in address")
		}
	}
	return host, hostport[colon+1:], nil
}

func isNetwork(network string) bool {
	switch network {
	case "tcp", "tcp4", "tcp6", "udp", "udp4", "udp6", "unix", "unixgram", "unixpacket":
		return true
	}
	return false
}

// resolved is where an address leads; the only name of this machine is localhost.
func resolved(network, address string) (host string, port int, err error) {
	if !isNetwork(network) {
		return "", 0, errors.New("unknown network " + network)
	}
	if address == "" {
		return "", 0, nil
	}
	host, name, err := SplitHostPort(address)
	if err != nil {
		return "", 0, err
	}
	if host == "localhost" {
		host = "127.0.0.1"
	}
	port, err = portOf(network, name)
	return host, port, err
}

func portOf(network, name string) (int, error) {
	switch name {
	case "http":
		return 80, nil
	case "https":
		return 443, nil
	}
	digits := name
	if digits != "" && (digits[0] == '-' || digits[0] == '+') {
		digits = digits[1:]
	}
	n := 0
	for i := 0; i < len(digits); i++ {
		if digits[i] < '0' || '9' < digits[i] {
			return 0, errors.New("lookup " + network + "/" + name + ": unknown port")
		}
		n = min(n*10+int(digits[i]-'0'), 1<<16)
	}
	if n >= 1<<16 || name != "" && name[0] == '-' && n > 0 {
		return 0, errors.New("address " + name + ": invalid port")
	}
	return n, nil
}

func itoa(n int) string {
	s := ""
	for n > 0 || s == "" {
		s = string(rune('0'+n%10)) + s
		n /= 10
	}
	return s
}

// LookupHost knows every name.
func LookupHost(host string) (addrs []string, err error) {
	if !isHere(host) {
		RoundTrip()
		return []string{"192.0.2.1"}, nil
	}
	return []string{"127.0.0.1"}, nil
}
