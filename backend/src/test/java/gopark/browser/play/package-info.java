/** The playground in real Chromium, as a learner sees and uses it. */
@NullMarked
package gopark.browser.play;

import org.jspecify.annotations.NullMarked;
