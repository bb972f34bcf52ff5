package func

func main() {}
