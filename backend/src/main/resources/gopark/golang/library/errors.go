// Package errors makes errors and looks into chains of them.
package errors

type errorString struct {
	s string
}

func (e *errorString) Error() string { return e.s }

// New makes an error that is unlike any other.
func New(text string) error { return &errorString{text} }

// ErrUnsupported says that an operation cannot be done here.
var ErrUnsupported = New("unsupported operation")

// Unwrap gives the error inside, if there is one.
func Unwrap(err error) error {
	if u, ok := err.(interface{ Unwrap() error }); ok {
		return u.Unwrap()
	}
	return nil
}

func isComparable(err error) bool

// Is tells whether the target is in the error's tree.
func Is(err, target error) bool {
	if err == nil || target == nil {
		return err == target
	}
	return is(err, target, isComparable(target))
}

func is(err, target error, comparable bool) bool {
	for {
		if comparable && err == target {
			return true
		}
		if x, ok := err.(interface{ Is(error) bool }); ok && x.Is(target) {
			return true
		}
		switch x := err.(type) {
		case interface{ Unwrap() error }:
			err = x.Unwrap()
			if err == nil {
				return false
			}
		case interface{ Unwrap() []error }:
			for _, err := range x.Unwrap() {
				if is(err, target, comparable) {
					return true
				}
			}
			return false
		default:
			return false
		}
	}
}

// What is wrong with the target of As.
const (
	targetFits = iota
	targetNoPointer
	targetNoInterface
)

func checkTarget(target any) int

// assignTo sets what the target points to, if the error is of its type.
func assignTo(err error, target any) bool

// As finds an error in the tree that can be assigned to what the target points to, and does so.
func As(err error, target any) bool {
	if err == nil {
		return false
	}
	if target == nil {
		panic("errors: target cannot be nil")
	}
	switch checkTarget(target) {
	case targetNoPointer:
		panic("errors: target must be a non-nil pointer")
	case targetNoInterface:
		panic("errors: *target must be interface or implement error")
	}
	return as(err, target)
}

func as(err error, target any) bool {
	for {
		if assignTo(err, target) {
			return true
		}
		if x, ok := err.(interface{ As(any) bool }); ok && x.As(target) {
			return true
		}
		switch x := err.(type) {
		case interface{ Unwrap() error }:
			err = x.Unwrap()
			if err == nil {
				return false
			}
		case interface{ Unwrap() []error }:
			for _, err := range x.Unwrap() {
				if err != nil && as(err, target) {
					return true
				}
			}
			return false
		default:
			return false
		}
	}
}

// AsType finds an error of the type E in the tree.
func AsType[E error](err error) (E, bool) {
	for err != nil {
		if e, ok := err.(E); ok {
			return e, true
		}
		if x, ok := err.(interface{ As(any) bool }); ok {
			var e E
			if x.As(&e) {
				return e, true
			}
		}
		switch x := err.(type) {
		case interface{ Unwrap() error }:
			err = x.Unwrap()
		case interface{ Unwrap() []error }:
			for _, err := range x.Unwrap() {
				if e, ok := AsType[E](err); ok {
					return e, true
				}
			}
			err = nil
		default:
			err = nil
		}
	}
	var zero E
	return zero, false
}

type joinError struct {
	errs []error
}

// Join wraps several errors in one; those that are nil are left out.
func Join(errs ...error) error {
	var kept []error
	for _, err := range errs {
		if err != nil {
			kept = append(kept, err)
		}
	}
	if len(kept) == 0 {
		return nil
	}
	return &joinError{kept}
}

func (e *joinError) Error() string {
	text := e.errs[0].Error()
	for _, err := range e.errs[1:] {
		text += "\n" + err.Error()
	}
	return text
}

func (e *joinError) Unwrap() []error { return e.errs }
