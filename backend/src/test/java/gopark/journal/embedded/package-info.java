/** The journal in a file: killed, cut, spoilt and filled. */
@NullMarked
package gopark.journal.embedded;

import org.jspecify.annotations.NullMarked;
