package main

import "fmt"

type days []string

func list() []int {
	fmt.Print("(called) ")
	return []int{1, 2, 3}
}

func main() {
	for i := range 3 {
		fmt.Print(i, " ")
	}
	for range 2 {
		fmt.Print("- ")
	}
	var n int8 = 3
	for i := range n {
		fmt.Printf("%T%d ", i, i)
	}
	for range 0 {
		fmt.Print("never")
	}
	for i := range -5 {
		fmt.Print("never", i)
	}
	const c = 2
	for i := range c {
		fmt.Print(i, ";")
	}
	fmt.Println()
	for i, v := range list() {
		fmt.Print(i, v, " ")
	}
	s := []int{1, 2, 3}
	for i, v := range s {
		if i == 0 {
			s = append(s, 4)
			s[1] = 20
		}
		fmt.Print(v, " ")
	}
	fmt.Println(s)
	t := []int{1, 2, 3}
	for i, v := range t {
		t[i%len(t)] += 30
		t = t[:2]
		fmt.Print(i, v, " ")
	}
	fmt.Println(t)
	for i := range days([]string{"mon", "tue"}) {
		fmt.Print(i)
	}
	arr := [3]int{1, 2, 3}
	for i, v := range arr {
		arr[2] = 10
		fmt.Print(" ", i, v)
	}
	for i, v := range &arr {
		arr[2] = 100
		fmt.Print(" ", i, v)
	}
	var np *[4]int
	for i := range np {
		fmt.Print(" ", i)
	}
	fmt.Println(len(np))
	for i, r := range "aé\xffz" {
		fmt.Print(i, ":", string(r), " ")
	}
	for i := range "éé" {
		fmt.Print(i, " ")
	}
	fmt.Println()
	ch := make(chan int, 3)
	ch <- 1
	ch <- 2
	close(ch)
	for v := range ch {
		fmt.Print(v, " ")
	}
	var k, v int
	for k, v = range []int{7, 8} {
	}
	fmt.Println(k, v)
	var holder struct{ i, v int }
	for holder.i, holder.v = range []int{5, 6} {
	}
	fmt.Println(holder)
	m := map[string]int{"only": 1}
	for k, v := range m {
		fmt.Println(k, v)
	}
}
