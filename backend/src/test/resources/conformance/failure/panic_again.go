// A panic that is recovered and raised again shows both.
package main

func main() {
	defer func() {
		panic(recover())
	}()
	panic("first")
}
