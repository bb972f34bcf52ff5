/** What the tools in the folder {@code backend} share: how they begin, and their options. */
@NullMarked
package gopark.tool;

import org.jspecify.annotations.NullMarked;
