package gopark;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;

@SpringBootApplication
@ConfigurationPropertiesScan
public class GoParkApplication {

  public static void main(String[] args) {
    SpringApplication.run(GoParkApplication.class, args);
  }
}
