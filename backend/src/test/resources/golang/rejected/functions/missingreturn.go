package main

func a() int {
}

func b(x int) int {
	if x > 0 {
		return 1
	}
}

func c(x int) int {
	for x < 10 {
		return x
	}
}

func d(x int) string {
	switch x {
	case 1:
		return "one"
	case 2:
		return "two"
	}
}

func e() int {
	for {
		break
	}
}

func f() (n int) {
	n = 1
}

func g(x int) int {
	if x > 0 {
		return 1
	} else if x < 0 {
		return 2
	}
}

func h() int {
	for range 3 {
		return 1
	}
}

func ok1() int {
	for {
	}
}

func ok2() int {
	panic("x")
}

func ok3(x int) int {
	switch {
	case x > 0:
		return 1
	default:
		panic("x")
	}
}

func ok4() int {
	select {}
}

func main() {
	func() int { println() }()
}
