package main

import (
	"fmt"
	"math"
)

func main() {
	const cores = 64
	for _, line := range []string{"200000 100000", "250000 100000", "50000 100000", "max 100000"} {
		var quota, period float64
		if _, err := fmt.Sscanf(line, "%f %f", &quota, &period); err != nil {
			fmt.Println(line, "- no limit:", cores)
			continue
		}
		cpus := quota / period
		down := max(1, int(cpus))
		up := min(cores, max(2, int(math.Ceil(cpus))))
		fmt.Printf("%s - %.1f CPU: rounded down %d, Go 1.25 %d\n", line, cpus, down, up)
	}
	// 200 ms of a period of 100 ms, shared by the threads that run:
	for _, threads := range []float64{2, 4, 64} {
		run := math.Min(100, 200/threads)
		fmt.Printf("%2.0f threads run %5.1f ms and are frozen %4.1f ms\n", threads, run, 100-run)
	}
}
