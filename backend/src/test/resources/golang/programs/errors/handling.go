package main

import (
	"errors"
	"fmt"
	"strconv"
)

type ValidationError struct {
	Field string
	Value any
}

func (v ValidationError) Error() string { return fmt.Sprintf("invalid %s: %v", v.Field, v.Value) }

type user struct {
	name string
	age  int
}

func parse(name, age string) (u *user, err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("parse user: %w", err)
		}
	}()
	if name == "" {
		return nil, ValidationError{"name", name}
	}
	n, err := strconv.Atoi(age)
	if err != nil {
		return nil, err
	}
	if n < 0 || n > 150 {
		return nil, &ValidationError{"age", n}
	}
	return &user{name, n}, nil
}

func safely(f func()) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case error:
			err = fmt.Errorf("safely: %w", r)
		default:
			err = fmt.Errorf("safely: %v", r)
		}
	}()
	f()
	return nil
}

func main() {
	inputs := [][2]string{{"Ann", "30"}, {"", "5"}, {"Bob", "x"}, {"Cid", "200"}, {"Dee", "99999999999999999999"}}
	for _, in := range inputs {
		u, err := parse(in[0], in[1])
		if err == nil {
			fmt.Println("ok", u.name, u.age)
			continue
		}
		fmt.Println(err)
		var v ValidationError
		var vp *ValidationError
		var ne *strconv.NumError
		switch {
		case errors.As(err, &v):
			fmt.Println("  value", v.Field)
		case errors.As(err, &vp):
			fmt.Println("  pointer", vp.Field, vp.Value)
		case errors.As(err, &ne):
			fmt.Println("  number", ne.Func, ne.Num, ne.Err, errors.Is(err, strconv.ErrRange))
		}
	}
	fmt.Println(safely(func() {}))
	fmt.Println(safely(func() { panic("text") }))
	fmt.Println(safely(func() { panic(errors.New("an error")) }))
	fmt.Println(safely(func() { var p *user; p.age++ }))
	fmt.Println(safely(func() { fmt.Println([]int{}[len(inputs)]) }))
}
