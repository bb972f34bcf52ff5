// Package pprof is there to be imported; nothing is profiled.
package pprof
