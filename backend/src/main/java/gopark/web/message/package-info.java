/**
 * Every text a person sees, in each language, read from the same files as the front end's, and the
 * choice of language.
 */
@NullMarked
package gopark.web.message;

import org.jspecify.annotations.NullMarked;
