package gopark.runtime.event;

import static gopark.runtime.state.Meaning.NUMBER;

import gopark.runtime.state.Means;

/** Events of the program as its user sees it, and of the learner. */
public sealed interface ProgramEvent extends Event {

  /** The program wrote a text. */
  record Printed(Stamp at, String text, boolean toStderr) implements ProgramEvent {}

  /** The process has ended, with this text on standard error, which may be empty. */
  record ProcessExited(Stamp at, @Means(NUMBER) int code, String text) implements ProgramEvent {}

  /** The learner gave an order. */
  record Ordered(Stamp at, String order) implements ProgramEvent {}

  /** The runtime printed a line of schedtrace. */
  record Schedtrace(Stamp at, String line) implements ProgramEvent {}

  /** What just happened follows a rule of the article. */
  record ArticleRule(Stamp at, String text) implements ProgramEvent {}

  /** A goroutine has come to a line of its program that somebody watches. */
  record LineReached(Stamp at, @Means(NUMBER) int line) implements ProgramEvent {}
}
