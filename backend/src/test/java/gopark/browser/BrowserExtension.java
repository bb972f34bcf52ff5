package gopark.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/** Gives each test a visit to the server, in the browser that all tests of a thread share. */
final class BrowserExtension implements BeforeEachCallback, AfterEachCallback, ParameterResolver {

  private static final Namespace NAMESPACE = Namespace.create(BrowserExtension.class);

  @Override
  public void beforeEach(ExtensionContext context) {
    Visit visit = Visit.begin(shared(context).browser(), site(context), Evidence.of(context));
    context.getStore(NAMESPACE).put(Visit.class, visit);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    Visit visit = context.getStore(NAMESPACE).get(Visit.class, Visit.class);
    if (visit != null) {
      visit.end(context.getExecutionException().isPresent());
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == Page.class
        || type == BrowserContext.class
        || type == BrowserGuard.class
        || type == Site.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    if (type == Page.class) {
      return visit(context).page();
    }
    if (type == BrowserContext.class) {
      return visit(context).context();
    }
    return type == BrowserGuard.class ? visit(context).guard() : site(context);
  }

  private static Visit visit(ExtensionContext context) {
    Visit visit = context.getStore(NAMESPACE).get(Visit.class, Visit.class);
    if (visit == null) {
      throw new IllegalStateException("A page exists only while a test method runs.");
    }
    return visit;
  }

  private static SharedBrowser shared(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(NAMESPACE)
        .computeIfAbsent(
            Thread.currentThread().threadId(), thread -> new SharedBrowser(), SharedBrowser.class);
  }

  private static Site site(ExtensionContext context) {
    String port =
        SpringExtension.getApplicationContext(context)
            .getEnvironment()
            .getRequiredProperty("local.server.port");
    return new Site("http://localhost:" + port);
  }
}
