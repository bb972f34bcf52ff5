package gopark.runtime.state;

/** A value that is told outside as one text: in snapshots, conditions, schemas and pictures. */
public interface Told {
  String text();
}
