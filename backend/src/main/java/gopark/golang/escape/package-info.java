/**
 * What Go's compiler decides beside types: which calls are inlined, which values are on the heap,
 * and how many bytes a call takes on the stack.
 */
@NullMarked
package gopark.golang.escape;

import org.jspecify.annotations.NullMarked;
