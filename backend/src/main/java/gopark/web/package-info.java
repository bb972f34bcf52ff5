/**
 * HTTP: the only package that knows Spring, Reactor, JSON and HTML. Here: what every answer has in
 * common.
 */
@NullMarked
package gopark.web;

import org.jspecify.annotations.NullMarked;
