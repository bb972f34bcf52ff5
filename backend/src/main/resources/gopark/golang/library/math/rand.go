// Package rand makes random numbers. Without a seed they come from the session's, so that a session
// can be played again; numbers of a given seed are always the same, but not those of Go.
package rand

import (
	"internal/chance"
	"math"
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
	state uint64
}

func (s *source) Seed(seed int64) { s.state = uint64(seed) }
func (s *source) Int63() int64    { return int64(s.Uint64() >> 1) }
func (s *source) Uint64() uint64  { return chance.Next(&s.state) }

func NewSource(seed int64) Source { return &source{uint64(seed)} }

type sessions struct {
	seeded *source
}

func (s *sessions) Seed(seed int64) { s.seeded = &source{uint64(seed)} }
func (s *sessions) Int63() int64    { return int64(s.Uint64() >> 1) }

func (s *sessions) Uint64() uint64 {
	if s.seeded != nil {
		return s.seeded.Uint64()
	}
	return chance.Random()
}

// A Rand gives numbers of many kinds from a source.
type Rand struct {
	src Source
}

func New(src Source) *Rand { return &Rand{src} }

var global = New(&sessions{})

func (r *Rand) Seed(seed int64) { r.src.Seed(seed) }
func (r *Rand) Int63() int64    { return r.src.Int63() }
func (r *Rand) Uint32() uint32  { return uint32(r.Int63() >> 31) }
func (r *Rand) Int31() int32    { return int32(r.Int63() >> 32) }
func (r *Rand) Int() int        { return int(uint(r.Int63())) }

func (r *Rand) Uint64() uint64 {
	if s, ok := r.src.(Source64); ok {
		return s.Uint64()
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
	return int32(r.Int63n(int64(n)))
}

func (r *Rand) Intn(n int) int {
	if n <= 0 {
		panic("invalid argument to Intn")
	}
	return int(r.Int63n(int64(n)))
}

func (r *Rand) Float64() float64 { return float64(r.Int63()>>10) / (1 << 53) }
func (r *Rand) Float32() float32 { return float32(r.Int63()>>39) / (1 << 24) }

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
		swap(i, r.Intn(i+1))
	}
}

func (r *Rand) NormFloat64() float64 { return chance.Normal(r.Float64) }
func (r *Rand) ExpFloat64() float64  { return chance.Exponential(r.Float64) }

func (r *Rand) Read(p []byte) (n int, err error) {
	for i := range p {
		p[i] = byte(r.Int63() >> 8)
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
