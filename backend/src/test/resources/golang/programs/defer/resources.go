package main

import (
	"errors"
	"fmt"
)

type Resource struct {
	name   string
	closed bool
	fail   bool
}

var opened []*Resource

func Open(name string, fail bool) (*Resource, error) {
	if name == "" {
		return nil, errors.New("open: no name")
	}
	r := &Resource{name: name, fail: fail}
	opened = append(opened, r)
	fmt.Println("open", name)
	return r, nil
}

func (r *Resource) Close() error {
	if r.closed {
		return fmt.Errorf("%s closed twice", r.name)
	}
	r.closed = true
	fmt.Println("close", r.name)
	if r.fail {
		return fmt.Errorf("close %s failed", r.name)
	}
	return nil
}

func use(names []string, failClose, crash bool) (n int, err error) {
	for i, name := range names {
		r, err := Open(name, failClose)
		if err != nil {
			return n, fmt.Errorf("step %d: %w", i, err)
		}
		defer func() {
			if cerr := r.Close(); cerr != nil {
				fmt.Println("in deferred:", cerr)
			}
		}()
		n++
	}
	if crash {
		panic("crash in use")
	}
	return n, nil
}

func closeError() (err error) {
	r, err := Open("log", true)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, r.Close()) }()
	return errors.New("write failed")
}

type mutex struct{ locked bool }

func (m *mutex) Lock()   { m.locked = true; fmt.Println("locked") }
func (m *mutex) Unlock() { m.locked = false; fmt.Println("unlocked") }

func withLock(m *mutex, f func() int) int {
	m.Lock()
	defer m.Unlock()
	return f()
}

func main() {
	fmt.Println(use([]string{"a", "b"}, false, false))
	fmt.Println(use([]string{"c", "", "d"}, false, false))
	func() {
		defer func() { fmt.Println("recovered:", recover()) }()
		fmt.Println(use([]string{"e"}, true, true))
	}()
	err := closeError()
	fmt.Printf("%q\n", err)
	m := &mutex{}
	fmt.Println(withLock(m, func() int { return 42 }), m.locked)
	func() {
		defer func() { fmt.Println(recover(), m.locked) }()
		withLock(m, func() int { panic("inside") })
	}()
	all := true
	for _, r := range opened {
		all = all && r.closed
	}
	fmt.Println(len(opened), all)
	for i := range 3 {
		defer func() {
			if i == 1 {
				return
			}
			fmt.Println("loop deferred", i)
		}()
	}
	fmt.Println(opened[0].Close())
}
