/**
 * JSON and YAML: what strangers send as plain trees, and trees as what they read; and the server's
 * own files. Everything that is sent has a limit before it is read.
 */
@NullMarked
package gopark.web.document;

import org.jspecify.annotations.NullMarked;
