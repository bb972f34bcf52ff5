package gopark.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.ObjectCounts;
import gopark.program.SizeClasses;
import org.junit.jupiter.api.Test;

class SpansTest {
  /** A class in which the runtime has nothing itself. */
  private static final int KIND = SizeClasses.spanClass(1024, false);

  private static final int OTHER = SizeClasses.spanClass(4096, false);

  private static final int IN_A_SPAN = SizeClasses.objectsIn(KIND);

  private final Spans spans = new Spans();

  @Test
  void theFirstCollectionLeavesOneOfTheRuntimesSpansToSweepersAndTheSecondAll() {
    begin();
    collect(0);
    assertThat(spans.sweep(100)).isEqualTo(1);
    collect(0);
    assertThat(spans.sweep(100)).isEqualTo(19);
  }

  @Test
  void packageOsHasFourSpansOfItsOwn() {
    spans.goroutines(5, 480, true);
    collect(0);
    spans.sweep(100);
    collect(0);
    assertThat(spans.left()).isEqualTo(23);
  }

  @Test
  void whatNobodyUsesIsGivenBackWhenItIsSwept() {
    begin();
    allocate(10 * IN_A_SPAN);
    collect(0);
    assertThat(spans.sweep(100)).isEqualTo(1 + 9);
    collect(0);
    assertThat(spans.left()).isEqualTo(19);
  }

  @Test
  void whoAllocatesSweepsOneSpanThatHasRoom() {
    begin();
    allocate(10 * IN_A_SPAN);
    collect(0);
    allocate(1);
    assertThat(spans.left()).isEqualTo(1 + 8);
    allocate(IN_A_SPAN - 1);
    assertThat(spans.left()).isEqualTo(1 + 8);
    allocate(1);
    assertThat(spans.left()).isEqualTo(1 + 7);
  }

  @Test
  void whoAllocatesSweepsAHundredAndOneSpansInVainBeforeHeTakesAFreshOne() {
    begin();
    allocate(300 * IN_A_SPAN);
    collect(300 * IN_A_SPAN);
    assertThat(spans.left()).isEqualTo(1 + 299);
    allocate(1);
    assertThat(spans.left()).isEqualTo(1 + 299 - 101);
  }

  @Test
  void whoTakesAFreshSpanSweepsThoseInWhichNothingLives() {
    begin();
    spans.allocate(objects(OTHER, 10 * SizeClasses.objectsIn(OTHER)));
    collect(0);
    assertThat(spans.left()).isEqualTo(1 + 9);
    allocate(1);
    assertThat(spans.left()).isEqualTo(1);
  }

  @Test
  void whoTakesAFreshSpanSweepsNoneInWhichSomethingLives() {
    begin();
    collect(0);
    spans.sweep(100);
    collect(0);
    allocate(1);
    assertThat(spans.left()).isEqualTo(19);
  }

  @Test
  void spansOfSmallObjectsWithoutPointersLookAsIfNothingLivedIfTheyHaveTheirMarksThemselves() {
    begin();
    collect(0);
    spans.sweep(100);
    spans.mark(new ObjectCounts());
    spans.flip(new ObjectCounts(), true);
    allocate(1);
    assertThat(spans.left()).isEqualTo(19 - 7);
  }

  @Test
  void ofALargeHeapWhoTakesAFreshSpanSweepsFourMegabytes() {
    begin();
    spans.allocate(objects(OTHER, 2048 * SizeClasses.objectsIn(OTHER)));
    collect(0);
    allocate(1);
    assertThat(spans.left()).isBetween(2048L - 520, 2048L - 500);
    allocate(400 * IN_A_SPAN);
    assertThat(spans.left()).isBetween(2048L - 520, 2048L - 500);
    allocate(200 * IN_A_SPAN);
    assertThat(spans.left()).isBetween(2048L - 1040, 2048L - 1000);
  }

  @Test
  void whatWasAllocatedWhileMarkingWentOnLives() {
    begin();
    spans.mark(new ObjectCounts());
    ObjectCounts meanwhile = objects(3 * IN_A_SPAN);
    spans.allocate(meanwhile);
    spans.flip(meanwhile, false);
    spans.sweep(100);
    collect(3 * IN_A_SPAN);
    assertThat(spans.left()).isEqualTo(19 + 3);
  }

  @Test
  void newGoroutinesTakeSpans() {
    begin();
    spans.goroutines(5 + 32, 480, false);
    collect(0);
    assertThat(spans.left()).isEqualTo(1 + 2);
  }

  @Test
  void whatIsFreeInTheCachesCountsUntilACollectionFlushesThem() {
    begin();
    allocate(1);
    long ofOneSpan = 8L * 1024 - 1024;
    assertThat(spans.roomInCaches()).isBetween(100_000 + ofOneSpan, 220_000L);
    collect(1);
    assertThat(spans.roomInCaches()).isZero();
    allocate(1);
    assertThat(spans.roomInCaches()).isEqualTo(ofOneSpan - 1024);
  }

  @Test
  void theRestOfASpanCountsFromWhenItIsTaken() {
    int words = SizeClasses.spanClass(80, true);
    long rest = 8L * 1024 - 80L * SizeClasses.objectsIn(words);
    begin();
    collect(0);
    spans.allocate(objects(words, 3 * SizeClasses.objectsIn(words)));
    assertThat(spans.roomInCaches()).isEqualTo(3 * rest);
    collect(0);
    assertThat(spans.roomInCaches()).isZero();
  }

  @Test
  void whatIsKeptOfAThreadThatHasEndedIsGarbage() {
    begin();
    collect(0);
    spans.threads(70, 0, new int[] {KIND, KIND});
    collect(0);
    spans.sweep(100);
    spans.threads(70, 70, new int[] {KIND, KIND});
    collect(0);
    spans.sweep(100);
    collect(0);
    assertThat(spans.left()).isEqualTo(19);
  }

  private void begin() {
    spans.goroutines(5, 480, false);
  }

  private void allocate(int objects) {
    spans.allocate(objects(objects));
  }

  private void collect(int alive) {
    spans.mark(objects(alive));
    spans.flip(new ObjectCounts(), false);
  }

  private static ObjectCounts objects(int count) {
    return objects(KIND, count);
  }

  private static ObjectCounts objects(int spanClass, int count) {
    ObjectCounts objects = new ObjectCounts();
    for (int i = 0; i < count; i++) {
      objects.add(spanClass);
    }
    return objects;
  }
}
