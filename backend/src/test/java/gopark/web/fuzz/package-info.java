/**
 * Strangers who send the server whatever bytes they like, over real connections and in large
 * numbers.
 */
@NullMarked
package gopark.web.fuzz;

import org.jspecify.annotations.NullMarked;
