package gopark.golang.instruction;

import gopark.golang.machine.Instruction;

/** Takes one slot's value and puts what comes of it in another. */
abstract class TwoSlots extends Instruction {
  final int to;
  final int from;

  TwoSlots(int to, int from) {
    this.to = to;
    this.from = from;
  }
}
