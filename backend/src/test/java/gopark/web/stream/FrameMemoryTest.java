package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ClientAddress;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class FrameMemoryTest {

  private static final ClientAddress ADA = new ClientAddress("192.0.2.1");
  private static final int LENGTH = 100 * 1024;

  /** All have room for eight of these messages, an address for two. */
  private final FrameMemory memory = new FrameMemory(8 * LENGTH);

  private final UnpooledByteBufAllocator buffers = new UnpooledByteBufAllocator(true, true);
  private final List<HttpChunk> made = new ArrayList<>();
  private final List<String> cut = new ArrayList<>();

  @AfterEach
  void releaseAll() {
    made.forEach(HttpChunk::release);
  }

  private HttpChunk message() {
    HttpChunk message = HttpChunk.of(buffers, new byte[LENGTH]);
    made.add(message);
    return message;
  }

  private FrameMemory.Hold hold(ClientAddress address, HttpChunk message, long ms, String name) {
    return memory.hold(address, message, 0, ms, () -> cut.add(name));
  }

  @Test
  void aMessageCountsOnceHoweverManyWaitForItAndUntilTheLastHasIt() {
    HttpChunk message = message();
    FrameMemory.Hold first = hold(ADA, message, 0, "first");
    FrameMemory.Hold second = hold(ADA, message, 0, "second");
    FrameMemory.Hold other = hold(new ClientAddress("192.0.2.2"), message, 0, "other");
    assertThat(memory.taken()).isEqualTo(LENGTH);
    first.close();
    first.close();
    other.close();
    assertThat(memory.taken()).isEqualTo(LENGTH);
    second.close();
    assertThat(memory.taken()).isZero();
    assertThat(cut).isEmpty();
  }

  @Test
  void anAddressHasAQuarterAndWhoIsFurthestBehindMakesRoom() {
    hold(ADA, message(), 0, "takes nothing");
    FrameMemory.Hold slow = hold(ADA, message(), 0, "takes much");
    slow.took(LENGTH / 2);
    hold(ADA, message(), 500, "comes late");
    assertThat(cut).containsExactly("takes nothing");
    assertThat(memory.taken()).isEqualTo(2 * LENGTH);
  }

  @Test
  void whoReadsIsNotCutForThoseWhoComeAndTakeNothing() {
    FrameMemory.Hold reader = hold(ADA, message(), 0, "reader");
    for (int ms = 1; ms <= 500; ms++) {
      reader.took(ms * 200L);
      hold(ADA, message(), ms, "stranger");
    }
    assertThat(cut).hasSize(499).containsOnly("stranger");
  }

  @Test
  void ofAllAddressesTogetherTheFurthestBehindMakesRoom() {
    for (int client = 0; client < 12; client++) {
      ClientAddress address = new ClientAddress("198.51.100." + client);
      hold(address, message(), client * 10L, "client " + client);
    }
    assertThat(cut).containsExactly("client 0", "client 1", "client 2", "client 3");
    assertThat(memory.taken()).isEqualTo(8 * LENGTH);
  }

  @Test
  void aMessageThatIsLongerThanTheRoomIsToldAllTheSame() {
    FrameMemory tiny = new FrameMemory(LENGTH / 2);
    HttpChunk message = message();
    tiny.hold(ADA, message, 0, 0, () -> cut.add("first")).took(1);
    tiny.hold(ADA, message, 0, 0, () -> cut.add("second")).took(1);
    assertThat(cut).isEmpty();
  }
}
