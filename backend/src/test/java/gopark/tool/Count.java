package gopark.tool;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of things of which there is at least one. */
public final class Count implements ITypeConverter<Integer> {
  @Override
  public Integer convert(String text) {
    int count = new CountOrNone().convert(text);
    if (count == 0) {
      throw new TypeConversionException("at least 1");
    }
    return count;
  }
}
