package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

type IP [4]byte

func (ip IP) String() string { return fmt.Sprintf("%v.%v.%v.%v", ip[0], ip[1], ip[2], ip[3]) }

func (ip IP) Mask(bits int) IP {
	for i := range ip {
		switch {
		case bits >= 8:
			bits -= 8
		default:
			ip[i] &^= 0xFF >> bits
			bits = 0
		}
	}
	return ip
}

func (ip IP) Number() (n uint32) {
	for _, b := range ip {
		n = n<<8 | uint32(b)
	}
	return
}

type ParseError struct {
	Text string
	Part int
	Err  error
}

func (e *ParseError) Error() string {
	return "ip " + strconv.Quote(e.Text) + " part " + strconv.Itoa(e.Part) + ": " + e.Err.Error()
}
func (e *ParseError) Unwrap() error { return e.Err }

var errParts = errors.New("want four parts")

func Parse(s string) (ip IP, err error) {
	parts := strings.Split(s, ".")
	if len(parts) != len(ip) {
		return ip, &ParseError{s, len(parts), errParts}
	}
	for i, p := range parts {
		n, err := strconv.ParseUint(p, 10, 8)
		if err != nil {
			return IP{}, &ParseError{s, i, err}
		}
		ip[i] = byte(n)
	}
	return ip, nil
}

func main() {
	hosts := map[string]IP{
		"loopback":  {127, 0, 0, 1},
		"googleDNS": {8, 8, 8, 8},
	}
	fmt.Println(hosts)
	for _, s := range []string{"192.168.10.37", "1.2.3", "1.2.300.4", "a.b.c.d", "255.255.255.255"} {
		ip, err := Parse(s)
		fmt.Println(ip, err, errors.Is(err, errParts), errors.Is(err, strconv.ErrRange))
		fmt.Println(ip.Mask(24), ip.Mask(20), ip.Mask(0), ip.Mask(32) == ip, ip.Number())
	}
	fmt.Printf("%v %d %x %T %s\n", IP{1}, IP{1, 2}, IP{10, 255}, IP{}, []IP{{1}, {2}})
	seen := map[IP]int{}
	for i := range 6 {
		seen[IP{10, 0, 0, byte(i % 2)}]++
	}
	fmt.Println(seen, len(seen))
}
