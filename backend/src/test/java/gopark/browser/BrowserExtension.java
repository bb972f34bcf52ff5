package gopark.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/**
 * Gives each test a visit to the server, in the browser that all tests of a thread share. With
 * {@code -Dgopark.trace=true} every visit is traced, without it only that of a test that has failed
 * and is run once more.
 */
final class BrowserExtension implements BeforeEachCallback, AfterEachCallback, ParameterResolver {

  private static final Namespace NAMESPACE = Namespace.create(BrowserExtension.class);

  /** The tests that have failed in this process. */
  private static final Set<String> FAILED = ConcurrentHashMap.newKeySet();

  @Override
  public void beforeEach(ExtensionContext context) {
    boolean isTraced = Boolean.getBoolean("gopark.trace") || FAILED.contains(context.getUniqueId());
    Visit visit =
        Visit.begin(shared(context).browser(), site(context), Evidence.of(context), isTraced);
    context.getStore(NAMESPACE).put(Visit.class, visit);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    Visit visit = context.getStore(NAMESPACE).get(Visit.class, Visit.class);
    if (visit == null) {
      return;
    }
    boolean isGood = false;
    try {
      boolean hasFailed = context.getExecutionException().isPresent();
      visit.end(hasFailed);
      isGood = !hasFailed;
    } finally {
      if (!isGood) {
        FAILED.add(context.getUniqueId());
      }
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
