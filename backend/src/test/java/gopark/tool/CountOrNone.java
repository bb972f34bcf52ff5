package gopark.tool;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of things of which there may be none. */
public final class CountOrNone implements ITypeConverter<Integer> {
  private static final String FORM = "\\d{1,9}";

  @Override
  public Integer convert(String text) {
    if (!text.matches(FORM)) {
      throw new TypeConversionException(text + " is not a count");
    }
    return Integer.parseInt(text);
  }
}
