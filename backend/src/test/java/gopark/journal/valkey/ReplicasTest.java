package gopark.journal.valkey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.journal.JournalFailed;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ReplicasTest {

  private static final Duration SECOND = Duration.ofSeconds(1);

  private final Replicas replicas = new Replicas(1);

  private String write(String what) {
    return replicas.write(() -> what);
  }

  @Test
  void writersDoNotWaitForEachOtherWhileReplicasConfirm() {
    replicas.confirmed(1, SECOND);
    String both = replicas.write(() -> write("one") + " in " + "the other");
    assertThat(both).isEqualTo("one in the other");
  }

  @Test
  void whileReplicasAreLackingOneWriteTriesAndTheOthersAreRefusedAtOnce() {
    assertThatThrownBy(() -> replicas.confirmed(0, SECOND))
        .isInstanceOf(JournalFailed.class)
        .hasMessageContaining("0 of 1");
    String tried =
        replicas.write(() -> {
          assertThatThrownBy(() -> write("another")).isInstanceOf(JournalFailed.class);
          return "tried";
        });
    assertThat(tried).isEqualTo("tried");
    assertThat(write("the next")).as("one after the other").isEqualTo("the next");
  }

  @Test
  void aTrialThatFailedMakesRoomForTheNext() {
    assertThatThrownBy(() -> replicas.confirmed(0, SECOND)).isInstanceOf(JournalFailed.class);
    assertThatThrownBy(() ->
            replicas.write(() -> {
              replicas.confirmed(0, SECOND);
              return "never";
            }))
        .hasMessageContaining("0 of 1");
    assertThat(write("the next")).isEqualTo("the next");
  }

  @Test
  void afterAWriteThatBrokeOffOneTriesToo() {
    assertThatThrownBy(() -> replicas.write(ReplicasTest::breakOff))
        .isInstanceOf(JournalFailed.class);
    String tried =
        replicas.write(() -> {
          assertThatThrownBy(() -> write("another")).hasMessageContaining("lately");
          return "tried";
        });
    assertThat(tried).isEqualTo("tried");
  }

  @Test
  void whereNoReplicaIsAskedForNobodyTakesTurns() {
    Replicas none = new Replicas(0);
    assertThatThrownBy(() -> none.write(ReplicasTest::breakOff)).isInstanceOf(JournalFailed.class);
    String both = none.write(() -> none.write(() -> "one in the other"));
    assertThat(both).isEqualTo("one in the other");
  }

  private static String breakOff() {
    throw new JournalFailed("The connection broke off.", null);
  }

  @Test
  void onceReplicasConfirmAgainEverybodyMayWrite() {
    assertThatThrownBy(() -> replicas.confirmed(0, SECOND)).isInstanceOf(JournalFailed.class);
    String tried =
        replicas.write(() -> {
          replicas.confirmed(1, SECOND);
          return write("another");
        });
    assertThat(tried).isEqualTo("another");
  }
}
