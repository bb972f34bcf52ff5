package main

import "fmt"

func try(f func()) {
	defer func() {
		r := recover()
		fmt.Printf("%T: %v\n", r, r)
	}()
	f()
}

func main() {
	s, text := []int{1, 2, 3}, "text"
	array := new([4]int)
	large := ^uint64(0)
	word := ^uintptr(1)
	minus := -1
	try(func() { _ = s[large:] })
	try(func() { _ = s[:large] })
	try(func() { _ = s[0:1:large] })
	try(func() { _ = s[0:large:2] })
	try(func() { _ = s[large:2:2] })
	try(func() { _ = s[large:minus] })
	try(func() { _ = s[minus:word] })
	try(func() { _ = array[word:] })
	try(func() { _ = array[:word] })
	try(func() { _ = text[large:] })
	try(func() { _ = text[:large] })
	try(func() { _ = text[minus:] })
}
