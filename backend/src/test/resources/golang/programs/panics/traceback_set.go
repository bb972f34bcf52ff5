package main

import "runtime/debug"

func main() {
	debug.SetTraceback("all")
	debug.SetTraceback("single")
	defer func() {
		println(recover() != nil)
		debug.SetTraceback("3")
		debug.SetTraceback("all")
		debug.SetTraceback("")
		go func() { panic("in the end") }()
		select {}
	}()
	panic("recovered")
}
