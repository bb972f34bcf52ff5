package main

type pair struct{ a, b int }

func main() {
	println("hello", 42, true, 'a', nil == nil2())
	print("no", "spaces", 1, 2, "\n")
	println(1.5, -0.25, 100.0, 1e100, float32(0.1))
	println(uint8(200), int8(-3), uint64(1<<63))
	println()
	var e error
	println(e == nil, len("xyz"))
	const big = 1 << 40
	println(big, 'x', "é")
}

func nil2() *pair { return nil }
