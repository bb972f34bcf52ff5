module gopark/golang

go 1.26

require (
	golang.org/x/sync v0.17.0
	gopark v0.0.0
)

replace gopark => ../../main/resources/gopark/golang/twin
