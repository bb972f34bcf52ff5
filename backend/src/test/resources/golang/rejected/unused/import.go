package main

import (
	"fmt"
	"math"
	"math/rand"
	_ "os"
	str "strings"
	. "time"
)

func main() {}
