package gopark.web.limit;

/** Something of which there is only so much at a time. Closing it twice is harmless. */
public interface Permit extends AutoCloseable {

  @Override
  void close();
}
