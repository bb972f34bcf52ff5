package gopark.golang.instruction;

import gopark.golang.machine.Instruction;
import gopark.golang.machine.TouchesMemory;

/** An instruction that reads or writes what goroutines may share. */
abstract class MemoryInstruction extends Instruction implements TouchesMemory {}
