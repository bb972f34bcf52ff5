/**
 * Expressions of strangers over what can be seen and what happens: breakpoints, goals, how far to
 * run. They are written in CEL, cost little by construction, and never fail but with a sentence.
 */
@NullMarked
package gopark.condition;

import org.jspecify.annotations.NullMarked;
