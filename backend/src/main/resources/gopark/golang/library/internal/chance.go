// Package chance is what random numbers are made of.
package chance

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

const (
	size = 607
	lag  = 273
	most = 1<<31 - 1
)

func begunWith(i int) uint64

// A Row gives each number as the sum of those 607 and 273 before it.
type Row struct {
	first, second int
	row           [size]uint64
}

// Seed begins it as Go does.
func (r *Row) Seed(seed int64) {
	r.first, r.second = 0, size-lag
	x := uint64((seed%most + most) % most)
	if x == 0 {
		x = 89482311
	}
	for range 20 {
		x = x * 48271 % most
	}
	for i := range size {
		high := x * 48271 % most
		middle := high * 48271 % most
		x = middle * 48271 % most
		r.row[i] = high<<40 ^ middle<<20 ^ x ^ begunWith(i)
	}
}

func (r *Row) Next() uint64 {
	r.first = before(r.first)
	r.second = before(r.second)
	r.row[r.second] += r.row[r.first]
	return r.row[r.second]
}

func before(i int) int {
	if i == 0 {
		return size - 1
	}
	return i - 1
}

// Bell and Decay tell of a layer of the normal and of the exponential distribution below which
// number one is surely under the curve, how wide a step is, and how high the layer lies.
func Bell(layer int) (inside int64, width float64, height float32)
func Decay(layer int) (inside int64, width float64, height float32)
