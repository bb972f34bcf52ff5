package gopark.rooms;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * All rooms, and the arrows between them.
 *
 * @param rooms by name
 * @param arrows between rooms
 */
record House(List<Room> rooms, Arrows arrows) {
  private static final String ROOT = "gopark";

  static House of(Path classes, Path sources) {
    JavaClasses imported = new ClassFileImporter().importPath(classes);
    Map<String, Arrows> inside = new TreeMap<>();
    Arrows between = new Arrows();
    for (JavaClass type : imported) {
      if (!type.getPackageName().startsWith(ROOT) || isPackageInfo(type)) {
        continue;
      }
      String room = room(type);
      between.name(room);
      Arrows own = inside.computeIfAbsent(room, r -> new Arrows());
      own.name(file(type));
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        JavaClass used = dependency.getTargetClass().getBaseComponentType();
        if (!used.getPackageName().startsWith(ROOT)) {
          continue;
        }
        between.arrow(room, room(used));
        if (room.equals(room(used))) {
          own.arrow(file(type), file(used));
        }
      }
    }
    List<Room> rooms = new ArrayList<>();
    inside.forEach((name, own) -> {
      String folder = name.equals("(root)") ? ROOT : ROOT + "." + name;
      long lines = lines(sources.resolve(folder.replace('.', '/')));
      rooms.add(new Room(name, own.names().size(), lines, own.count(), own.up()));
    });
    return new House(rooms, between);
  }

  private static boolean isPackageInfo(JavaClass type) {
    return type.getSimpleName().equals("package-info");
  }

  private static String room(JavaClass type) {
    String name = type.getPackageName();
    return name.equals(ROOT) ? "(root)" : name.substring(ROOT.length() + 1);
  }

  /** The class that the file is named after. */
  private static String file(JavaClass type) {
    String name = type.getFullName().substring(type.getPackageName().length() + 1);
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }

  private static long lines(Path folder) {
    if (!Files.isDirectory(folder)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(folder)) {
      long lines = 0;
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        lines += Files.readString(file).lines().count();
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
