// Errorf wraps with %w, one or several times.
package main

import (
	"errors"
	"fmt"
)

var errBase = errors.New("base")

type codeError struct{ code int }

func (c *codeError) Error() string { return fmt.Sprint("code ", c.code) }

func main() {
	one := fmt.Errorf("one: %w", errBase)
	two := fmt.Errorf("two: %w (again %v)", one, one)
	fmt.Println(two, errors.Is(two, errBase), errors.Unwrap(two) == one)
	plain := fmt.Errorf("plain %v %d", errBase, 5)
	fmt.Println(plain, errors.Is(plain, errBase), errors.Unwrap(plain))
	many := fmt.Errorf("%w and %w", errBase, &codeError{7})
	var ce *codeError
	fmt.Println(many, errors.Is(many, errBase), errors.As(many, &ce), ce.code, errors.Unwrap(many))
	fmt.Println(fmt.Errorf("nothing"), fmt.Errorf("nil %w", nil), fmt.Errorf("not an error %w", 3))
	fmt.Printf("%T %T %T\n", plain, one, many)
	fmt.Printf("%v %s %q %+v\n", one, one, one, one)
}
