package gopark.golang.check;

import gopark.golang.syntax.Position;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds generic functions that would need ever larger type arguments: an argument is made of a
 * parameter that, perhaps through others, stands for that argument again.
 */
final class InstantiationCycles {
  private final PackageChecker c;
  private final IdentityHashMap<TypeParam, List<Edge>> edges = new IdentityHashMap<>();

  /**
   * A parameter gets an argument that speaks of another.
   *
   * @param larger whether the argument is more than that other parameter itself
   */
  private record Edge(TypeParam to, boolean larger, Position at, String text) {}

  InstantiationCycles(PackageChecker c) {
    this.c = c;
  }

  void check() {
    List<TypeParam> all = new ArrayList<>();
    for (Instantiations.Instantiation each : c.instantiations.all()) {
      for (int i = 0; i < each.args().size(); i++) {
        add(each.params().get(i), each.args().get(i), each.at(), all);
      }
    }
    for (TypeParam from : all) {
      for (Edge edge : edges.getOrDefault(from, List.of())) {
        String way = edge.larger ? way(edge.to, from) : null;
        Position at = c.generics.place(from);
        if (way != null) {
          c.problems.at(at == null ? edge.at : at, "instantiation cycle:" + edge.text + way);
          return;
        }
      }
    }
  }

  private void add(TypeParam param, Type arg, Position at, List<TypeParam> all) {
    for (TypeParam mentioned : Mentions.of(arg)) {
      List<Edge> list = edges.computeIfAbsent(mentioned, k -> new ArrayList<>());
      if (list.isEmpty()) {
        all.add(mentioned);
      }
      String text =
          c.problems.line(
              at, mentioned.name + " instantiated as " + gopark.golang.type.TypeText.of(arg));
      list.add(new Edge(param, arg != mentioned, at, text));
    }
  }

  /** How one parameter comes to stand for another, step by step; null if it does not. */
  private @Nullable String way(TypeParam from, TypeParam to) {
    IdentityHashMap<TypeParam, String> ways = new IdentityHashMap<>();
    List<TypeParam> queue = new ArrayList<>(List.of(from));
    ways.put(from, "");
    for (int i = 0; i < queue.size(); i++) {
      TypeParam at = queue.get(i);
      String way = ways.getOrDefault(at, "");
      if (at == to) {
        return way;
      }
      for (Edge edge : edges.getOrDefault(at, List.of())) {
        if (ways.putIfAbsent(edge.to, way + edge.text) == null) {
          queue.add(edge.to);
        }
      }
    }
    return null;
  }

  /** Which type parameters stand in a type. */
  private static final class Mentions {
    private Mentions() {}

    static List<TypeParam> of(Type type) {
      List<TypeParam> found = new ArrayList<>();
      collect(type, found);
      return found;
    }

    private static void collect(Type type, List<TypeParam> found) {
      switch (type) {
        case TypeParam param -> found.add(param);
        case gopark.golang.type.Named named -> named.typeArgs.forEach(t -> collect(t, found));
        case gopark.golang.type.Pointer p -> collect(p.element(), found);
        case gopark.golang.type.Slice s -> collect(s.element(), found);
        case gopark.golang.type.Array a -> collect(a.element(), found);
        case gopark.golang.type.Chan ch -> collect(ch.element(), found);
        case gopark.golang.type.MapOf m -> {
          collect(m.key(), found);
          collect(m.value(), found);
        }
        case gopark.golang.type.Struct s ->
            s.fields().forEach(field -> collect(field.type(), found));
        case gopark.golang.type.Signature s -> {
          s.params().forEach(t -> collect(t, found));
          s.results().forEach(t -> collect(t, found));
        }
        default -> {}
      }
    }
  }
}
