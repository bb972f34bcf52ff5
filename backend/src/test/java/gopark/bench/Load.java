package gopark.bench;

/** What the simulated process does while it is measured. */
public enum Load {
  /** Two goroutines that do nothing but Gosched. */
  GOSCHED_2(1),
  GOSCHED_1000(1),
  /** Two goroutines and two channels without buffers. */
  PING_PONG(1),
  /** Four processors with pairs of players, and with others that work a little and yield. */
  MIXED(4);

  private static final int MIXED_GOROUTINES = 64;
  private static final long MIXED_WORK = 500;

  final int processors;

  Load(int processors) {
    this.processors = processors;
  }

  LoadProgram main(Progress progress) {
    return switch (this) {
      case GOSCHED_2 -> new Main(0, 2, (number, channels) -> new Yielder(progress, 0));
      case GOSCHED_1000 -> new Main(0, 1_000, (number, channels) -> new Yielder(progress, 0));
      case PING_PONG -> new Main(2, 2, (number, channels) -> player(progress, number, channels));
      case MIXED ->
          new Main(
              MIXED_GOROUTINES / 2,
              MIXED_GOROUTINES,
              (number, channels) ->
                  number < channels.length
                      ? player(progress, number, channels)
                      : new Yielder(progress, MIXED_WORK));
    };
  }

  /** The even ones serve, the odd ones answer. */
  private static LoadProgram player(Progress progress, int number, int[] channels) {
    return new Player(progress, channels[number], channels[number ^ 1], number % 2 == 0);
  }
}
