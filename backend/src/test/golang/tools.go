package main

// The programs import these; named here, they stay in go.mod.
import (
	_ "gopark/sched"

	_ "golang.org/x/sync/errgroup"
	_ "golang.org/x/sync/semaphore"
	_ "golang.org/x/sync/singleflight"
)
