package gopark.golang.instruction;

/** Jumps if a slot's value compares so with a constant. */
abstract class JumpOnConstant extends Jumping {
  final int left;
  final long constant;

  JumpOnConstant(int left, long constant, int target, int cost) {
    super(target, cost);
    this.left = left;
    this.constant = constant;
  }
}
