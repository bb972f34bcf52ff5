package gopark.web.limit;

/** The memory of a body that is being received, or sent. */
public interface ArrivingBody extends AutoCloseable {

  /** Counts more bytes of the body; refused if there is no room. */
  void add(int bytes);

  /** Gives the body's memory back; closing it twice is harmless. */
  @Override
  void close();
}
