package main

import (
	"fmt"
	"sync"
)

var once sync.Once
var config map[string]string

func get(key string) string {
	once.Do(func() {
		config = map[string]string{"mode": "fast"}
	})
	return config[key]
}

func main() {
	var wg sync.WaitGroup
	modes := make([]string, 4)
	for i := range modes {
		wg.Go(func() { modes[i] = get("mode") })
	}
	wg.Wait()
	fmt.Println(modes)
}
