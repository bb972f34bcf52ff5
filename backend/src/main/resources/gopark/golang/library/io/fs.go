// Package fs has what file systems share.
package fs

import "errors"

var (
	ErrInvalid    = errors.New("invalid argument")
	ErrPermission = errors.New("permission denied")
	ErrExist      = errors.New("file already exists")
	ErrNotExist   = errors.New("file does not exist")
	ErrClosed     = errors.New("file already closed")
)

// A FileMode is a file's kind and permissions.
type FileMode uint32

const (
	ModeDir  FileMode = 1 << 31
	ModePerm FileMode = 0777
)

func (m FileMode) IsDir() bool    { return m&ModeDir != 0 }
func (m FileMode) Perm() FileMode { return m & ModePerm }

func (m FileMode) String() string {
	var text [22]byte
	n := 0
	for i, kind := range "dalTLDpSugct?" {
		if m&(1<<uint(31-i)) != 0 {
			text[n] = byte(kind)
			n++
		}
	}
	if n == 0 {
		text[n] = '-'
		n++
	}
	for i, right := range "rwxrwxrwx" {
		text[n] = '-'
		if m&(1<<uint(8-i)) != 0 {
			text[n] = byte(right)
		}
		n++
	}
	return string(text[:n])
}

// A PathError says what could not be done with which file.
type PathError struct {
	Op   string
	Path string
	Err  error
}

func (e *PathError) Error() string { return e.Op + " " + e.Path + ": " + e.Err.Error() }
func (e *PathError) Unwrap() error { return e.Err }
func (e *PathError) Timeout() bool {
	t, ok := e.Err.(interface{ Timeout() bool })
	return ok && t.Timeout()
}
