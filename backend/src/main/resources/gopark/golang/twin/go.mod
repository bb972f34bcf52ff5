module gopark

go 1.26
