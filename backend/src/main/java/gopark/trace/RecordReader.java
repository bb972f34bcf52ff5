package gopark.trace;

import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/**
 * Gives all components of the records of one class. There is a class of readers for each class of
 * records, made when it is needed first: it calls the accessors as source code would, which no
 * reflection does that is told the class only then.
 */
@FunctionalInterface
interface RecordReader {
  @Nullable Object[] read(Record record);

  static RecordReader of(Class<?> type, RecordComponent[] components) {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    try {
      MethodHandles.Lookup made = lookup.defineHiddenClass(code(type, components), true);
      return (RecordReader)
          made.findConstructor(made.lookupClass(), MethodType.methodType(void.class)).invoke();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalArgumentException(type + " is not public", e);
    }
  }

  private static byte[] code(Class<?> type, RecordComponent[] components) {
    ClassDesc self = ClassDesc.of(RecordReader.class.getName() + "$Of" + type.getSimpleName());
    MethodTypeDesc read =
        MethodTypeDesc.of(CD_Object.arrayType(), Record.class.describeConstable().orElseThrow());
    return ClassFile.of()
        .build(
            self,
            made ->
                made.withFlags(ACC_FINAL)
                    .withInterfaceSymbols(RecordReader.class.describeConstable().orElseThrow())
                    .withMethodBody(
                        INIT_NAME,
                        MTD_void,
                        ACC_PUBLIC,
                        code ->
                            code.aload(0).invokespecial(CD_Object, INIT_NAME, MTD_void).return_())
                    .withMethodBody(
                        "read", read, ACC_PUBLIC, code -> readAll(code, type, components)));
  }

  private static void readAll(CodeBuilder code, Class<?> type, RecordComponent[] components) {
    ClassDesc record = type.describeConstable().orElseThrow();
    code.loadConstant(components.length).anewarray(CD_Object);
    for (int i = 0; i < components.length; i++) {
      Class<?> kind = components[i].getType();
      ClassDesc value = kind.describeConstable().orElseThrow();
      code.dup()
          .loadConstant(i)
          .aload(1)
          .checkcast(record)
          .invokevirtual(record, components[i].getName(), MethodTypeDesc.of(value));
      if (kind.isPrimitive()) {
        ClassDesc box =
            MethodType.methodType(kind).wrap().returnType().describeConstable().orElseThrow();
        code.invokestatic(box, "valueOf", MethodTypeDesc.of(box, value));
      }
      code.aastore();
    }
    code.areturn();
  }
}
