// An empty select in main, with nobody else, is a deadlock.
package main

func main() {
	select {}
}
