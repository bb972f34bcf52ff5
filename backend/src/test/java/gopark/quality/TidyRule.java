package gopark.quality;

import java.util.List;

/** One thing that is kept in order: looks at all files, says what is wrong and what to do. */
interface TidyRule {

  List<Finding> findings(List<TrackedFile> files);

  /** Something out of order; line 0 means the whole file. */
  record Finding(String path, int line, String message) {

    @Override
    public String toString() {
      return line == 0 ? path + ": " + message : path + ":" + line + ": " + message;
    }
  }
}
