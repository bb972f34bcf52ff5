// A panic with an error shows the error's text.
package main

import (
	"errors"
	"fmt"
)

func main() {
	panic(fmt.Errorf("opening: %w", errors.New("no such thing")))
}
