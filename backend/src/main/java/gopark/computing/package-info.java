/**
 * Shares the computer's cores among strangers' simulations: a slice each, in turns, the one that
 * has had least first. It knows neither sessions nor HTTP.
 */
@NullMarked
package gopark.computing;

import org.jspecify.annotations.NullMarked;
