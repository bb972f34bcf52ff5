package main

import "fmt"

func test1() {
	defer func() { fmt.Println("after", recover()) }()
	defer recover()
	panic(1)
}

func test2() {
	// Recover only returns non-nil when called directly by the deferred function.
	defer func() {
		defer recover()
	}()
	panic(2)
}

func test3() {
	defer func() {
		recover()
	}()
	panic(3)
}

func test4() {
	defer func() {
		defer recover()
		fmt.Println("in the deferred function")
	}()
	panic(4)
}

func test5() {
	defer func() { fmt.Println("outer", recover()) }()
	defer func() {
		defer recover()
		panic(6)
	}()
	panic(5)
}

func test6() {
	defer func() { fmt.Println("outer", recover()) }()
	defer func() {
		defer func() { recover() }()
	}()
	panic(6)
}

func test7() {
	defer func() { fmt.Println("outer", recover()) }()
	defer func() {
		func() { defer recover() }()
	}()
	panic(7)
}

func test8() {
	defer func() { fmt.Println("outer", recover()) }()
	defer panic(8)
}

func test9() {
	defer func() { fmt.Println("outer", recover()) }()
	defer func() {
		defer func() { fmt.Println("inner", recover()) }()
		defer recover()
	}()
	panic(9)
}

func test10() {
	defer func() { fmt.Println("outer", recover()) }()
	defer func() {
		for range 2 {
			defer recover()
		}
	}()
	panic(10)
}

func main() {
	func() {
		defer func() { fmt.Println("main", recover()) }()
		test1()
	}()
	for i, f := range []func(){test2, test3, test4, test5, test6, test7, test8, test9, test10} {
		func() {
			defer func() { fmt.Println("main", i+2, recover()) }()
			f()
		}()
	}
}
