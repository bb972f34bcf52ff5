package gopark.web;

/** What the threads that run simulations are busy with. */
public interface SessionWork {

  /** For how long the first in line has waited, in milliseconds; 0 if nobody does. */
  long waitMs();

  /** How many tasks they are at. */
  int running();
}
