package gopark;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class GoParkApplication {

  public static void main(String[] args) {
    SpringApplication.run(GoParkApplication.class, args);
  }
}
