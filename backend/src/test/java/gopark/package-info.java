/** How the parts are put together: what happens at the start, at the end, and when a disk fails. */
@NullMarked
package gopark;

import org.jspecify.annotations.NullMarked;
