package gopark;

import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.propagation.ContextPropagators;
import io.opentelemetry.exporter.otlp.http.trace.OtlpHttpSpanExporter;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.resources.Resource;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.export.BatchSpanProcessor;
import io.opentelemetry.sdk.trace.samplers.Sampler;
import java.util.concurrent.TimeUnit;

/**
 * What requests take, and where, told to a collector by OTLP over HTTP; nothing of it is there
 * unless an address is set.
 */
final class Traces implements AutoCloseable {

  private static final long PATIENCE_S = 2;

  private final OpenTelemetry telemetry;

  /**
   * Tells them from now on.
   *
   * @param collector the address that takes traces; empty: nothing is told
   * @param share of the requests that begin a trace here; a request that comes with one decides for
   *     itself
   */
  Traces(String collector, double share) {
    if (collector.isBlank()) {
      telemetry = OpenTelemetry.noop();
      return;
    }
    Resource ours =
        Resource.getDefault().toBuilder()
            .put(AttributeKey.stringKey("service.name"), "gopark")
            .build();
    telemetry =
        OpenTelemetrySdk.builder()
            .setTracerProvider(
                SdkTracerProvider.builder()
                    .setResource(ours)
                    .setSampler(Sampler.parentBased(Sampler.traceIdRatioBased(share)))
                    .addSpanProcessor(
                        BatchSpanProcessor.builder(
                                OtlpHttpSpanExporter.builder().setEndpoint(collector).build())
                            .build())
                    .build())
            .setPropagators(ContextPropagators.create(W3CTraceContextPropagator.getInstance()))
            .build();
  }

  OpenTelemetry telemetry() {
    return telemetry;
  }

  /** What has not been told yet is told, if the collector answers soon. */
  @Override
  public void close() {
    if (telemetry instanceof OpenTelemetrySdk sdk) {
      sdk.getSdkTracerProvider().shutdown().join(PATIENCE_S, TimeUnit.SECONDS);
    }
  }
}
