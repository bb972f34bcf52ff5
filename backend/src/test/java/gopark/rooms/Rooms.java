package gopark.rooms;

import gopark.tool.Tools;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints the table of the rooms and draws their picture. */
@Command(
    name = "backend/rooms",
    description =
        "Draws the packages of the server as rooms; counts the arrows from class to class inside"
            + " each, and those that run back up.")
public final class Rooms implements Callable<Integer> {
  private final PrintStream out = Tools.out();

  @Option(names = "--classes", description = "the compiled classes: ${DEFAULT-VALUE}")
  private Path classes = Path.of("target/classes");

  @Option(names = "--sources", description = "their sources: ${DEFAULT-VALUE}")
  private Path sources = Path.of("src/main/java");

  @Option(names = "--picture", description = "where the picture goes: ${DEFAULT-VALUE}")
  private Path picture = Path.of("target/rooms.svg");

  public static void main(String[] arguments) {
    Tools.run(new Rooms(), arguments);
  }

  @Override
  public Integer call() throws IOException {
    House house = House.of(classes, sources);
    out.printf("%-24s %6s %7s %7s %4s%n", "room", "files", "lines", "arrows", "up");
    List<Room> rooms = house.rooms();
    rooms.forEach(this::print);
    print(
        new Room(
            "all",
            rooms.stream().mapToInt(Room::files).sum(),
            rooms.stream().mapToLong(Room::lines).sum(),
            rooms.stream().mapToInt(Room::arrows).sum(),
            rooms.stream().mapToInt(Room::up).sum()));
    out.printf("between rooms: %d arrows, %d up%n", house.arrows().count(), house.arrows().up());
    Files.writeString(picture, new RoomsPicture(house).svg());
    out.println("picture: " + picture);
    return 0;
  }

  private void print(Room room) {
    out.printf(
        "%-24s %6d %7d %7d %4d%n",
        room.name(), room.files(), room.lines(), room.arrows(), room.up());
  }
}
