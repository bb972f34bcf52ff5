/** The program beside the board, as its writer sees and uses it. */
@NullMarked
package gopark.browser.program;

import org.jspecify.annotations.NullMarked;
