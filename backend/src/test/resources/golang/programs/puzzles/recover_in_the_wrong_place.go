// recover works only in a function that was deferred itself.
package main

import "fmt"

func help() any { return recover() }

func try(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println(name, "was not stopped:", r)
		}
	}()
	f()
	fmt.Println(name, "was stopped")
}

func main() {
	try("called by the deferred", func() {
		defer func() { help() }()
		panic(1)
	})
	try("deferred itself", func() {
		defer help()
		panic(2)
	})
	try("before the panic", func() {
		recover()
		panic(3)
	})
	try("deferred closure", func() {
		defer func() { recover() }()
		panic(4)
	})
}
