// All verbs of integers with flags, width and precision.
package main

import "fmt"

func main() {
	for _, f := range []string{"%v", "%d", "%b", "%o", "%O", "%x", "%X", "%#x", "%#X", "%#o", "%#b", "%c", "%q", "%U", "%#U",
		"%+d", "% d", "%5d", "%-5d|", "%05d", "%+05d", "%.4d", "%8.4d", "%-8.4d|", "%x ", "% x", "%+q"} {
		fmt.Printf("%-8q", f)
		fmt.Printf("["+f+"] ["+f+"] ["+f+"]\n", 65, -42, 0x1F600)
	}
	fmt.Printf("%d %d %d %d\n", int8(-128), uint8(255), int64(-1<<63), uint64(1<<64-1))
	fmt.Printf("%x %X %#x %b\n", uint64(1<<64-1), int64(-255), uint8(7), int8(-5))
	fmt.Printf("%c%c%c %q %U\n", 'П', 'р', '!', '\n', '⌘')
	fmt.Printf("%08b %o %#o %O\n", 37, 64, 64, 64)
	fmt.Printf("%6d|%-6d|%06d|% 6d|%+6d\n", 42, 42, 42, 42, 42)
	fmt.Printf("%.0d|%5.0d|%.3d\n", 0, 0, 7)
	fmt.Printf("%c %c %q\n", -1, 0x110000, 0x7f)
	type level int
	fmt.Printf("%v %d %T %#v %x\n", level(3), level(3), level(3), level(3), level(30))
	fmt.Printf("%v %T %#v\n", uintptr(10), uintptr(10), uintptr(10))
	fmt.Printf("%#v %#v %#v %#v\n", 1, int8(2), uint(3), uint8(4))
}
