package gopark.golang.check;

import gopark.golang.syntax.Position;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Compilation;
import gopark.golang.type.Interface;
import gopark.golang.type.MapOf;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds generic functions that would need ever larger type arguments: an argument is made of a
 * parameter that, perhaps through others, stands for that argument again.
 */
final class InstantiationCycles {
  private final Checking checking;
  private final CheckProblems problems;
  private final Generics generics;
  private final IdentityHashMap<TypeParam, List<Edge>> edges = new IdentityHashMap<>();

  /** All parameters that arguments speak of or are for, and their numbers. */
  private final List<TypeParam> all = new ArrayList<>();

  private final IdentityHashMap<TypeParam, Integer> numbers = new IdentityHashMap<>();

  /**
   * A parameter gets an argument that speaks of another.
   *
   * @param larger whether the argument is more than that other parameter itself
   */
  private record Edge(TypeParam from, TypeParam to, boolean larger, Position at, Type arg) {}

  InstantiationCycles(Checking checking, Generics generics) {
    this.checking = checking;
    problems = checking.problems;
    this.generics = generics;
  }

  void check() {
    List<TypeParam> mentioned = new ArrayList<>();
    for (Instantiations.Instantiation each : checking.instantiations.all()) {
      for (int i = 0; i < each.args().size(); i++) {
        add(each.params().get(i), each.args().get(i), each.at(i), mentioned);
      }
    }
    ReferenceCycles cycles = new ReferenceCycles(references());
    for (TypeParam from : mentioned) {
      for (Edge edge : edges.getOrDefault(from, List.of())) {
        if (edge.larger && cycles.connected(number(edge.to), number(from))) {
          Position at = generics.place(from);
          String text = "instantiation cycle:" + way(edge.to, from) + text(edge);
          problems.at(at == null ? edge.at : at, text);
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
      list.add(new Edge(mentioned, param, arg != mentioned, at, arg));
      number(mentioned);
      number(param);
    }
  }

  private int number(TypeParam param) {
    Integer known = numbers.putIfAbsent(param, all.size());
    if (known == null) {
      all.add(param);
      return all.size() - 1;
    }
    return known;
  }

  private int[][] references() {
    int[][] references = new int[all.size()][];
    for (int i = 0; i < references.length; i++) {
      List<Edge> list = edges.getOrDefault(all.get(i), List.of());
      references[i] = list.stream().mapToInt(edge -> number(edge.to)).toArray();
    }
    return references;
  }

  private String text(Edge edge) {
    String arg = TypeText.of(edge.arg);
    return problems.line(edge.at, edge.to.name + " instantiated as " + arg);
  }

  /** How one parameter comes to stand for another, the last step first; it does. */
  private String way(TypeParam from, TypeParam to) {
    IdentityHashMap<TypeParam, Edge> last = new IdentityHashMap<>();
    List<TypeParam> queue = new ArrayList<>(List.of(from));
    for (int i = 0; i < queue.size() && from != to && !last.containsKey(to); i++) {
      Compilation.spend(30L * edges.getOrDefault(queue.get(i), List.of()).size());
      for (Edge edge : edges.getOrDefault(queue.get(i), List.of())) {
        if (edge.to != from && last.putIfAbsent(edge.to, edge) == null) {
          queue.add(edge.to);
        }
      }
    }
    List<String> steps = new ArrayList<>();
    Edge edge = last.get(to);
    while (edge != null) {
      steps.add(text(edge));
      edge = last.get(edge.from);
    }
    return String.join("", steps);
  }

  /** Which type parameters stand in a type; parts that are shared are looked at once. */
  private static final class Mentions {
    private final IdentityHashMap<Type, Boolean> seen = new IdentityHashMap<>();
    private final Set<TypeParam> found = new LinkedHashSet<>();

    private Mentions() {}

    static Set<TypeParam> of(Type type) {
      Mentions mentions = new Mentions();
      mentions.collect(type);
      return mentions.found;
    }

    private void collect(Type type) {
      if (seen.put(type, true) != null) {
        return;
      }
      Compilation.spend(30);
      switch (type) {
        case TypeParam param -> found.add(param);
        case Named named -> named.typeArgs.forEach(this::collect);
        case Pointer p -> collect(p.element());
        case Slice s -> collect(s.element());
        case Array a -> collect(a.element());
        case Chan ch -> collect(ch.element());
        case MapOf m -> {
          collect(m.key());
          collect(m.value());
        }
        case Struct s -> s.fields().forEach(field -> collect(field.type()));
        case Interface face -> face.methods().forEach(method -> collect(method.signature()));
        case Tuple tuple -> tuple.types().forEach(this::collect);
        case Signature s -> {
          s.params().forEach(this::collect);
          s.results().forEach(this::collect);
        }
        case Basic _ -> {}
      }
    }
  }
}
