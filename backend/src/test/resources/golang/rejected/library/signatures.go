package main

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"math"
	"math/bits"
	"os"
	"runtime"
	"strings"
	"sync/atomic"
	"time"
	"unicode/utf8"
)

var (
	_ int  = fmt.Errorf
	_ int  = fmt.FormatString
	_ int  = (*bufio.Writer).Write
	_ int  = bytes.Contains
	_ int  = (*flag.FlagSet).SetOutput
	_ int  = io.ReadAtLeast
	_ int  = math.IsNaN
	_ int  = bits.Len16
	_ int  = os.Getwd
	_ int  = runtime.GOOS
	_ int  = (*strings.Reader).WriteTo
	_ int  = (*atomic.Int32).CompareAndSwap
	_ int  = time.Date
	_ int  = utf8.DecodeRune
	_ bool = os.O_APPEND
)

func main() {}
