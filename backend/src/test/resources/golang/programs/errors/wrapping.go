package main

import (
	"errors"
	"fmt"
	"os"
)

var ErrNotFound = errors.New("not found")
var ErrDenied = errors.New("denied")

type QueryError struct {
	Query string
	Err   error
}

func (e *QueryError) Error() string { return e.Query + ": " + e.Err.Error() }
func (e *QueryError) Unwrap() error { return e.Err }

type Timeout struct{ Op string }

func (t Timeout) Error() string        { return t.Op + " timed out" }
func (t Timeout) Is(target error) bool { return target == ErrDenied }

func find(id int) error {
	switch id {
	case 1:
		return ErrNotFound
	case 2:
		return fmt.Errorf("find %d: %w", id, ErrNotFound)
	case 3:
		return &QueryError{"select", fmt.Errorf("row: %w", ErrDenied)}
	case 4:
		return fmt.Errorf("hidden: %v", ErrNotFound)
	case 5:
		return errors.Join(ErrNotFound, nil, Timeout{"read"})
	case 6:
		return fmt.Errorf("two: %w and %w", ErrNotFound, ErrDenied)
	case 7:
		return fmt.Errorf("slow: %w", Timeout{"dial"})
	}
	return nil
}

func main() {
	for id := range 9 {
		err := find(id)
		var qe *QueryError
		var to Timeout
		fmt.Printf("%d %q nf=%t denied=%t q=%t t=%t\n", id, fmt.Sprint(err),
			errors.Is(err, ErrNotFound), errors.Is(err, ErrDenied), errors.As(err, &qe), errors.As(err, &to))
		if qe != nil {
			fmt.Println("query:", qe.Query, qe.Err)
		}
		if to.Op != "" {
			fmt.Println("op:", to.Op)
		}
	}
	err := find(2)
	fmt.Println(errors.Unwrap(err) == ErrNotFound, errors.Unwrap(ErrNotFound) == nil, errors.Unwrap(find(5)) == nil)
	fmt.Println(errors.New("a") == errors.New("a"), ErrNotFound == find(1))
	fmt.Printf("%v|%s|%q|%+v|%T|%T|%T\n", err, err, err, err, err, find(5), find(6))
	_, err = os.Open("/no/such/file")
	var pe *os.PathError
	if errors.As(err, &pe) {
		fmt.Println(pe.Op, pe.Path, pe.Err, errors.Is(err, os.ErrNotExist))
	}
	fmt.Println(err)
	fmt.Println(errors.Join(nil, nil) == nil)
}
