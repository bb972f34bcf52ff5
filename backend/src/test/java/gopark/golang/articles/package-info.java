/** The programs of the articles, played: what they say must happen, happens. */
@NullMarked
package gopark.golang.articles;

import org.jspecify.annotations.NullMarked;
