// Four goroutines write files and read them again.
package main

import (
	"fmt"
	"io"
	"os"
	"sync"
)

func main() {
	folder, err := os.MkdirTemp("", "files")
	if err != nil {
		panic(err)
	}
	var wg sync.WaitGroup
	for i := range 4 {
		wg.Go(func() {
			file, err := os.Create(fmt.Sprintf("%s/%d", folder, i))
			if err != nil {
				panic(err)
			}
			block := make([]byte, 4096)
			for range 200 {
				file.Seek(0, io.SeekStart)
				file.Write(block)
				file.Seek(0, io.SeekStart)
				file.Read(block)
			}
			file.Close()
		})
	}
	wg.Wait()
	os.RemoveAll(folder)
}
