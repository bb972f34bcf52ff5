/** What goroutines ask the operating system: calls, descriptors of the network poller, signals. */
@NullMarked
package gopark.runtime.system;

import org.jspecify.annotations.NullMarked;
