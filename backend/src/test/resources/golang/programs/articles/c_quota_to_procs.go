// Idea: from the quota and period of a container to a number of processors, rounded down or up.
package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

func quota(line string) (cpus float64, limited bool) {
	fields := strings.Fields(line)
	if len(fields) != 2 || fields[0] == "max" {
		return 0, false
	}
	q, err1 := strconv.Atoi(fields[0])
	p, err2 := strconv.Atoi(fields[1])
	if err1 != nil || err2 != nil || p == 0 {
		return 0, false
	}
	return float64(q) / float64(p), true
}

func floor(cpus float64) int { return max(1, int(math.Floor(cpus))) }

func since125(cpus float64, cores int) int {
	return min(cores, max(2, int(math.Ceil(cpus))))
}

func main() {
	const cores = 64
	for _, line := range []string{"200000 100000", "250000 100000", "50000 100000", "max 100000", "bad"} {
		cpus, limited := quota(line)
		if !limited {
			fmt.Printf("%-15s no limit: %d\n", line, cores)
			continue
		}
		fmt.Printf("%-15s %.1f CPU, rounded down %d, Go 1.25 %d\n", line, cpus, floor(cpus), since125(cpus, cores))
	}
	period, quotaMs := 100.0, 200.0
	for _, threads := range []float64{2, 4, 64} {
		run := math.Min(period, quotaMs/threads)
		fmt.Printf("%2.0f threads: run %.1f ms, frozen %.1f ms\n", threads, run, period-run)
	}
}
