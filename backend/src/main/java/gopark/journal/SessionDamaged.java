package gopark.journal;

/** The session has lost entries: it can be read up to there, and nothing is appended to it. */
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
