package main

import (
	"fmt"
	"math"
)

type vec struct{ x, y, z float32 }

func (v vec) dot(o vec) float32 { return v.x*o.x + v.y*o.y + v.z*o.z }
func (v vec) len() float32      { return float32(math.Sqrt(float64(v.dot(v)))) }

func main() {
	var f float32 = 16777216
	fmt.Println(f+1 == f, f+2, float64(f)+1)
	var tenth float32 = 0.1
	fmt.Println(tenth, float64(tenth), tenth*3, tenth*3 == 0.3, float32(0.1)+float32(0.2))
	var sum32 float32
	var sum64 float64
	for range 1000 {
		sum32 += 0.1
		sum64 += 0.1
	}
	fmt.Println(sum32, sum64)
	fmt.Println(float32(1)/3, float32(2)/3, 1/float32(7), float32(1e-7), float32(123456789))
	big := float32(math.MaxFloat32)
	fmt.Println(big, big*2, -big*2, big*2-big*2, f*1e35)
	small := float32(math.SmallestNonzeroFloat32)
	fmt.Println(small, small/2, small*0.5 == 0)
	fmt.Println(float32(1.0e10), float32(3.4028235e38), float32(0.3), float32(2.5e-8))
	v := vec{1, 2, 3}
	fmt.Println(v.dot(vec{4, -5, 6}), v.len(), v)
	fmt.Printf("%v %.3f %g %e %6.2f|\n", v.x/3, v.len(), v.y/3, v.z, tenth)
	x := float32(0.7)
	y := 0.7
	fmt.Println(float64(x) == y, float32(y) == x, int(x*10), int(y*10))
	fmt.Println(int32(f), uint8(x*285), int64(float32(1<<40)))
	m := map[float32]string{0.1: "a", 0.5: "b"}
	fmt.Println(m[tenth], m[float32(y)], m[1.0/2])
	arr := []float32{3, 1, 2}
	fmt.Println(max(arr[0], arr[1]), min(arr[0], arr[2]), -arr[0])
	fmt.Println(math.Float32bits(1.5), math.Float32frombits(0x40490fdb))
	h := float32(0)
	h /= h
	fmt.Println(h, h == h, h < 1)
}
