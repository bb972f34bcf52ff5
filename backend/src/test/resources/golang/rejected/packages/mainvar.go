package main

var main = func() {}

func init() int { return 1 }

var init = 5
