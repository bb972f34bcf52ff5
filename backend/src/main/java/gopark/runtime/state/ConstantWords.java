package gopark.runtime.state;

/** Constants as words that others read: {@code GLOBAL_TAIL} is globalTail. */
public final class ConstantWords {
  private static final ClassValue<String[]> WORDS =
      new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> type) {
          Object[] constants = type.getEnumConstants();
          String[] words = new String[constants.length];
          for (int i = 0; i < words.length; i++) {
            words[i] = camel(((Enum<?>) constants[i]).name());
          }
          return words;
        }
      };

  private ConstantWords() {}

  public static String of(Enum<?> constant) {
    return WORDS.get(constant.getDeclaringClass())[constant.ordinal()];
  }

  /** {@code GO_CREATED} as {@code goCreated}. */
  private static String camel(String name) {
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
