package main

import "fmt"

type record struct {
	id     int
	name   string
	scores [3]float64
	tags   []string
	attrs  map[string]int
	next   *record
	fn     func(int) int
	any    interface{}
}

func build(id int, name string, s1, s2, s3 float64, tags ...string) (rec record, total float64, longest string) {
	a, b, c, d, e := id+1, id+2, id+3, id+4, id+5
	f, g, h := s1+s2, s2+s3, s3+s1
	var i8 int8 = int8(a)
	var u16 uint16 = uint16(b * 1000)
	var f32 float32 = float32(f) / 3
	var ok, bad = len(tags) > 1, false
	var r rune = 'a' + rune(id)
	var by byte = name[0]
	var arr [4]int = [4]int{a, b, c, d}
	var sl []int = arr[1:3]
	var mp = map[string]int{name: e}
	var pt *record
	var str, other string
	for i := range arr {
		j, k := i*2, i*3
		l := j + k
		if l%2 == 0 {
			m := l * l
			arr[i] += m
			n := m - l
			sl = append(sl, n)
		} else {
			o, p := l+1, "odd"
			other += fmt.Sprint(o, p[:1])
		}
	}
	for _, t := range tags {
		if len(t) > len(longest) {
			longest = t
		}
		str += t[:1]
	}
	rec = record{id, name, [3]float64{f, g, h}, tags, mp, pt, func(x int) int { return x + a + len(str) }, [...]any{i8, u16, f32, ok, bad, string(r), by}}
	rec.next = &record{id: -id, any: sl}
	total = f + g + h
	rec.attrs["other"] = len(other)
	rec.attrs["arr"] = arr[0] + arr[1] + arr[2] + arr[3]
	return
}

func sum20(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20 int) int {
	return a1 + a2*2 + a3*3 + a4*4 + a5*5 + a6*6 + a7*7 + a8*8 + a9*9 + a10*10 - a11 - a12 - a13 - a14 - a15 - a16 - a17 - a18 - a19 - a20
}

func main() {
	for i := range 3 {
		rec, total, longest := build(i, "name"[i:], 1.5, float64(i), 2.25, "alpha", "be", "gamma!"[:4+i%3])
		fmt.Println(rec.id, rec.name, rec.scores, rec.tags, rec.attrs, rec.next.id, rec.next.any, rec.fn(100), rec.any)
		fmt.Println(total, longest)
	}
	fmt.Println(sum20(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20))
	var table [10][10]int
	for i := range table {
		for j := range table[i] {
			table[i][j] = (i + 1) * (j + 1)
		}
	}
	trace, anti := 0, 0
	for i := range table {
		trace += table[i][i]
		anti += table[i][9-i]
	}
	fmt.Println(trace, anti, table[9])
	big := [...]string{0: "zero", 5: "five", 99: "ninety-nine"}
	n := 0
	for _, s := range big {
		if s != "" {
			n++
		}
	}
	fmt.Println(len(big), n)
	switch day := 17; day % 7 {
	case 0:
		fmt.Println("sun")
	case 1:
		fmt.Println("mon")
	case 2:
		fmt.Println("tue")
	case 3:
		fmt.Println("wed")
	case 4:
		fmt.Println("thu")
	default:
		fmt.Println("weekend")
	}
}
