package gopark.bench;

/** How often the goroutines of a load have done what is measured. */
final class Progress {
  long done;
}
