package main

import "fmt"

func levenshtein(a, b string) int {
	s, t := []rune(a), []rune(b)
	prev := make([]int, len(t)+1)
	for j := range prev {
		prev[j] = j
	}
	for i, r := range s {
		cur := make([]int, len(t)+1)
		cur[0] = i + 1
		for j, q := range t {
			cost := 1
			if r == q {
				cost = 0
			}
			cur[j+1] = min(cur[j]+1, prev[j+1]+1, prev[j]+cost)
		}
		prev = cur
	}
	return prev[len(t)]
}

func lcs(a, b string) string {
	table := make([][]int, len(a)+1)
	for i := range table {
		table[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				table[i][j] = table[i+1][j+1] + 1
			} else {
				table[i][j] = max(table[i+1][j], table[i][j+1])
			}
		}
	}
	var out []byte
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			out = append(out, a[i])
			i++
			j++
		case table[i+1][j] >= table[i][j+1]:
			i++
		default:
			j++
		}
	}
	return string(out)
}

func knapsack(weights, values []int, room int) int {
	best := make([]int, room+1)
	for i, w := range weights {
		for r := room; r >= w; r-- {
			best[r] = max(best[r], best[r-w]+values[i])
		}
	}
	return best[room]
}

func change(coins []int, amount int) (ways int, fewest int) {
	dp := make([]int, amount+1)
	num := make([]int, amount+1)
	dp[0] = 1
	for i := 1; i <= amount; i++ {
		num[i] = 1 << 30
	}
	for _, c := range coins {
		for a := c; a <= amount; a++ {
			dp[a] += dp[a-c]
			num[a] = min(num[a], num[a-c]+1)
		}
	}
	return dp[amount], num[amount]
}

var memo = map[int]uint64{}

func fib(n int) uint64 {
	if n < 2 {
		return uint64(n)
	}
	if v, ok := memo[n]; ok {
		return v
	}
	memo[n] = fib(n-1) + fib(n-2)
	return memo[n]
}

func factorial(n int) string {
	digits := []int{1}
	for i := 2; i <= n; i++ {
		carry := 0
		for j := range digits {
			carry += digits[j] * i
			digits[j] = carry % 10
			carry /= 10
		}
		for ; carry > 0; carry /= 10 {
			digits = append(digits, carry%10)
		}
	}
	s := make([]byte, len(digits))
	for i, d := range digits {
		s[len(s)-1-i] = byte('0' + d)
	}
	return string(s)
}

func main() {
	fmt.Println(levenshtein("kitten", "sitting"), levenshtein("", "abc"), levenshtein("flaw", "läwn"))
	fmt.Println(lcs("AGGTAB", "GXTXAYB"), lcs("abc", "xyz") == "")
	fmt.Println(knapsack([]int{1, 3, 4, 5}, []int{1, 4, 5, 7}, 7))
	fmt.Println(change([]int{1, 5, 10, 25}, 100))
	fmt.Println(fib(90), len(memo))
	fmt.Println(factorial(30), len(factorial(100)))
	best, sum := -1<<31, 0
	for _, v := range []int{-2, 1, -3, 4, -1, 2, 1, -5, 4} {
		sum = max(v, sum+v)
		best = max(best, sum)
	}
	fmt.Println(best)
}
