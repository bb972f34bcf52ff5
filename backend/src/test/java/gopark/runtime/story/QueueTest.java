package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Event;
import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.GoroutineEvent.RunqOverflowed;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.SchedulerEvent.GlobalBatchTaken;
import gopark.runtime.event.Source;
import gopark.runtime.state.GoroutineStatus;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Main starts more goroutines than a processor's queue holds. */
class QueueTest {

  /** Releases up to 1.24 have no updater that stands in the queue before them. */
  private static Story started(int number) {
    return Stage.with(1)
        .of("1.24")
        .play(
            """
            package main

            import (
                "fmt"
                "sync"
            )

            var all sync.WaitGroup

            func main() {
                all.Add(COUNT)
                for i := range COUNT {
                    go work(i + 1)
                }
                all.Wait()
            }

            func work(i int) {
                fmt.Println(i)
                all.Done()
            }
            """
                .replace("COUNT", String.valueOf(number)));
  }

  @Test
  void the257thStillFits() {
    Story story = started(257);
    story.until(() -> story.g(1).status() == GoroutineStatus.WAITING);
    assertThat(story.p(0).runqsize()).isEqualTo(256);
    assertThat(story.p(0).runnext()).isEqualTo(story.all("work").getLast());
    assertThat(story.snapshot().sched().runqsize()).isZero();
    assertThat(story.events(RunqOverflowed.class)).isEmpty();

    story.toTheEnd();
    assertThat(numbers(story)).startsWith(257, 1, 2, 3);
  }

  @Test
  void the258thSendsTheOldestHalfAwayAndTheKickedOneWithIt() throws IOException {
    Story story = started(258).toTheEnd();
    story.isTold("overflow-258", event -> isAboutQueues(event) || event instanceof GoStarted);

    List<Integer> works = story.all("work");
    RunqOverflowed overflow = story.events(RunqOverflowed.class).getFirst();
    assertThat(story.events(RunqOverflowed.class)).hasSize(1);
    assertThat(overflow.moved()).as("128 and the one kicked out of runnext").isEqualTo(129);
    assertThat(overflow.at().g()).isEqualTo(works.get(256));
    assertThat(numbers(story)).as("the newest, then the oldest that stayed").startsWith(258, 129);
  }

  @Test
  void of300TheFirst128And257GoToTheGlobalQueue() throws IOException {
    Story story = started(300).toTheEnd();
    story.isTold("overflow-300", QueueTest::isAboutQueues);

    assertThat(numbers(story)).hasSize(300).doesNotHaveDuplicates();
    List<Integer> early = numbers(story).subList(0, 50);
    assertThat(early.getFirst()).isEqualTo(300);
    assertThat(early.subList(1, 50))
        .as("those that stayed, in order")
        .containsExactlyElementsOf(IntStream.rangeClosed(129, 177).boxed().toList());
    List<FindRunnable> ticks =
        story.events(FindRunnable.class).stream()
            .filter(search -> search.source() == Source.GLOBAL_TICK)
            .toList();
    assertThat(ticks).isNotEmpty().allMatch(search -> search.taken() == 1);
  }

  private static boolean isAboutQueues(Event event) {
    return event instanceof RunqOverflowed
        || event instanceof GlobalBatchTaken
        || (event instanceof FindRunnable search && search.source() == Source.GLOBAL_TICK);
  }

  private static List<Integer> numbers(Story story) {
    return story.printed().stream().map(line -> Integer.valueOf(line.strip())).toList();
  }
}
