package gopark.golang.instruction;

import gopark.golang.machine.Instruction;

/** Takes a slot's value and a constant, and puts what comes of them in another slot. */
abstract class SlotAndConstant extends Instruction {
  final int to;
  final int left;
  final long constant;

  SlotAndConstant(int to, int left, long constant) {
    this.to = to;
    this.left = left;
    this.constant = constant;
  }
}
