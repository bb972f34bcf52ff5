package gopark;

import gopark.journal.JournalClosed;
import gopark.journal.JournalCorrupt;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.JournalFull;
import gopark.journal.JournalLocked;
import gopark.journal.SessionDamaged;
import gopark.journal.embedded.EmbeddedJournal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where everything lies that the server keeps: the journal, and who has it open. */
record DataFolder(Path path) {

  private static final Logger LOG = LoggerFactory.getLogger(DataFolder.class);

  private static final String AFTER_DAMAGE =
      "Damaged sessions can be seen as far as they are whole, and take no commands. Put back a copy"
          + " of the folder from before the damage, or go on with forks of them.";

  private static final String ANOTHER = "Set GOPARK_DATA to a folder that this user may write to. ";

  /** Makes it if it is not there. */
  static DataFolder at(Path path) {
    Path folder = path.toAbsolutePath().normalize();
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new CannotStart(
          "The data folder %s does not exist and cannot be made.".formatted(folder), ANOTHER, e);
    }
    if (!Files.isWritable(folder)) {
      throw new CannotStart(
          "The data folder %s cannot be written.".formatted(folder),
          ANOTHER + "It is the folder of the volume, if this is a container.",
          null);
    }
    return new DataFolder(folder);
  }

  /** Opens the journal, for this process alone. */
  EmbeddedJournal openJournal(InstantSource clock) {
    boolean isOld = Files.isRegularFile(journal());
    EmbeddedJournal journal;
    try {
      journal = EmbeddedJournal.open(journal(), clock);
    } catch (JournalException e) {
      throw new CannotStart(String.valueOf(e.getMessage()), remedy(e), e);
    }
    LOG.info("Sessions are kept in {}", path);
    if (isOld) {
      LOG.info(
          "The journal of an earlier release was taken over; it is kept as {}.mvstore", journal());
    }
    String damage = journal.damage();
    if (damage != null) {
      LOG.error("{} {}", damage, AFTER_DAMAGE);
    }
    leaveNote();
    return journal;
  }

  /** The folder of the journal's files. */
  Path journal() {
    return path.resolve("journal");
  }

  /** The folder of the reports on sessions that broke a law of the runtime. */
  Path reports() {
    return path.resolve("reports");
  }

  /** The file of the key that completions are signed with. */
  Path completionKey() {
    return path.resolve("completion.key");
  }

  private String remedy(JournalException e) {
    return switch (e) {
      case JournalLocked locked ->
          "Stop %s, or set GOPARK_DATA to another folder for this one.".formatted(owner());
      case JournalCorrupt corrupt ->
          ("Nothing was changed. Put back a copy of the folder %s from before the damage; or move"
                  + " %s away, to start without the sessions that are in it.")
              .formatted(path, journal());
      case JournalFull full ->
          "Nothing was lost. Make room on the disk of %s and start again.".formatted(path);
      case JournalFailed failed ->
          "See that this user may read and write %s, and that its disk is well. %s"
              .formatted(journal(), ANOTHER);
      case JournalClosed closed -> "Start again.";
      case SessionDamaged damaged -> "Start again.";
    };
  }

  /**
   * Writes this process's id beside the lock, for the next server that finds the journal locked:
   * the lock itself does not tell.
   */
  private void leaveNote() {
    try {
      Files.writeString(note(), Long.toString(ProcessHandle.current().pid()));
    } catch (IOException e) {
      LOG.debug("No note could be left in {}", path, e);
    }
  }

  private String owner() {
    try {
      long pid = Long.parseLong(Files.readString(note()).strip());
      // Two containers that share a folder may both be process 1 to themselves.
      return pid == ProcessHandle.current().pid()
          ? "the other server"
          : "the other server (process %d)".formatted(pid);
    } catch (IOException | NumberFormatException e) {
      return "the other server";
    }
  }

  private Path note() {
    return path.resolve("journal.pid");
  }
}
