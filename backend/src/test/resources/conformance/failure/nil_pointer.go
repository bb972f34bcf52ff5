// Following a nil pointer is a run-time panic that names the signal.
package main

type box struct{ value int }

var empty *box

func main() {
	println(empty.value)
}
