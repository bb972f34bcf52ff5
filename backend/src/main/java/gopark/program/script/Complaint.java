package gopark.program.script;

/** What is wrong, said by those who do not know in which line. */
final class Complaint extends RuntimeException {
  private static final long serialVersionUID = 1;

  Complaint(String message) {
    super(message, null, false, false);
  }
}
