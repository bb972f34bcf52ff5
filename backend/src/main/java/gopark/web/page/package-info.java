/**
 * The pages: what Thymeleaf is given, which built scripts and styles go with it, light and dark,
 * errors.
 */
@NullMarked
package gopark.web.page;

import org.jspecify.annotations.NullMarked;
