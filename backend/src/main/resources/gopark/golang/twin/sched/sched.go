// Package sched spends time in the ways that Go's scheduler tells apart. It is the twin of the
// package of that name on GoPark's simulated scheduler: here real time passes.
package sched

import "time"

// Spin computes for d and calls functions meanwhile, as most code does.
func Spin(d time.Duration) {
	for n := turnsIn(d) / turnsOfACall; n > 0; n-- {
		loop(turnsOfACall)
	}
}

// Loop computes for d in a loop that calls no function.
func Loop(d time.Duration) {
	loop(turnsIn(d))
}

// Alloc allocates so many bytes on the heap.
//
//go:noinline
func Alloc(bytes int) []byte {
	return make([]byte, bytes)
}

// turnsOfACall is how long Spin goes on before it calls a function again: about a microsecond.
const turnsOfACall = 1 << 11

// turnsPerMillisecond is how fast this computer is when nothing disturbs it.
var turnsPerMillisecond = calibrate()

func calibrate() int64 {
	const turns = 1 << 20
	best := int64(1)
	for range 10 {
		start := time.Now()
		loop(turns)
		took := time.Since(start)
		best = max(best, turns*int64(time.Millisecond)/max(1, int64(took)))
	}
	return best
}

// turnsIn is how many turns of the loop take d. What is computed takes that long of a processor's
// time, however often it is interrupted.
func turnsIn(d time.Duration) int64 {
	if d <= 0 {
		return 0
	}
	whole, rest := int64(d/time.Millisecond), int64(d%time.Millisecond)
	return whole*turnsPerMillisecond + rest*turnsPerMillisecond/int64(time.Millisecond)
}

//go:noinline
func loop(turns int64) int64 {
	x := int64(1)
	for ; turns > 0; turns-- {
		x ^= x << 1
	}
	return x
}
