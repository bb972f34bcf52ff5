package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.RuntimeCommand;
import gopark.runtime.event.KernelEvent.ThreadOffCore;
import gopark.runtime.event.KernelEvent.Throttled;
import gopark.runtime.event.KernelEvent.Unthrottled;
import gopark.runtime.event.LeftCore;
import gopark.runtime.state.ProcessorStatus;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 64 threads in a container with two CPUs: a burst, and then all stand. */
class QuotaTest {
  private static final long US = 1_000;
  private static final long MS = 1_000_000;

  @Test
  void sixtyFourThreadsRun3MillisecondsOfEach100() throws IOException {
    Story story =
        Stage.with(64)
            .onCores(64)
            .play(
                """
                package main

                import (
                    "time"

                    "gopark/sched"
                )

                func main() {
                    for range 63 {
                        go work()
                    }
                    sched.Spin(10 * time.Second)
                }

                func work() {
                    sched.Spin(10 * time.Second)
                }
                """);
    story.until(() -> running(story) == 64);
    long start = story.now();
    story.beginsHere().does(new RuntimeCommand.Quota(200 * MS, 100 * MS)).goesOn(350 * MS);
    story.isTold("quota", event -> event instanceof Throttled || event instanceof Unthrottled);

    List<Throttled> frozen = story.events(Throttled.class);
    List<Unthrottled> thawed = story.events(Unthrottled.class);
    assertThat(frozen).hasSize(4);
    assertThat(thawed).hasSize(3);
    for (int i = 0; i < 4; i++) {
      long period = start + 100 * MS * i;
      long ran = frozen.get(i).at().timeNs() - period;
      assertThat(ran).as("200 ms / 64 threads").isBetween(3_000 * US, 3_150 * US);
      assertThat(frozen.get(i).untilNs() - frozen.get(i).at().timeNs())
          .isBetween(96_850 * US, 97_000 * US);
      assertThat(stopped(story, frozen.get(i).at().timeNs())).isGreaterThanOrEqualTo(64);
    }
  }

  private static long running(Story story) {
    return story.snapshot().ps().values().stream()
        .filter(p -> p.status() == ProcessorStatus.RUNNING && p.schedtick() > 0)
        .count();
  }

  private static long stopped(Story story, long ns) {
    return story.events(ThreadOffCore.class).stream()
        .filter(event -> event.at().timeNs() == ns && event.why() == LeftCore.THROTTLED)
        .count();
  }
}
