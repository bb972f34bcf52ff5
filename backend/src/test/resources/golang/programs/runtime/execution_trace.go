package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"runtime"
	"runtime/trace"
	"sync"
)

func work(ctx context.Context, name string) {
	defer trace.StartRegion(ctx, name).End()
	trace.Log(ctx, "step", name)
	trace.Logf(ctx, "step", "%s %d", name, 1)
	trace.WithRegion(ctx, "inner", func() { fmt.Println("in", name) })
}

func main() {
	fmt.Println(trace.IsEnabled(), runtime.NumGoroutine())
	file, err := os.CreateTemp("", "trace")
	if err != nil {
		panic(err)
	}
	defer os.Remove(file.Name())
	fmt.Println(trace.Start(file), trace.IsEnabled(), runtime.NumGoroutine())
	fmt.Println(trace.Start(&bytes.Buffer{}))
	ctx, task := trace.NewTask(context.Background(), "task")
	fmt.Println(ctx)
	inner, second := trace.NewTask(ctx, "second")
	var wg sync.WaitGroup
	for i := range 3 {
		wg.Go(func() { work(inner, fmt.Sprint("worker ", i)) })
	}
	wg.Wait()
	second.End()
	task.End()
	func() {
		defer func() { fmt.Println("recovered", recover()) }()
		trace.WithRegion(ctx, "panics", func() { panic("inside") })
	}()
	trace.Stop()
	fmt.Println(trace.IsEnabled(), runtime.NumGoroutine())
	trace.Stop()
	work(context.Background(), "untraced")
	recorder := trace.NewFlightRecorder(trace.FlightRecorderConfig{})
	_, err = recorder.WriteTo(&bytes.Buffer{})
	fmt.Println(recorder.Enabled(), err)
	fmt.Println(recorder.Start(), recorder.Enabled(), trace.IsEnabled())
	fmt.Println(recorder.Start(), trace.NewFlightRecorder(trace.FlightRecorderConfig{}).Start())
	fmt.Println(trace.Start(&bytes.Buffer{}))
	recorder.Stop()
	recorder.Stop()
	fmt.Println(recorder.Enabled(), trace.IsEnabled())
	trace.Stop()
	fmt.Println(trace.IsEnabled(), file.Close())
}
