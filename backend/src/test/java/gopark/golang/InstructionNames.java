package gopark.golang;

import gopark.golang.machine.Instruction;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What instructions are called: {@code Send} by its class, {@code Slicings.make} by the method that
 * makes it, {@code ElementAccess.ASSIGN.ofSlice} by the operation in a table and how it is applied.
 */
final class InstructionNames {
  private static final String SPECIALIZATION = "gopark.golang.instruction.Specialization";

  private InstructionNames() {}

  static String of(Instruction instruction) {
    Class<?> type = instruction.getClass();
    return type.isHidden() ? ofCopy(type) : ofWritten(type);
  }

  /** All instructions that a class stands for. */
  static List<String> in(Class<?> type) {
    boolean instruction = Instruction.class.isAssignableFrom(type);
    if (!instruction || Modifier.isAbstract(type.getModifiers())) {
      return operations(type, null);
    }
    return isTemplate(type) ? List.of() : List.of(ofWritten(type));
  }

  private static boolean isTemplate(Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) && field.getName().matches("OPERATION|ACCESS")) {
        return true;
      }
    }
    return false;
  }

  private static String ofWritten(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    if (outer == null) {
      return type.getSimpleName();
    }
    Method maker = type.getEnclosingMethod();
    return outer.getSimpleName() + "." + (maker == null ? type.getSimpleName() : maker.getName());
  }

  private static String ofCopy(Class<?> copy) {
    try {
      String name = copy.getName();
      return operations(Class.forName(name.substring(0, name.indexOf('$'))), copy).getFirst();
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** The operations of a table; if a copy is given, only the one that it was made for. */
  private static List<String> operations(Class<?> table, @Nullable Class<?> copy) {
    List<Field> forms = new ArrayList<>();
    for (Field field : table.getDeclaredFields()) {
      if (field.getType().getName().equals(SPECIALIZATION)) {
        field.setAccessible(true);
        forms.add(field);
      }
    }
    List<String> found = new ArrayList<>();
    for (Field constant : table.getDeclaredFields()) {
      if (constant.getType() == table && !forms.isEmpty()) {
        constant.setAccessible(true);
        for (Field form : forms) {
          if (copy == null || copy == copyOf(constant, form)) {
            String name = table.getSimpleName() + "." + constant.getName();
            found.add(forms.size() == 1 ? name : name + "." + form.getName());
          }
        }
      }
    }
    return found;
  }

  private static @Nullable Class<?> copyOf(Field constant, Field form) {
    try {
      Object specialization = Objects.requireNonNull(form.get(constant.get(null)));
      Field first = specialization.getClass().getDeclaredField("first");
      first.setAccessible(true);
      Object made = first.get(specialization);
      return made == null ? null : made.getClass();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
