/** Pages that do wrong on purpose, so that the tests of the tests have something to find. */
@NullMarked
package gopark.browser.samples;

import org.jspecify.annotations.NullMarked;
