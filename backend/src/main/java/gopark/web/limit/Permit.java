package gopark.web.limit;

/** A share of something limited, given back when it is closed. Closing it twice is harmless. */
public interface Permit extends AutoCloseable {

  @Override
  void close();
}
