package gopark.program;

import java.util.List;

/** One call in progress with what can be seen of its variables. */
public record Call(Frame frame, List<Variable> variables) {
  public Call {
    variables = List.copyOf(variables);
  }
}
