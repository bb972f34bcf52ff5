package gopark.golang.check;

import gopark.golang.type.Named;

/**
 * A type cannot be made because one that it embeds is being declared around it. The nearest
 * declaration of a type around waits until that one is known.
 */
final class NotYet extends RuntimeException {
  private static final long serialVersionUID = 1;

  final transient Named missing;

  NotYet(Named missing) {
    super("type not known yet", null, false, false);
    this.missing = missing;
  }
}
