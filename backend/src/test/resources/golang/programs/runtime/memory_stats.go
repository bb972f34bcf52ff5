package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"time"
)

type node struct {
	next *node
	data [100]byte
}

var kept *node

func main() {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	fmt.Println(m.NumGC, m.NumForcedGC, m.LastGC, m.PauseTotalNs, m.GCCPUFraction, m.NextGC, m.EnableGC, m.DebugGC)
	fmt.Println(m.PauseNs[0], m.PauseEnd[0], m.Lookups)

	for i := range 10_000 {
		n := &node{}
		if i%2 == 0 {
			n.next = kept
			kept = n
		}
	}
	runtime.ReadMemStats(&m)
	grown := m.HeapObjects
	runtime.GC()
	runtime.ReadMemStats(&m)
	fmt.Println(m.NumGC, m.NumForcedGC, m.NextGC, m.PauseNs[0] > 0, m.PauseNs[1])
	fmt.Println(m.PauseTotalNs == m.PauseNs[0], m.LastGC == m.PauseEnd[0], m.GCCPUFraction > 0 && m.GCCPUFraction < 1)
	fmt.Println(time.Since(time.Unix(0, int64(m.LastGC))) < time.Second)
	fmt.Println(m.Frees > 4800, m.Frees < 5500, m.Mallocs-m.Frees == m.HeapObjects, grown-m.HeapObjects > 4800)
	fmt.Println(m.HeapObjects > 4999, m.HeapObjects < 5500, m.Alloc == m.HeapAlloc, m.HeapAlloc > 500_000, m.HeapAlloc < 800_000)
	fmt.Println(m.TotalAlloc > m.HeapAlloc, m.HeapInuse >= m.HeapAlloc, m.HeapSys == m.HeapIdle+m.HeapInuse, m.HeapReleased <= m.HeapIdle)
	fmt.Println((m.HeapSys+m.StackSys)%(4<<20), m.StackInuse > 0, m.MCacheInuse > 0, m.GCSys > 0)
	fmt.Println(m.Sys == m.HeapSys+m.StackSys+m.MSpanSys+m.MCacheSys+m.BuckHashSys+m.GCSys+m.OtherSys)

	kept = nil
	for range 300 {
		runtime.GC()
	}
	runtime.ReadMemStats(&m)
	fmt.Println(m.NumGC, m.NumForcedGC, m.HeapObjects < 500, m.PauseEnd[(m.NumGC+255)%256] == m.LastGC)
	var pauses uint64
	inOrder := true
	for i, ns := range m.PauseNs {
		pauses += ns
		at := (m.NumGC + uint32(i)) % 256
		inOrder = inOrder && m.PauseEnd[at] > 0 && (i == 0 || m.PauseEnd[(at+255)%256] < m.PauseEnd[at])
	}
	fmt.Println(pauses > 0, pauses < m.PauseTotalNs, inOrder)
	debug.SetGCPercent(-1)
	runtime.GC()
	runtime.ReadMemStats(&m)
	fmt.Println(m.NextGC>>30, m.EnableGC)
}
