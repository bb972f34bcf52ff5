package main

func constant() (x int) {
	{
		const x = 1
		return
	}
}

func typed() (x int) {
	{
		type x int
		return
	}
}

func variable() (x int) {
	{
		x := 1
		_ = x
		return
	}
}

func inner() (x, y int) {
	if y := 1; y > 0 {
		return
	}
	for x := range 3 {
		_ = x
		return
	}
	return
}

func literal() (x int) {
	_ = func() (y int) {
		type x int
		return
	}
	switch x := any(1).(type) {
	case int:
		_ = x
		return
	}
	return
}

func values() (x int) {
	const x2 = 1
	{
		const x = 2
		return x
	}
}

func parameter() (x int) {
	func(x int) {
		return
	}(1)
	return
}

func blank() (_ int) {
	const _ = 1
	return
}

func main() {
	constant()
	typed()
	variable()
	inner()
	literal()
	values()
	parameter()
	blank()
}
