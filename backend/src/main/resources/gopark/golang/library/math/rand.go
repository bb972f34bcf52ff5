// Package rand makes random numbers. Without a seed they come from the session's, so that a session
// can be played again; numbers of a given seed are those of Go.
package rand

import (
	"internal/chance"
	"math"
	"runtime"
)

// A Source gives 63 bits at a time.
type Source interface {
	Int63() int64
	Seed(seed int64)
}

// A Source64 also gives all 64.
type Source64 interface {
	Source
	Uint64() uint64
}

type source struct {
	row chance.Row
}

func (s *source) Seed(seed int64) { s.row.Seed(seed) }
func (s *source) Int63() int64    { return int64(s.row.Next() & (1<<63 - 1)) }
func (s *source) Uint64() uint64  { return s.row.Next() }

func NewSource(seed int64) Source {
	s := new(source)
	s.Seed(seed)
	return s
}

// sessions gives the session's numbers; before Go 1.20 those of seed 1, before 1.24 those of a seed.
type sessions struct {
	seeded Source64
}

func (s *sessions) Seed(seed int64) {
	if runtime.Version() < "go1.24" {
		s.seeded = NewSource(seed).(Source64)
	}
}

func (s *sessions) Int63() int64 { return int64(s.Uint64() & (1<<63 - 1)) }

func (s *sessions) Uint64() uint64 {
	if s.seeded == nil && runtime.Version() < "go1.20" {
		s.Seed(1)
	}
	if s.seeded != nil {
		return s.seeded.Uint64()
	}
	return chance.Random()
}

// A Rand gives numbers of many kinds from a source.
type Rand struct {
	src    Source
	src64  Source64
	bytes  int64
	unread int8
}

func New(src Source) *Rand {
	src64, _ := src.(Source64)
	return &Rand{src: src, src64: src64}
}

var global = New(&sessions{})

func (r *Rand) Seed(seed int64) {
	r.src.Seed(seed)
	r.unread = 0
}

func (r *Rand) Int63() int64   { return r.src.Int63() }
func (r *Rand) Uint32() uint32 { return uint32(r.Int63() >> 31) }
func (r *Rand) Int31() int32   { return int32(r.Int63() >> 32) }
func (r *Rand) Int() int       { return int(uint(r.Int63())) }

func (r *Rand) Uint64() uint64 {
	if r.src64 != nil {
		return r.src64.Uint64()
	}
	return uint64(r.Int63())>>31 | uint64(r.Int63())<<32
}

func (r *Rand) Int63n(n int64) int64 {
	if n <= 0 {
		panic("invalid argument to Int63n")
	}
	if n&(n-1) == 0 {
		return r.Int63() & (n - 1)
	}
	most := int64(math.MaxInt64 - (1<<63)%uint64(n))
	v := r.Int63()
	for v > most {
		v = r.Int63()
	}
	return v % n
}

func (r *Rand) Int31n(n int32) int32 {
	if n <= 0 {
		panic("invalid argument to Int31n")
	}
	if n&(n-1) == 0 {
		return r.Int31() & (n - 1)
	}
	most := int32(math.MaxInt32 - (1<<31)%uint32(n))
	v := r.Int31()
	for v > most {
		v = r.Int31()
	}
	return v % n
}

// below is as good as Int31n, takes less, and gives other numbers.
func (r *Rand) below(n int32) int32 {
	product := uint64(r.Uint32()) * uint64(n)
	if low := uint32(product); low < uint32(n) {
		for threshold := uint32(-n) % uint32(n); low < threshold; low = uint32(product) {
			product = uint64(r.Uint32()) * uint64(n)
		}
	}
	return int32(product >> 32)
}

func (r *Rand) Intn(n int) int {
	if n <= 0 {
		panic("invalid argument to Intn")
	}
	if n <= math.MaxInt32 {
		return int(r.Int31n(int32(n)))
	}
	return int(r.Int63n(int64(n)))
}

func (r *Rand) Float64() float64 {
	for {
		if f := float64(r.Int63()) / (1 << 63); f < 1 {
			return f
		}
	}
}

func (r *Rand) Float32() float32 {
	for {
		if f := float32(r.Float64()); f < 1 {
			return f
		}
	}
}

func (r *Rand) Perm(n int) []int {
	m := make([]int, n)
	for i := range n {
		j := r.Intn(i + 1)
		m[i] = m[j]
		m[j] = i
	}
	return m
}

func (r *Rand) Shuffle(n int, swap func(i, j int)) {
	if n < 0 {
		panic("invalid argument to Shuffle")
	}
	for i := n - 1; i > 0; i-- {
		if i < math.MaxInt32 {
			swap(i, int(r.below(int32(i+1))))
		} else {
			swap(i, int(r.Int63n(int64(i+1))))
		}
	}
}

func (r *Rand) NormFloat64() float64 {
	const tail = 3.442619855899
	for {
		step := int32(r.Uint32())
		layer := int(step & 0x7F)
		inside, width, height := chance.Bell(layer)
		x := float64(step) * width
		if max(int64(step), -int64(step)) < inside {
			return x
		}
		if layer == 0 {
			for {
				x = -math.Log(r.Float64()) * (1.0 / tail)
				if y := -math.Log(r.Float64()); y+y >= x*x {
					break
				}
			}
			if step > 0 {
				return tail + x
			}
			return -tail - x
		}
		if _, _, above := chance.Bell(layer - 1); height+float32(r.Float64())*(above-height) < float32(math.Exp(-.5*x*x)) {
			return x
		}
	}
}

func (r *Rand) ExpFloat64() float64 {
	const tail = 7.69711747013104972
	for {
		step := r.Uint32()
		layer := int(step & 0xFF)
		inside, width, height := chance.Decay(layer)
		x := float64(step) * width
		if int64(step) < inside {
			return x
		}
		if layer == 0 {
			return tail - math.Log(r.Float64())
		}
		if _, _, above := chance.Decay(layer - 1); height+float32(r.Float64())*(above-height) < float32(math.Exp(-x)) {
			return x
		}
	}
}

func (r *Rand) Read(p []byte) (n int, err error) {
	for i := range p {
		if r.unread == 0 {
			r.bytes = r.src.Int63()
			r.unread = 7
		}
		p[i] = byte(r.bytes)
		r.bytes >>= 8
		r.unread--
	}
	return len(p), nil
}

func Seed(seed int64)                    { global.Seed(seed) }
func Int63() int64                       { return global.Int63() }
func Uint32() uint32                     { return global.Uint32() }
func Uint64() uint64                     { return global.Uint64() }
func Int31() int32                       { return global.Int31() }
func Int() int                           { return global.Int() }
func Int63n(n int64) int64               { return global.Int63n(n) }
func Int31n(n int32) int32               { return global.Int31n(n) }
func Intn(n int) int                     { return global.Intn(n) }
func Float64() float64                   { return global.Float64() }
func Float32() float32                   { return global.Float32() }
func Perm(n int) []int                   { return global.Perm(n) }
func Shuffle(n int, swap func(i, j int)) { global.Shuffle(n, swap) }
func NormFloat64() float64               { return global.NormFloat64() }
func ExpFloat64() float64                { return global.ExpFloat64() }
func Read(p []byte) (n int, err error)   { return global.Read(p) }
