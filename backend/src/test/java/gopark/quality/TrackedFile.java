package gopark.quality;

import java.util.List;

/** A file of the repository. The path has slashes on every system; a binary file has no text. */
record TrackedFile(String path, String text) {

  List<String> lines() {
    return text.lines().toList();
  }

  String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  String folder() {
    return path.substring(0, Math.max(0, path.lastIndexOf('/')));
  }

  /** What follows the last dot of the name, "" without one. */
  String kind() {
    int dot = name().lastIndexOf('.');
    return dot < 0 ? "" : name().substring(dot + 1);
  }
}
