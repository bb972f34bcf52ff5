package gopark.web;

import java.time.Duration;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.webtestclient.autoconfigure.WebTestClientBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.http.client.reactive.ReactorClientHttpConnector;
import reactor.netty.http.client.HttpClient;
import reactor.netty.resources.ConnectionProvider;

/**
 * Gives tests a client that leaves a connection long before the server does. A client that keeps
 * one for ever asks now and then on a connection that is just being closed, and gets no answer.
 */
@TestConfiguration(proxyBeanMethods = false)
class ClientOfTests {

  private static final Duration KEPT = Duration.ofSeconds(20);

  @Bean(destroyMethod = "dispose")
  ConnectionProvider connectionsOfTests() {
    return ConnectionProvider.builder("tests").maxIdleTime(KEPT).build();
  }

  @Bean
  WebTestClientBuilderCustomizer leavesConnectionsEarly(ConnectionProvider connectionsOfTests) {
    HttpClient client = HttpClient.create(connectionsOfTests).compress(true);
    return builder -> builder.clientConnector(new ReactorClientHttpConnector(client));
  }
}
