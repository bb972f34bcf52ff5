package gopark.slices;

import gopark.golang.LargeDataTimes;

/**
 * Measures every kind of work that is done slice by slice: instructions and functions of the
 * library with as much data as may be, the compiler, conditions, snapshots, texts and copies.
 */
final class SlicesRun {
  private SlicesRun() {}

  public static void main(String[] arguments) throws InterruptedException {
    System.out.println("Instructions and functions of the library with large data");
    LargeDataTimes.main(new String[0]);
    System.out.println("\nThe compiler, conditions, snapshots, texts and copies");
    LongestSlices.main(new String[0]);
  }
}
