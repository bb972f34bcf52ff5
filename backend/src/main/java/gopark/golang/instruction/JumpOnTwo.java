package gopark.golang.instruction;

/** Jumps if two slots' values compare so. */
abstract class JumpOnTwo extends Jumping {
  final int left;
  final int right;

  JumpOnTwo(int left, int right, int target, int cost) {
    super(target, cost);
    this.left = left;
    this.right = right;
  }
}
