package gopark;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Lets Spring Boot say why the server cannot start, in our words and without a stack trace. */
final class CannotStartAnalyzer extends AbstractFailureAnalyzer<CannotStart> {

  @Override
  protected FailureAnalysis analyze(Throwable failure, CannotStart cause) {
    return new FailureAnalysis(cause.getMessage(), cause.remedy(), failure);
  }
}
