// format: any
// A comment before the package clause.
package /* inside */ main // after

/* A block
over lines */
import "fmt" // with a comment

// main has comments everywhere.
func main( /* nothing */ ) { // here
	// alone
	fmt.Println("// not a comment", "/* nor this */") /* trailing */ // twice
	x := /* before the value */ 5                                   // after
	/* at the start */ x++
	y := x + // between operands
		1 /* and
	over a line break acts like a newline */
	fmt.Println(x, y, `raw // stays
/* too */`)
	if x > 1 /* cond */ { // if
	} else /* else */ if y > 2 {
	}
	for /* forever */ {
		break // out
	}
	s := []int{
		1, // one
		/* two */ 2,
		// three is missing
	}
	fmt.Println(len(s), '/', "*/")
	//
	/**/
	/*/ tricky */
	fmt.Println("end") //no space
}

// The end, without a newline after it.