/** Playing in a real browser: what a person does on the page of a session, and then sees. */
@NullMarked
package gopark.browser.play;

import org.jspecify.annotations.NullMarked;
