package main

import "fmt"

var config = struct {
	Host string
	Port int
	TLS  struct{ Cert, Key string }
}{Host: "localhost", Port: 80}

type Node struct {
	Value       int
	Left, Right *Node
}

func (n *Node) Insert(v int) *Node {
	if n == nil {
		return &Node{Value: v}
	}
	if v < n.Value {
		n.Left = n.Left.Insert(v)
	} else {
		n.Right = n.Right.Insert(v)
	}
	return n
}

func (n *Node) Walk(f func(int, int), depth int) {
	if n == nil {
		return
	}
	n.Left.Walk(f, depth+1)
	f(n.Value, depth)
	n.Right.Walk(f, depth+1)
}

func main() {
	config.TLS.Cert = "c.pem"
	fmt.Printf("%+v\n", config)
	tests := []struct {
		name string
		in   int
		want bool
	}{
		{"one", 1, false},
		{name: "two", in: 2, want: true},
		{"three", 3, false},
	}
	for _, tt := range tests {
		fmt.Printf("%-6s %v\n", tt.name, (tt.in%2 == 0) == tt.want)
	}
	var root *Node
	for _, v := range []int{5, 2, 8, 1, 9, 3} {
		root = root.Insert(v)
	}
	root.Walk(func(v, d int) { fmt.Print(v, "@", d, " ") }, 0)
	fmt.Println()
	list := (*struct{ next any })(nil)
	fmt.Println(list == nil)
	type tagged struct {
		ID   int    `json:"id"`
		Name string `json:"name,omitempty" xml:"n"`
	}
	fmt.Println(tagged{1, "x"})
}
