package gopark.golang.race;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.value.Cell;
import gopark.golang.value.HeapObject;
import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.SourceLine;
import java.util.List;
import org.junit.jupiter.api.Test;

class RacesStateTest {
  private static final int MUTEX = 5;
  private static final int CHANNEL = 6;

  private final Races races = new Races(new Lines());
  private final Place mainPlace = new Place();
  private final Racing main = races.start(mainPlace);
  private final Cell variable = new Cell();

  /** Each pc is a line of the user's. */
  private static final class Lines implements Frames {
    @Override
    public List<Frame> at(int pc) {
      return List.of(new Frame("main.f", new SourceLine("main.go", pc)));
    }

    @Override
    public List<Frame> within(int pc) {
      return List.of();
    }

    @Override
    public int offset(int pc) {
      return 0;
    }

    @Override
    public int userLine(int pc) {
      return pc;
    }
  }

  private static final class Place implements Standing {
    private int line = 1;
    private long remembered;

    @Override
    public int[] stack() {
      return new int[] {line};
    }

    @Override
    public boolean isInFile() {
      return false;
    }

    @Override
    public void remembers(long bytes) {
      remembered += bytes;
    }

    @Override
    public long addressOf(HeapObject object) {
      return 0xc000000000L;
    }
  }

  private Racing started(Racing by) {
    Racing g = by.starts(new Place());
    g.named(6);
    g.begin();
    return g;
  }

  private Racing begun() {
    main.named(1);
    main.begin();
    return main;
  }

  private void write(Racing g) {
    g.touches(variable, 0, true, false);
  }

  private void read(Racing g) {
    g.touches(variable, 0, false, false);
  }

  @Test
  void whatIsWrittenBeforeTheGoStatementIsOrdered() {
    begun();
    write(main);
    Racing child = started(main);
    read(child);
    write(child);

    assertThat(races.found()).isEmpty();
  }

  @Test
  void whatIsWrittenAfterTheGoStatementRaces() {
    begun();
    Racing child = started(main);
    mainPlace.line = 9;
    write(main);
    read(child);

    assertThat(races.found()).hasSize(1);
    assertThat(races.found().getFirst().before().line()).isEqualTo(9);
    assertThat(races.news()).startsWith("==================\nWARNING: DATA RACE\nRead at 0x00c0");
    assertThat(races.news()).isNull();
    assertThat(child.verdict()).isEqualTo("Found 1 data race(s)\n");
  }

  @Test
  void aStackIsRememberedAndPaidForOnce() {
    begun();
    touchManyVariables();
    long first = mainPlace.remembered;
    touchManyVariables();
    long second = mainPlace.remembered - first;

    assertThat(first - second).isEqualTo(2 * new Stack(8).bytes());
  }

  /** By turns from two lines, so that no access is like the one before. */
  private void touchManyVariables() {
    for (int i = 0; i < 1000; i++) {
      mainPlace.line = 8 + i % 2;
      main.touches(new Cell(), 0, true, false);
    }
  }

  @Test
  void twoReadsAreNoRaceAndAWriteAfterBothIsOne() {
    begun();
    Racing one = started(main);
    Racing other = started(main);
    read(one);
    read(other);
    assertThat(races.found()).isEmpty();
    write(main);

    assertThat(races.found()).hasSize(1);
  }

  @Test
  void theSamePairOfPlacesIsToldOfOnce() {
    begun();
    Racing child = started(main);
    for (int i = 0; i < 5; i++) {
      Cell fresh = new Cell();
      child.touches(fresh, 0, true, false);
      main.touches(fresh, 0, false, false);
    }

    assertThat(races.found()).hasSize(1);
  }

  @Test
  void aMutexOrders() {
    begun();
    Racing child = started(main);
    write(child);
    Synchronization.before(child, new Operation.Unlock(MUTEX));
    Synchronization.after(main, new Operation.Lock(MUTEX), new Outcome());
    write(main);

    assertThat(races.found()).isEmpty();
  }

  @Test
  void theSendComesBeforeTheReceiveButNotTheReceiveBeforeASendWithRoom() {
    begun();
    Racing child = started(main);
    write(main);
    main.puts(CHANNEL, 2);
    child.takes(CHANNEL, 2);
    write(child);
    assertThat(races.found()).isEmpty();
    main.puts(CHANNEL, 2);
    write(main);

    assertThat(races.found()).hasSize(1);
  }

  @Test
  void theReceiveComesBeforeTheSendThatTakesItsPlace() {
    begun();
    Racing child = started(main);
    main.puts(CHANNEL, 1);
    write(child);
    child.takes(CHANNEL, 1);
    main.puts(CHANNEL, 1);
    write(main);

    assertThat(races.found()).isEmpty();
  }

  @Test
  void thoseWhoMeetKnowAllOfEachOther() {
    begun();
    Racing child = started(main);
    Cell mine = new Cell();
    main.touches(mine, 0, true, false);
    write(child);
    main.meets(child, CHANNEL, 0);
    write(main);
    child.touches(mine, 0, true, false);

    assertThat(races.found()).isEmpty();
  }

  @Test
  void aCopyGoesItsOwnWay() {
    begun();
    Racing child = started(main);
    write(main);
    Copies copies = new Copies();
    Races copied = copies.of(races, it -> it.copy(copies));
    Cell sameVariable = copies.of(variable, it -> (Cell) it.copy(copies));
    Racing copiedChild = child.copy(copied, new Place());
    copiedChild.touches(sameVariable, 0, false, false);

    assertThat(copied.found()).hasSize(1);
    assertThat(races.found()).isEmpty();
    read(child);
    assertThat(races.found()).hasSize(1);
  }

  @Test
  void aPlaceIsUsedAgainOnlyByThoseWhoKnowOfTheEnd() {
    begun();
    Racing first = started(main);
    write(first);
    Synchronization.before(first, new Operation.Unlock(MUTEX));
    first.end();
    Racing stranger = started(main);
    assertThat(stranger.place).isNotEqualTo(first.place);
    Synchronization.after(main, new Operation.Lock(MUTEX), new Outcome());
    Racing heir = started(main);

    assertThat(heir.place).isEqualTo(first.place);
    write(heir);
    assertThat(races.found()).isEmpty();
    write(stranger);
    assertThat(races.found()).hasSize(1);
  }
}
