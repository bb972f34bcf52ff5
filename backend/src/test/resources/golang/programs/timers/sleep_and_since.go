// Time passes while a goroutine sleeps; the figures are rounded.
package main

import (
	"fmt"
	"time"
)

func tens(d time.Duration) time.Duration { return d.Truncate(40 * time.Millisecond) }

func main() {
	start := time.Now()
	time.Sleep(45 * time.Millisecond)
	fmt.Println(tens(time.Since(start)))
	time.Sleep(0)
	time.Sleep(-time.Second)
	fmt.Println(tens(time.Since(start)))
	stop := time.Now()
	fmt.Println(stop.After(start), start.Before(stop), stop.Sub(start) >= 45*time.Millisecond)
	fmt.Println(tens(time.Until(start.Add(time.Hour))) > 59*time.Minute)
	fmt.Println(start.Equal(start), start.IsZero(), time.Time{}.IsZero())
}
