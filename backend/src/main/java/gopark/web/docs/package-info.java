/**
 * The document in which programs read what they may ask of the server: OpenAPI. What calls there
 * are and what they take comes from the code by springdoc, the shapes of answers from records and
 * from the tables that read scenarios and commands; words and examples are in resource files, a
 * call a key.
 */
@NullMarked
package gopark.web.docs;

import org.jspecify.annotations.NullMarked;
