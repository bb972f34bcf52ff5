package main

func none() {
	return 1
}

func one() int {
	return
}

func oneMany() int {
	return 1, 2
}

func two() (int, error) {
	return 1
}

func twoWrong() (int, string) {
	return "a", 1
}

func twoMany() (n int, s string) {
	return 1, "a", true
}

func callTwo() (int, string, bool) {
	return two()
}

func named() (x int) {
	{
		x := 2
		return
	}
}

func str() string {
	if true {
		return 'a'
	}
	return 42
}

func err() error {
	return "failed"
}

func main() {
	f := func() int { return "x" }
	f()
	return 0
}
