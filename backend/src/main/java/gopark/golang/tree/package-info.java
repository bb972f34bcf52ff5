/**
 * A checked program: every name resolved, every type known, every hidden conversion written out.
 */
@NullMarked
package gopark.golang.tree;

import org.jspecify.annotations.NullMarked;
