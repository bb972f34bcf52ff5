/** The operator's page: who gets in, and what is done there. */
@NullMarked
package gopark.web.admin;

import org.jspecify.annotations.NullMarked;
