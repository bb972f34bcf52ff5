package gopark.web;

/** What the threads that run simulations are busy with. */
public interface SessionWork {

  /** How many tasks have been given to them and have not begun. */
  int waiting();

  /** How many they are at. */
  int running();
}
