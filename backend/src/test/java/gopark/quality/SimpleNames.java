package gopark.quality;

import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.PackageTree;
import com.sun.source.util.TreeScanner;
import gopark.quality.JavaSources.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A class is imported, and called by its own name where it is used. */
final class SimpleNames implements TidyRule {

  private static final Pattern WITH_PACKAGE = Pattern.compile("([a-z][a-z0-9_]*\\.){2,}[A-Z]\\w*");

  @Override
  public List<Finding> findings(List<TrackedFile> files) {
    List<Finding> found = new ArrayList<>();
    JavaSources.read(files, source -> source.unit().accept(new Names(source), found));
    return found;
  }

  private static final class Names extends TreeScanner<@Nullable Void, List<Finding>> {

    private final Source source;

    Names(Source source) {
      this.source = source;
    }

    @Override
    public @Nullable Void visitPackage(PackageTree name, List<Finding> found) {
      return null;
    }

    @Override
    public @Nullable Void visitImport(ImportTree name, List<Finding> found) {
      return null;
    }

    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree member, List<Finding> found) {
      String name = member.toString();
      if (WITH_PACKAGE.matcher(name).matches()) {
        found.add(
            new Finding(source.path(), source.firstLine(member), "import " + name + " instead."));
      }
      return super.visitMemberSelect(member, found);
    }
  }
}
