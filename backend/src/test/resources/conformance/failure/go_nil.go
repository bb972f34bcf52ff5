// A go statement with a nil function is a fatal error.
package main

func main() {
	var f func()
	go f()
}
