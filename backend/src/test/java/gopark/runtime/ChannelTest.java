package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Copies;
import gopark.program.Elements;
import gopark.runtime.model.Channel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ChannelTest {
  private static List<@Nullable Object> buffered(Channel channel) {
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = 0; i < channel.count(); i++) {
      values.add(channel.peek(i));
    }
    return values;
  }

  @Test
  void theRingGoesRound() {
    Channel channel = new Channel(1, "", 3, Elements.PLAIN);
    channel.put("a");
    channel.put("b");
    channel.put(null);

    assertThat(channel.hasRoom()).isFalse();
    assertThat(channel.take()).isEqualTo("a");
    channel.put("d");

    assertThat(buffered(channel)).containsExactly("b", null, "d");
  }

  @Test
  void aHugeBufferCostsOnlyWhatIsInIt() {
    Channel channel = new Channel(1, "", Integer.MAX_VALUE, Elements.PLAIN);
    List<@Nullable Object> sent = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      channel.put(i);
      sent.add(i);
    }

    assertThat(buffered(channel)).isEqualTo(sent);
  }

  @Test
  void drainingThrowsEverythingAway() {
    Channel channel = new Channel(1, "", 1, Elements.PLAIN);
    channel.put("late");

    assertThat(channel.drain()).isTrue();
    assertThat(channel.count()).isZero();
    assertThat(channel.drain()).isFalse();
    assertThat(channel.hasRoom()).isTrue();
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Channel channel = new Channel(7, "jobs", 2, Elements.PLAIN);
    channel.put("a");
    channel.closed = true;

    Channel copy = channel.copy(new Copies());
    channel.take();

    assertThat(copy.handle).isEqualTo(7);
    assertThat(copy.name).isEqualTo("jobs");
    assertThat(copy.closed).isTrue();
    assertThat(buffered(copy)).containsExactly("a");
  }
}
