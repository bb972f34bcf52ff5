// Package rand makes random numbers. Those of the package itself come from the session's seed, so
// that a session can be played again; those of a PCG are the same as Go's.
package rand

import (
	"internal/chance"
	"math"
	"math/bits"
)

// A Source gives 64 bits at a time.
type Source interface {
	Uint64() uint64
}

type sessions struct{}

func (sessions) Uint64() uint64 { return chance.Random() }

// A PCG is a generator with 128 bits of state.
type PCG struct {
	hi, lo uint64
}

func NewPCG(seed1, seed2 uint64) *PCG { return &PCG{seed1, seed2} }

func (p *PCG) Seed(seed1, seed2 uint64) { p.hi, p.lo = seed1, seed2 }

func (p *PCG) Uint64() uint64 {
	const (
		mulHi = 2549297995355413924
		mulLo = 4865540595714422341
		addHi = 6364136223846793005
		addLo = 1442695040888963407
		cheap = 0xda942042e4dd58b5
	)
	hi, lo := bits.Mul64(p.lo, mulLo)
	hi += p.hi*mulLo + p.lo*mulHi
	var carry uint64
	p.lo, carry = bits.Add64(lo, addLo, 0)
	p.hi, _ = bits.Add64(hi, addHi, carry)
	hi = p.hi ^ p.hi>>32
	hi *= cheap
	hi ^= hi >> 48
	return hi * (p.lo | 1)
}

// A ChaCha8 gives numbers of its seed, but not those of Go.
type ChaCha8 struct {
	state uint64
}

func NewChaCha8(seed [32]byte) *ChaCha8 {
	c := &ChaCha8{}
	c.Seed(seed)
	return c
}

func (c *ChaCha8) Seed(seed [32]byte) {
	c.state = 0
	for _, b := range seed {
		c.state = (c.state ^ uint64(b)) * 0x100000001B3
		c.state = chance.Next(&c.state)
	}
}

func (c *ChaCha8) Uint64() uint64 { return chance.Next(&c.state) }

// A Rand gives numbers of many kinds from a source.
type Rand struct {
	src Source
}

func New(src Source) *Rand { return &Rand{src} }

var global = New(sessions{})

func (r *Rand) Uint64() uint64 { return r.src.Uint64() }
func (r *Rand) Uint32() uint32 { return uint32(r.src.Uint64() >> 32) }
func (r *Rand) Uint() uint     { return uint(r.src.Uint64()) }
func (r *Rand) Int64() int64   { return int64(r.src.Uint64() &^ (1 << 63)) }
func (r *Rand) Int32() int32   { return int32(r.src.Uint64() >> 33) }
func (r *Rand) Int() int       { return int(uint(r.src.Uint64()) << 1 >> 1) }

func (r *Rand) below64(n uint64) uint64 {
	if n&(n-1) == 0 {
		return r.Uint64() & (n - 1)
	}
	hi, lo := bits.Mul64(r.Uint64(), n)
	if lo < n {
		for threshold := -n % n; lo < threshold; {
			hi, lo = bits.Mul64(r.Uint64(), n)
		}
	}
	return hi
}

func positive[N int | int32 | int64 | uint | uint32 | uint64](n N, name string) uint64 {
	if n <= 0 {
		panic("invalid argument to " + name)
	}
	return uint64(n)
}

func (r *Rand) Int64N(n int64) int64    { return int64(r.below64(positive(n, "Int64N"))) }
func (r *Rand) Uint64N(n uint64) uint64 { return r.below64(positive(n, "Uint64N")) }
func (r *Rand) Int32N(n int32) int32    { return int32(r.below64(positive(n, "Int32N"))) }
func (r *Rand) Uint32N(n uint32) uint32 { return uint32(r.below64(positive(n, "Uint32N"))) }
func (r *Rand) IntN(n int) int          { return int(r.below64(positive(n, "IntN"))) }
func (r *Rand) UintN(n uint) uint       { return uint(r.below64(positive(n, "UintN"))) }
func (r *Rand) Float64() float64        { return float64(r.Uint64()<<11>>11) / (1 << 53) }
func (r *Rand) Float32() float32        { return float32(r.Uint32()<<8>>8) / (1 << 24) }

func (r *Rand) NormFloat64() float64 {
	const tail = 3.442619855899
	for {
		u := r.Uint64()
		step := int32(u)
		layer := int(u >> 32 & 0x7F)
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
		u := r.Uint64()
		step := uint32(u)
		layer := int(u >> 32 & 0xFF)
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

func (r *Rand) Perm(n int) []int {
	p := make([]int, n)
	for i := range p {
		p[i] = i
	}
	r.Shuffle(len(p), func(i, j int) { p[i], p[j] = p[j], p[i] })
	return p
}

func (r *Rand) Shuffle(n int, swap func(i, j int)) {
	if n < 0 {
		panic("invalid argument to Shuffle")
	}
	for i := n - 1; i > 0; i-- {
		swap(i, int(r.below64(uint64(i+1))))
	}
}

func Uint64() uint64                     { return global.Uint64() }
func Uint32() uint32                     { return global.Uint32() }
func Uint() uint                         { return global.Uint() }
func Int64() int64                       { return global.Int64() }
func Int32() int32                       { return global.Int32() }
func Int() int                           { return global.Int() }
func Int64N(n int64) int64               { return global.Int64N(n) }
func Uint64N(n uint64) uint64            { return global.Uint64N(n) }
func Int32N(n int32) int32               { return global.Int32N(n) }
func Uint32N(n uint32) uint32            { return global.Uint32N(n) }
func IntN(n int) int                     { return global.IntN(n) }
func UintN(n uint) uint                  { return global.UintN(n) }
func Float64() float64                   { return global.Float64() }
func Float32() float32                   { return global.Float32() }
func NormFloat64() float64               { return global.NormFloat64() }
func ExpFloat64() float64                { return global.ExpFloat64() }
func Perm(n int) []int                   { return global.Perm(n) }
func Shuffle(n int, swap func(i, j int)) { global.Shuffle(n, swap) }

// N gives a number below n, of its type.
func N[Int interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr
}](n Int) Int {
	if n <= 0 {
		panic("invalid argument to N")
	}
	return Int(global.below64(uint64(n)))
}
