package gopark.program;

import org.jspecify.annotations.Nullable;

/** What the values of a channel are, for those who look into it. It never changes. */
public interface Elements {

  /** Values of which nothing more is known than what they say of themselves. */
  Elements PLAIN =
      new Elements() {
        @Override
        public String type() {
          return "";
        }

        @Override
        public String text(@Nullable Object value) {
          return String.valueOf(value);
        }
      };

  /** The name of their type. */
  String type();

  /** One of them in a line. */
  String text(@Nullable Object value);
}
