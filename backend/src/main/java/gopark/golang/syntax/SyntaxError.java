package gopark.golang.syntax;

import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a text, in the words of Go's compiler.
 *
 * @param code names one of GoPark's own limits; null for errors that Go has too
 */
public record SyntaxError(Position at, String message, @Nullable String code) {

  public SyntaxError(Position at, String message) {
    this(at, message, null);
  }
}
