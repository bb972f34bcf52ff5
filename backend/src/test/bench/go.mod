module gopark/bench

go 1.21
