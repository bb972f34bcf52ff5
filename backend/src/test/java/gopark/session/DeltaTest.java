package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.journal.Journal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A patch makes of what a viewer has exactly what there is now, whatever happened in between.
 * {@code -Ddeltas=1000} tries a thousand sessions.
 */
class DeltaTest {
  private static final int SESSIONS = Integer.getInteger("deltas", 4);
  private static final int COMMANDS = 500;

  /** The number of earlier moments that are remembered; some of them are old. */
  private static final int EARLIER = 16;

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.USE_LONG_FOR_INTS).build();

  private long sent;
  private long done;

  @Test
  void aPatchMakesOfAnyEarlierMomentExactlyTheOneNow() {
    for (long seed = 1; seed <= SESSIONS; seed++) {
      try (Journal journal = new MemoryJournal()) {
        new Play(seed, journal).play();
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("with seed " + seed, e);
      }
    }
    assertThat(done).as("commands that made sense").isGreaterThan(sent * 3 / 4);
  }

  /** One session under random commands. */
  private final class Play {
    private final RandomCommands commands;
    private final Session session;
    private final List<Seen> earlier = new ArrayList<>();
    private long nowMs = 1_000_000;

    Play(long seed, Journal journal) {
      commands = new RandomCommands(seed);
      Session created = Session.create("s" + seed, commands.scenario(), "hash", journal, nowMs);
      assertThat(created).isNotNull();
      session = created;
    }

    void play() {
      Moment first = session.moment(nowMs);
      Seen seen = new Seen(first, first, MomentTree.of(first));
      earlier.add(seen);
      for (int i = 0; i < COMMANDS; i++) {
        nowMs += commands.pauseMs();
        act(seen.moment);
        Seen next = look(seen);
        check(seen, next);
        check(earlier.get(commands.random().below(earlier.size())), next);
        if (i % 16 == 0) {
          assertThat(JSON.readValue(JSON.writeValueAsString(next.tree), Object.class))
              .isEqualTo(next.tree);
        }
        remember(next);
        seen = next;
      }
    }

    private void act(Moment now) {
      int branches = session.branches().size();
      Submitted submitted =
          branches > 1 && commands.random().below(25) == 0
              ? session.switchTo(commands.random().below(branches), nowMs)
              : session.submit(List.of(commands.next(now)), OptionalLong.empty(), nowMs);
      sent++;
      done += submitted instanceof Submitted.Done ? 1 : 0;
    }

    private Seen look(Seen before) {
      Moment moment = session.moment(nowMs);
      Moment shared = Shared.with(before.shared, moment);
      assertThat(shared).isEqualTo(moment);
      return new Seen(moment, shared, MomentTree.of(moment));
    }

    private void remember(Seen seen) {
      if (earlier.size() < EARLIER) {
        earlier.add(seen);
      } else {
        earlier.set(commands.random().below(EARLIER), seen);
      }
    }
  }

  /** A moment, once as it was made and once with what it shares with others. */
  private record Seen(Moment moment, Moment shared, Map<String, Object> tree) {}

  private static void check(Seen before, Seen after) {
    Map<String, @Nullable Object> patch = MomentTree.patch(before.moment, after.moment);
    assertThat(MergePatch.apply(before.tree, patch)).isEqualTo(after.tree);
    assertThat(MomentTree.patch(before.shared, after.shared)).isEqualTo(patch);
    assertThat(MomentTree.patch(after.moment, after.shared)).isEmpty();
    assertThat(
            MergePatch.apply(
                before.tree, JSON.readValue(JSON.writeValueAsString(patch), Object.class)))
        .isEqualTo(after.tree);
  }
}
