// A nil pointer in an error is not a nil error.
package main

import "fmt"

type failure struct{}

func (*failure) Error() string { return "failure" }

func check(bad bool) *failure {
	if bad {
		return &failure{}
	}
	return nil
}

func run(bad bool) error { return check(bad) }

func main() {
	fmt.Println(check(false) == nil, run(false) == nil, run(true) == nil)
	var err error = (*failure)(nil)
	fmt.Printf("%T %v\n", err, err == (*failure)(nil))
	results := make(chan error, 1)
	results <- run(false)
	if err := <-results; err != nil {
		fmt.Println("treated as an error:", err)
	}
}
