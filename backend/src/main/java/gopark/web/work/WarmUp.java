package gopark.web.work;

/**
 * A part of the server that is slow when it is used for the first time: classes are loaded, files
 * read, tables made. It is used once while the server starts, so that nobody waits for that. One
 * part follows the other, by its {@code @Order}.
 */
public interface WarmUp {

  /** The order of what the first client sees. */
  int FIRST_SEEN = 0;

  /** The order of what most clients use next. */
  int NEXT_USED = 1;

  /** The order of what would keep the others waiting, and can be had piece by piece before. */
  int LONGEST = 2;

  /** Does once what the first client would wait for, on a thread of its own. */
  void warmUp();
}
