// The function of a Once panics, behind another library function.
package main

import "sync"

func main() {
	var once sync.Once
	once.Do(func() {
		sync.OnceFunc(func() { panic("in once") })()
	})
}
