/** What a client of the server sees. */
@NullMarked
package gopark.web;

import org.jspecify.annotations.NullMarked;
