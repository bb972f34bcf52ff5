package gopark.web.document;

import gopark.web.limit.ArrivingBody;
import gopark.web.limit.LimitProperties;
import gopark.web.limit.Limits;
import gopark.web.problem.ApiProblem;
import gopark.web.problem.BadContent;
import gopark.web.work.SlowWork;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Reads what comes with a request, and no more of it than a document may have. */
@Component
public final class RequestBodies {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final SlowWork slow;
  private final Limits limits;
  private final int mostBytes;

  RequestBodies(SlowWork slow, Limits limits, LimitProperties properties) {
    this.slow = slow;
    this.limits = limits;
    mostBytes = Math.toIntExact(properties.body().toBytes());
  }

  /** The tree that came, in JSON if nobody says otherwise. */
  public Mono<Body> read(ServerWebExchange exchange) {
    ServerHttpRequest request = exchange.getRequest();
    if (request.getHeaders().getContentLength() > mostBytes) {
      return Mono.error(tooLarge());
    }
    return Mono.using(
        () -> limits.bodyArriving(exchange),
        arriving ->
            DataBufferUtils.join(counted(request.getBody(), arriving), mostBytes)
                .onErrorMap(DataBufferLimitException.class, tooMuch -> tooLarge())
                .map(RequestBodies::bytes)
                .flatMap(bytes -> reading(exchange, () -> parsed(request.getHeaders(), bytes)))
                .defaultIfEmpty(Body.EMPTY),
        ArrivingBody::close);
  }

  /** What a session is told is its own work, and no business of others at the same address. */
  private Mono<Body> reading(ServerWebExchange exchange, Supplier<Body> parsed) {
    String session = limits.heldSession(exchange);
    return session == null
        ? slow.compute(exchange, parsed)
        : slow.computeHeld(exchange, session, parsed);
  }

  private static Flux<DataBuffer> counted(Flux<DataBuffer> body, ArrivingBody arriving) {
    return body.handle((buffer, sink) -> {
      try {
        arriving.add(buffer.readableByteCount());
        sink.next(buffer);
      } catch (ApiProblem tooMuch) {
        DataBufferUtils.release(buffer);
        sink.error(tooMuch);
      }
    });
  }

  private static byte[] bytes(DataBuffer buffer) {
    try {
      byte[] bytes = new byte[buffer.readableByteCount()];
      buffer.read(bytes);
      return bytes;
    } finally {
      DataBufferUtils.release(buffer);
    }
  }

  private static Body parsed(HttpHeaders headers, byte[] bytes) {
    String text = text(bytes);
    if (text.isBlank()) {
      return Body.EMPTY;
    }
    return Body.of(Documents.read(text, format(headers)), bytes.length);
  }

  /** Bytes that are no UTF-8 are refused and not repaired. */
  private static String text(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (CharacterCodingException wrong) {
      throw ApiProblem.of(HttpStatus.BAD_REQUEST, "not-utf-8");
    }
  }

  private static Format format(HttpHeaders headers) {
    List<String> packed = headers.getOrEmpty(HttpHeaders.CONTENT_ENCODING);
    if (packed.stream().anyMatch(encoding -> !encoding.equalsIgnoreCase("identity"))) {
      throw unknownFormat();
    }
    MediaType type = contentType(headers);
    boolean readable =
        type.getCharset() == null || StandardCharsets.UTF_8.equals(type.getCharset());
    return Format.of(type).filter(format -> readable).orElseThrow(RequestBodies::unknownFormat);
  }

  private static MediaType contentType(HttpHeaders headers) {
    try {
      MediaType type = headers.getContentType();
      return type == null ? Format.JSON.mediaType() : type;
    } catch (InvalidMediaTypeException malformed) {
      throw unknownFormat();
    }
  }

  private ApiProblem tooLarge() {
    return BadContent.tooLarge().with("mostBytes", mostBytes);
  }

  private static ApiProblem unknownFormat() {
    return ApiProblem.of(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "unsupported-media-type");
  }
}
