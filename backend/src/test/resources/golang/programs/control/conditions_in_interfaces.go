package main

import "fmt"

type boolean bool

func name(x any) string {
	switch {
	case x:
		return "true"
	default:
		return "other"
	}
}

func several(x, y any) string {
	switch {
	case x, y:
		return "some"
	}
	return "none"
}

func mixed(x any, b bool) string {
	switch {
	case b:
		return "b"
	case x:
		return "x"
	}
	return "none"
}

func explicit(x any) string {
	switch true {
	case x:
		return "true"
	}
	return "other"
}

func negative(x any) string {
	switch false {
	case x:
		return "false"
	}
	return "other"
}

func main() {
	fmt.Println(name(true), name(false), name(1), name(nil), name(boolean(true)))
	fmt.Println(several(1, true), several(1, 2), several(true, nil))
	fmt.Println(mixed(true, false), mixed(false, true), mixed(nil, false))
	fmt.Println(explicit(true), explicit(false), explicit(boolean(true)))
	fmt.Println(negative(true), negative(false))
	var c any = own{}
	switch {
	case c:
		fmt.Println("c")
	case true:
		fmt.Println("true")
	}
}

type own struct{}
