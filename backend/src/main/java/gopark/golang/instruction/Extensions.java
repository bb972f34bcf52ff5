package gopark.golang.instruction;

import gopark.golang.machine.Fiber;

/** Cuts a result to the width of its type. */
public final class Extensions {
  private Extensions() {}

  /** To int8. */
  public static final class Signed8 extends TwoSlots {
    public Signed8(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = (byte) w[b + from];
      return pc + 1;
    }
  }

  /** To int16. */
  public static final class Signed16 extends TwoSlots {
    public Signed16(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = (short) w[b + from];
      return pc + 1;
    }
  }

  /** To int32. */
  public static final class Signed32 extends TwoSlots {
    public Signed32(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = (int) w[b + from];
      return pc + 1;
    }
  }

  /** To uint8. */
  public static final class Unsigned8 extends TwoSlots {
    public Unsigned8(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + from] & 0xFF;
      return pc + 1;
    }
  }

  /** To uint16. */
  public static final class Unsigned16 extends TwoSlots {
    public Unsigned16(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + from] & 0xFFFF;
      return pc + 1;
    }
  }

  /** To uint32. */
  public static final class Unsigned32 extends TwoSlots {
    public Unsigned32(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + from] & 0xFFFFFFFFL;
      return pc + 1;
    }
  }
}
