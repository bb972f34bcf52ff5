package main

import "fmt"

type account struct{ balance int }

func (a *account) name() string {
	if a == nil {
		return "nobody"
	}
	return "somebody"
}

func (a account) total() int { return a.balance }

func main() {
	var a *account
	fmt.Println(a.name())
	fmt.Println(a.total())
}
