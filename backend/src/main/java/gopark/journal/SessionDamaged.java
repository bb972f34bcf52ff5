package gopark.journal;

/** Nothing is appended to a session that has lost entries: it can be read up to there. */
public final class SessionDamaged extends JournalException {

  private static final long serialVersionUID = 1;

  private final transient Damage damage;

  public SessionDamaged(Damage damage) {
    super(damage.sentence(), null);
    this.damage = damage;
  }

  public Damage damage() {
    return damage;
  }
}
