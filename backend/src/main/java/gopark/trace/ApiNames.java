package gopark.trace;

import gopark.runtime.state.WaitReason;

/** The words that stand for constants in what others read: {@code GLOBAL_TAIL} is globalTail. */
public final class ApiNames {
  private static final ClassValue<String[]> WORDS =
      new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> type) {
          Object[] constants = type.getEnumConstants();
          String[] words = new String[constants.length];
          for (int i = 0; i < words.length; i++) {
            words[i] = word((Enum<?>) constants[i]);
          }
          return words;
        }
      };

  private ApiNames() {}

  /** A wait reason is told in the runtime's own words, all else as in {@code localTail}. */
  public static String of(Enum<?> constant) {
    return WORDS.get(constant.getDeclaringClass())[constant.ordinal()];
  }

  private static String word(Enum<?> constant) {
    return constant instanceof WaitReason reason ? reason.text() : camel(constant.name());
  }

  /** {@code GO_CREATED} as {@code goCreated}. */
  static String camel(String name) {
    StringBuilder word = new StringBuilder(name.length());
    boolean begins = false;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '_') {
        begins = true;
      } else {
        word.append(begins ? c : Character.toLowerCase(c));
        begins = false;
      }
    }
    return word.toString();
  }
}
