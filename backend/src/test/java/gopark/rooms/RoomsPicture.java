package gopark.rooms;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The rooms floor by floor, users above what they use, as SVG. */
final class RoomsPicture {
  private static final int WIDTH = 178;
  private static final int HEIGHT = 46;
  private static final int GAP_X = 22;
  private static final int GAP_Y = 54;
  private static final int MARGIN = 24;

  private final House house;
  private final Map<String, double[]> places = new TreeMap<>();
  private double width;
  private double height;

  RoomsPicture(House house) {
    this.house = house;
    place();
  }

  private void place() {
    Map<String, Integer> depths = house.arrows().depths();
    int floors = depths.values().stream().mapToInt(depth -> depth).max().orElse(0) + 1;
    List<List<Room>> byFloor = new ArrayList<>();
    for (int i = 0; i < floors; i++) {
      byFloor.add(new ArrayList<>());
    }
    for (Room room : house.rooms()) {
      byFloor.get(floors - 1 - depths.getOrDefault(room.name(), 0)).add(room);
    }
    int most = byFloor.stream().mapToInt(List::size).max().orElse(0);
    width = 2 * MARGIN + most * (WIDTH + GAP_X) - GAP_X;
    height = 2 * MARGIN + floors * (HEIGHT + GAP_Y) - GAP_Y;
    for (int floor = 0; floor < floors; floor++) {
      List<Room> rooms = byFloor.get(floor);
      double wide = rooms.size() * (WIDTH + GAP_X) - GAP_X;
      for (int i = 0; i < rooms.size(); i++) {
        double x = (width - wide) / 2 + i * (WIDTH + GAP_X);
        places.put(rooms.get(i).name(), new double[] {x, MARGIN + floor * (HEIGHT + GAP_Y)});
      }
    }
  }

  String svg() {
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\""
                + " font-family=\"sans-serif\" font-size=\"12\">%n"
                + "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>%n",
            width,
            height));
    Arrows direct = house.arrows().withoutDetours();
    for (String user : direct.names()) {
      for (String used : direct.usedBy(user)) {
        svg.append(line(place(user), place(used)));
      }
    }
    house.rooms().forEach(room -> svg.append(box(room)));
    return svg.append("</svg>\n").toString();
  }

  private double[] place(String room) {
    return places.getOrDefault(room, new double[2]);
  }

  private static String line(double[] from, double[] to) {
    double x1 = from[0] + WIDTH / 2.0;
    double y1 = from[1] + HEIGHT;
    double x2 = to[0] + WIDTH / 2.0;
    double middle = (y1 + to[1]) / 2;
    return String.format(
        Locale.ROOT,
        "<path d=\"M%.0f %.0f C%.0f %.0f %.0f %.0f %.0f %.0f\" fill=\"none\""
            + " stroke=\"#9aa7b5\"/>%n",
        x1,
        y1,
        x1,
        middle,
        x2,
        middle,
        x2,
        to[1]);
  }

  private String box(Room room) {
    double[] at = place(room.name());
    String colour = room.up() == 0 ? "#e8f3ea" : "#fbeedd";
    return String.format(
        Locale.ROOT,
        "<g transform=\"translate(%.0f %.0f)\"><rect width=\"%d\" height=\"%d\" rx=\"6\""
            + " fill=\"%s\" stroke=\"#5b6b7b\"/><text x=\"10\" y=\"19\""
            + " font-weight=\"600\">%s</text><text x=\"10\" y=\"37\" fill=\"#445\">%d files, %d"
            + " arrows, %d up</text></g>%n",
        at[0],
        at[1],
        WIDTH,
        HEIGHT,
        colour,
        room.name(),
        room.files(),
        room.arrows(),
        room.up());
  }
}
