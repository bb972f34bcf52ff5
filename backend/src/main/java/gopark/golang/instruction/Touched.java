package gopark.golang.instruction;

/** What an access does to the variable that it is for, as the detector of races sees it. */
enum Touched {
  READ,
  WRITTEN,
  /** The struct or array that is the variable takes the content of another. */
  ASSIGNED;

  boolean isWrite() {
    return this != READ;
  }
}
