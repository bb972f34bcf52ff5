// What real Go needs for what gopark.bench measures of the simulation.
package bench

import (
	"runtime"
	"sync"
	"testing"
)

// yields lets n goroutines do nothing but yield, b.N times together.
func yields(b *testing.B, n int) {
	each := b.N/n + 1
	begin := make(chan struct{})
	var done sync.WaitGroup
	for i := 0; i < n; i++ {
		done.Add(1)
		go func() {
			defer done.Done()
			<-begin
			for k := 0; k < each; k++ {
				runtime.Gosched()
			}
		}()
	}
	for i := 0; i < 3; i++ {
		runtime.Gosched() // all of them come as far as the channel
	}
	b.ResetTimer()
	close(begin)
	done.Wait()
	b.StopTimer()
	perSwitch(b, each*n)
}

func perSwitch(b *testing.B, switches int) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(switches), "ns/switch")
}

func BenchmarkGosched2(b *testing.B)    { yields(b, 2) }
func BenchmarkGosched1000(b *testing.B) { yields(b, 1000) }

// BenchmarkPingPong has two goroutines and two channels; b.N rounds are twice as many hand-overs.
func BenchmarkPingPong(b *testing.B) {
	there, back := make(chan int), make(chan int)
	go func() {
		for ball := range there {
			back <- ball
		}
	}()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		there <- i
		<-back
	}
	b.StopTimer()
	perSwitch(b, 2*b.N)
	close(there)
}
