package gopark.golang.instruction;

import gopark.golang.machine.Instruction;

/** Takes two slots' values and puts what comes of them in a third. */
abstract class ThreeSlots extends Instruction {
  final int to;
  final int left;
  final int right;

  ThreeSlots(int to, int left, int right) {
    this.to = to;
    this.left = left;
    this.right = right;
  }
}
