package main

import "fmt"

var a int = "x"
var b, c = 1
var d = undefinedName
var e, f int = 1, "y"
var g = nil
var h = fmt
var i = int
var j = k + 1
var k = "s"
var l, l2 = pair()
var m int = pair()
var n = none()
var o, p, q = pair()
var _ = 5
var r [a]int
var s = func() { return 1 }
var t = append([]int{})
var u chan
