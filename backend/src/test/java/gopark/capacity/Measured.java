package gopark.capacity;

import java.util.List;

/**
 * A point that {@code backend/cluster --points} measured.
 *
 * @param servers that are used
 * @param busyCores of all servers together
 */
record Measured(int servers, Load load, double busyCores) {

  static final List<Measured> POINTS =
      List.of(
          new Measured(1, new Load(20, 20, 4, 0), 0.21),
          new Measured(1, new Load(20, 1_500, 4, 0), 0.29),
          new Measured(1, new Load(20, 20, 4, 40), 0.77),
          new Measured(2, new Load(20, 1_500, 4, 0), 0.52),
          new Measured(2, new Load(20, 3_000, 4, 0), 0.40));
}
