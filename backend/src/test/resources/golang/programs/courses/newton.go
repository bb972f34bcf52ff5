package main

import (
	"fmt"
	"math"
)

type ErrNegativeSqrt float64

func (e ErrNegativeSqrt) Error() string {
	return fmt.Sprintf("cannot take the square root of %v", float64(e))
}

func Sqrt(x float64) (z float64, steps int, err error) {
	if x < 0 {
		return 0, 0, ErrNegativeSqrt(x)
	}
	if x == 0 {
		return
	}
	z = x / 2
	for delta := math.Inf(1); math.Abs(delta) > 1e-12*z && steps < 100; steps++ {
		delta = (z*z - x) / (2 * z)
		z -= delta
	}
	return z, steps, nil
}

func bisect(f func(float64) float64, lo, hi float64) float64 {
	for range 60 {
		mid := (lo + hi) / 2
		if f(lo)*f(mid) <= 0 {
			hi = mid
		} else {
			lo = mid
		}
	}
	return (lo + hi) / 2
}

func integrate(f func(float64) float64, a, b float64, n int) (s float64) {
	h := (b - a) / float64(n)
	for i := range n {
		x := a + h*(float64(i)+0.5)
		s += f(x) * h
	}
	return
}

type Poly []float64

func (p Poly) At(x float64) (y float64) {
	for i := len(p) - 1; i >= 0; i-- {
		y = y*x + p[i]
	}
	return
}

func (p Poly) Derive() Poly {
	d := make(Poly, 0, len(p))
	for i, c := range p[1:] {
		d = append(d, c*float64(i+1))
	}
	return d
}

func main() {
	for _, x := range []float64{2, 9, 1e10, 1e-6, 0, -4} {
		z, n, err := Sqrt(x)
		if err != nil {
			fmt.Println("error:", err)
			if e, ok := err.(ErrNegativeSqrt); ok {
				fmt.Println(float64(e) * 2)
			}
			continue
		}
		fmt.Printf("sqrt(%g) = %.8f in %d steps, off by %t\n", x, z, n, math.Abs(z-math.Sqrt(x)) > 1e-9)
	}
	fmt.Printf("%.6f\n", bisect(func(x float64) float64 { return x*x*x - x - 2 }, 1, 2))
	fmt.Printf("%.4f %.4f\n", integrate(math.Sin, 0, math.Pi, 1000), integrate(func(x float64) float64 { return x * x }, 0, 3, 300))
	p := Poly{1, -3, 0, 2}
	fmt.Println(p.At(2), p.Derive(), p.Derive().At(2), p.Derive().Derive().Derive())
	inside, seed := 0, uint32(1)
	rnd := func() float64 {
		seed = seed*1664525 + 1013904223
		return float64(seed) / (1 << 32)
	}
	for range 10000 {
		if x, y := rnd(), rnd(); x*x+y*y < 1 {
			inside++
		}
	}
	fmt.Println(float64(inside) / 10000 * 4)
}
