package gopark.web.work;

/**
 * A part of the server that is slow when it is used for the first time: classes are loaded, files
 * read, tables made. It is used once while the server starts, so that nobody waits for that.
 */
public interface WarmUp {

  /** Does once what the first client would wait for, on a thread of its own. */
  void warmUp();
}
