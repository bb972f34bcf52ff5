/**
 * Real Chromium on the running server: finds a browser, hands each test a fresh page, keeps what is
 * needed to understand a failure, and fails a test whose page complains or asks another host.
 */
@NullMarked
package gopark.browser;

import org.jspecify.annotations.NullMarked;
