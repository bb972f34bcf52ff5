package gopark.journal;

/** A listener's place in a session; closing it ends the calls, but for one that is under way. */
public interface Subscription extends AutoCloseable {
  @Override
  void close();
}
