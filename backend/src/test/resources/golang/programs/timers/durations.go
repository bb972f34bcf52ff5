// Printing, parsing and rounding of durations.
package main

import (
	"fmt"
	"time"
)

func main() {
	for _, d := range []time.Duration{0, 1, 999, 1000, 1500, 1_000_000, 1_500_000, 999_999_999,
		time.Second, 90 * time.Second, time.Hour, 25*time.Hour + 61*time.Second + 5*time.Millisecond,
		-time.Minute, 1<<63 - 1, -1 << 63} {
		fmt.Println(d)
	}
	d := 3*time.Hour + 25*time.Minute + 45*time.Second + 678*time.Millisecond + 912345
	fmt.Println(d.Hours() > 3.42, d.Minutes() > 205, d.Seconds(), d.Milliseconds(), d.Microseconds(), d.Nanoseconds())
	for _, to := range []time.Duration{time.Microsecond, time.Millisecond, time.Second, time.Minute, time.Hour, 7 * time.Minute} {
		fmt.Println(d.Round(to), d.Truncate(to))
	}
	fmt.Println((-d).Abs(), (-d).Round(time.Minute), d/2, d%time.Minute, d/time.Minute)
	for _, s := range []string{"1h15m30.918s", "1.5h", "-20ms", "+5us", "0", "", "3", "4q", "1h-3m", ".5s", "."} {
		p, err := time.ParseDuration(s)
		fmt.Println(p, err)
	}
	fmt.Printf("%v %d %s %T %q %8v| %.1f\n", d, time.Second, time.Millisecond, d, time.Minute, 2*time.Second, time.Minute.Seconds())
	n := 3
	fmt.Println(time.Duration(n)*time.Second, time.Duration(2.5*float64(time.Second)))
}
