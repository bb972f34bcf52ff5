package gopark.journal;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.journal.Written.Appended;
import gopark.journal.Written.Stale;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What those who follow a journal may rely on, beside what {@link JournalContract} says. */
public abstract class FollowingContract extends JournalContract {

  @Test
  void aFollowerGetsWhatIsThereAndWhatComes() {
    journal.create("a", fields(1));
    journal.append("a", 1, fields(2));
    Told all = new Told();
    Told later = new Told();
    journal.follow("a", 0, all);
    journal.follow("a", 2, later);
    assertThat(all.seqs()).containsExactly(1L, 2L);
    journal.appendAll("a", 2, List.of(fields(3), fields(4)));
    assertThat(all.seqs()).containsExactly(1L, 2L, 3L, 4L);
    assertThat(later.entries).containsExactly(new Entry(3, fields(3)), new Entry(4, fields(4)));
  }

  @Test
  void aSessionCanBeFollowedBeforeItBegins() {
    Told told = new Told();
    journal.follow("a", 0, told);
    journal.create("b", fields(1));
    journal.create("a", fields(1));
    assertThat(told.seqs()).containsExactly(1L);
  }

  @Test
  void aFollowerThatLeavesIsToldNothingMore() {
    Told told = new Told();
    Subscription subscription = journal.follow("a", 0, told);
    journal.create("a", fields(1));
    subscription.close();
    subscription.close();
    journal.append("a", 1, fields(2));
    assertThat(told.seqs()).containsExactly(1L);
    assertThat(told.ends).isEmpty();
  }

  @Test
  void aFollowerMayAppend() {
    Told told =
        new Told() {
          @Override
          public void appended(Entry entry) {
            super.appended(entry);
            if (entry.seq() < 5) {
              journal.append("a", entry.seq(), fields(entry.seq() + 1));
            }
          }
        };
    journal.follow("a", 0, told);
    journal.create("a", fields(1));
    assertThat(told.seqs()).containsExactly(1L, 2L, 3L, 4L, 5L);
  }

  @Test
  void aFollowerThatFailsIsLeftAloneAndHarmsNobody() {
    Told told =
        new Told() {
          @Override
          public void appended(Entry entry) {
            super.appended(entry);
            throw new IllegalStateException("no more");
          }
        };
    journal.follow("a", 0, told);
    assertThat(journal.create("a", fields(1))).isEqualTo(new Appended(1));
    assertThat(journal.append("a", 1, fields(2))).isEqualTo(new Appended(2));
    assertThat(told.seqs()).containsExactly(1L);
    assertThat(told.ends).containsExactly("failed: no more");
  }

  @Test
  void aFollowerLearnsThatTheSessionIsGone() {
    journal.create("a", fields(1));
    Told told = new Told();
    journal.follow("a", 0, told);
    journal.delete("a");
    journal.create("a", fields(1));
    assertThat(told.seqs()).containsExactly(1L);
    assertThat(told.ends).containsExactly("deleted");
  }

  @Test
  void followersSeeEachEntryOnceAndInOrderWhoeverWrites() throws InterruptedException {
    List<Told> followers = List.of(new Told(), new Told(), new Told());
    inParallel(
        6,
        thread -> {
          if (thread < 3) {
            journal.follow("a", 0, followers.get(thread));
          }
          long last = journal.lastSeq("a");
          while (last < 100) {
            last =
                switch (journal.append("a", last, fields(thread))) {
                  case Appended(long seq) -> seq;
                  case Stale(long seq) -> seq;
                };
          }
        });
    for (Told told : followers) {
      assertThat(told.seqs()).isEqualTo(upTo(journal.lastSeq("a")));
    }
  }
}
