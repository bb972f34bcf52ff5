// Package chance is what random numbers are made of.
package chance

import "math"

// Random gives 64 bits that come from the session's seed.
func Random() uint64

// Next gives the next of a row of numbers that begins with the state.
func Next(state *uint64) uint64 {
	*state += 0x9E3779B97F4A7C15
	z := *state
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Normal gives a number around zero, with a standard deviation of one.
func Normal(float func() float64) float64 {
	for {
		u, v := 2*float()-1, 2*float()-1
		if s := u*u + v*v; s > 0 && s < 1 {
			return u * math.Sqrt(-2*math.Log(s)/s)
		}
	}
}

// Exponential gives a number above zero whose mean is one.
func Exponential(float func() float64) float64 { return -math.Log(1 - float()) }
