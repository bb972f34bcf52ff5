package main

import "./util"

func main() { util.Do() }
