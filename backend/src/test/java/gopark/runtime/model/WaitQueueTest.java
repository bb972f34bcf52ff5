package gopark.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.simulation.SimulatorBug;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WaitQueueTest {
  private final WaitQueue queue = new WaitQueue();

  private static Waiter waiter(int goid) {
    Goroutine g = new Goroutine(goid);
    g.goid = goid;
    return new Waiter(g);
  }

  private static Waiter selecting(Goroutine g) {
    Waiter waiter = new Waiter(g);
    waiter.isSelect = true;
    return waiter;
  }

  private List<Integer> taken() {
    List<Integer> goids = new ArrayList<>();
    Waiter waiter = queue.dequeue();
    while (waiter != null) {
      goids.add(waiter.g.goid);
      waiter = queue.dequeue();
    }
    return goids;
  }

  @Test
  void whoComesFirstGoesFirst() {
    queue.addLast(waiter(1));
    queue.addLast(waiter(2));
    queue.addFirst(waiter(3));

    assertThat(queue.size()).isEqualTo(3);
    assertThat(taken()).containsExactly(3, 1, 2);
    assertThat(queue.isEmpty()).isTrue();
  }

  @Test
  void oneInTheMiddleCanLeave() {
    Waiter middle = waiter(2);
    queue.addLast(waiter(1));
    queue.addLast(middle);
    queue.addLast(waiter(3));

    queue.remove(middle);

    assertThat(taken()).containsExactly(1, 3);
    assertThatThrownBy(() -> queue.remove(middle)).isInstanceOf(SimulatorBug.class);
  }

  @Test
  void aSelectIsWokenThroughOneOfItsPlacesOnly() {
    Goroutine g = waiter(1).g;
    queue.addLast(selecting(g));
    queue.addLast(selecting(g));
    queue.addLast(waiter(2));

    assertThat(taken()).containsExactly(1, 2);
    assertThat(g.selectDone).isTrue();
  }
}
