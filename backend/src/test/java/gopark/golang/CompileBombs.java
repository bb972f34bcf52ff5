package gopark.golang;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.function.IntFunction;

/** Programs of at most 64 KiB that are made to be dear to check or to compile. */
public final class CompileBombs {
  private static final String START = "package main\n";
  private static final String MAIN = "func main() {}\n";

  private CompileBombs() {}

  /** All of them, by what they are called. */
  public static SequencedMap<String, String> all() {
    SequencedMap<String, String> all = new LinkedHashMap<>();
    all.put("functionsCallingEachOther", functionsCallingEachOther());
    all.put("manyVariablesThatNeedMany", manyVariablesThatNeedMany());
    all.put("manyInitializationCycles", manyInitializationCycles());
    all.put("structsTwiceInStructs", structsTwiceInStructs());
    all.put("manyElementsWithoutSize", manyElementsWithoutSize());
    all.put("genericStructsTwiceInThemselves", genericStructsTwiceInThemselves());
    all.put("arraysOfTypeArguments", arraysOfTypeArguments());
    all.put("largeTypesThatNobodyUses", largeTypesThatNobodyUses());
    all.put("longLiteralsOfOneElement", longLiteralsOfOneElement());
    all.put("longLiteralInManyInstances", longLiteralInManyInstances());
    all.put("manyInstancesOfFunctions", manyInstancesOfFunctions());
    all.put("everLongerTypeArguments", everLongerTypeArguments());
    all.put("typeArgumentsWithLongTexts", typeArgumentsWithLongTexts());
    all.put("genericTypesInThemselves", genericTypesInThemselves());
    all.put("pointersToGenericTypesInThemselves", pointersToGenericTypesInThemselves());
    all.put("genericTypesOfPairs", genericTypesOfPairs());
    all.put("interfacesEmbeddingTheLastTwo", interfacesEmbeddingTheLastTwo());
    all.put("manyMethodsAssignedOften", manyMethodsAssignedOften());
    all.put("longWaysThroughEmbeddedPointers", longWaysThroughEmbeddedPointers());
    all.put("twoWaysAtEachEmbeddedPointer", twoWaysAtEachEmbeddedPointer());
    all.put("manyFieldsEachAssigned", manyFieldsEachAssigned());
    all.put("deepStructThatIsNotComparable", deepStructThatIsNotComparable());
    all.put("longTextsInManyMessages", longTextsInManyMessages());
    all.put("hugeExponents", hugeExponents());
    all.put("hugeShift", hugeShift());
    all.put("constantsTwiceInConstants", constantsTwiceInConstants());
    all.put("longConstantAgainAndAgain", longConstantAgainAndAgain());
    all.put("aliasesTwiceInAliases", aliasesTwiceInAliases());
    all.put("manyCasesOfTypes", manyCasesOfTypes());
    all.put("manyLabels", manyLabels());
    all.put("manyCasesOfChannels", manyCasesOfChannels());
    all.put("manyCapturedVariables", manyCapturedVariables());
    all.put("manyDefers", manyDefers());
    all.put("sameKeyOften", sameKeyOften());
    all.put("manyTypeParameters", manyTypeParameters());
    all.put("typeParametersMadeOfTheNextTwo", typeParametersMadeOfTheNextTwo());
    all.put("unionsOfHundredTerms", unionsOfHundredTerms());
    all.put("deepExpressions", deepExpressions());
    all.put("longSums", longSums());
    all.put("manyJumpsToOneLabel", manyJumpsToOneLabel());
    all.put("manyJumpsOverBlocks", manyJumpsOverBlocks());
    all.put("loopsInLoops", loopsInLoops());
    all.put("largePowers", largePowers());
    all.put("largeFractions", largeFractions());
    all.put("manySmallFunctions", manySmallFunctions());
    all.put("manyCasesOfNumbers", manyCasesOfNumbers());
    all.put("manyMistakes", manyMistakes());
    all.put("manyMistakesOfSyntax", manyMistakesOfSyntax());
    all.put("oneLongName", oneLongName());
    all.put("manyDefinedInScopes", manyDefinedInScopes());
    all.put("everyPackage", everyPackage());
    return all;
  }

  /** Joins {@code count} texts, each made from its number, which counts from 0. */
  private static String times(int count, IntFunction<String> each) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(each.apply(i));
    }
    return text.toString();
  }

  private static String inMain(String statements) {
    return "func main() {\n" + statements + "}\n";
  }

  static String functionsCallingEachOther() {
    int count = 1500;
    String functions =
        times(
            count,
            i ->
                ("func f" + i + "(){f" + (i * 7 + 1) % count)
                    + ("();f" + (i * 13 + 5) % count + "()}\n"));
    String variables =
        times(500, i -> "var v" + i + "=func()int{f" + i + "();return v" + (i + 1) % 500 + "}()\n");
    return START + "func main(){f0()}\n" + functions + variables;
  }

  static String manyVariablesThatNeedMany() {
    String sum = times(2000, i -> "s+=b" + i + ";");
    return START
        + MAIN
        + "func f() int { var s int;"
        + sum
        + "return s}\n"
        + times(2000, i -> "var a" + i + "=f()\n")
        + "var "
        + times(2000, i -> "b" + i + ",")
        + "z int\n";
  }

  static String manyInitializationCycles() {
    int count = 1200;
    return START
        + MAIN
        + times(count, i -> "var v" + i + "=f" + i + "()\n")
        + times(count, i -> "func f" + i + "()int{return v" + (i + 1) % count + "}\n");
  }

  static String structsTwiceInStructs() {
    return START
        + "type S0 struct{}\n"
        + times(999, i -> "type S" + (i + 1) + " struct{a,b S" + i + "}\n")
        + inMain("var x,y S999;println(x==y)\n");
  }

  static String manyElementsWithoutSize() {
    return START + "var x [1<<40]struct{}\n" + inMain("println(len(x))\n");
  }

  static String genericStructsTwiceInThemselves() {
    return START
        + "type T[A any] struct{a,b A}\nvar x "
        + "T[".repeat(100)
        + "struct{}"
        + "]".repeat(100)
        + "\n"
        + inMain("println(x==x)\n");
  }

  static String arraysOfTypeArguments() {
    return START
        + "func g0[A any](){var x A;_=x}\n"
        + times(60, i -> "func g" + (i + 1) + "[A any](){g" + i + "[[1000]A]()}\n")
        + inMain("g60[int]()\n");
  }

  static String largeTypesThatNobodyUses() {
    return START
        + times(300, i -> "type S" + i + " struct{a [1<<20]int}\n")
        + inMain(times(300, i -> "var x" + i + " S" + i + ";_=x" + i + "\n"));
  }

  static String longLiteralsOfOneElement() {
    return START + inMain(times(2500, i -> "_=[]int{1<<22:1}\n"));
  }

  static String longLiteralInManyInstances() {
    return START
        + "func g0[A any](a A){ _=[]int{"
        + "1,".repeat(20_000)
        + "} }\n"
        + twoInstancesEach(12);
  }

  static String manyInstancesOfFunctions() {
    return START + "func g0[A any](a A) {}\n" + twoInstancesEach(59);
  }

  private static String twoInstancesEach(int count) {
    IntFunction<String> each =
        i ->
            ("func g" + (i + 1) + "[A any](a A){g" + i + "([]A{a});")
                + ("g" + i + "(map[string]A{})}\n");
    return times(count, each) + inMain("g" + count + "(1)\n");
  }

  static String everLongerTypeArguments() {
    return START
        + "func g0[A any](){var x A;_=x}\n"
        + times(1500, i -> "func g" + (i + 1) + "[A any](){g" + i + "[[]A]()}\n")
        + inMain("g1500[int]()\n");
  }

  static String typeArgumentsWithLongTexts() {
    return START
        + "type L[A any]=struct{"
        + times(8, i -> "a".repeat(249) + i + " int;")
        + "z []A}\nfunc g0[A any](){var x A;_=x}\n"
        + times(1000, i -> "func g" + (i + 1) + "[A any](){g" + i + "[L[A]]()}\n")
        + inMain("g1000[int]()\n");
  }

  static String genericTypesInThemselves() {
    return genericTypes(399, "");
  }

  static String pointersToGenericTypesInThemselves() {
    return genericTypes(30, "*");
  }

  private static String genericTypes(int count, String pointer) {
    IntFunction<String> each =
        i ->
            ("type T" + (i + 1) + "[A any] struct{x,y ")
                + (pointer + "T" + i + "[T" + i + "[A]]}\n");
    return START
        + "type T0[A any] struct{x A}\n"
        + times(count, each)
        + ("var v T" + count + "[int]\n")
        + inMain("_=v\n");
  }

  static String genericTypesOfPairs() {
    return START
        + "type P[A,B any] struct{a *A;b *B}\ntype T0[A any] struct{x A}\n"
        + times(400, i -> "type T" + (i + 1) + "[A any] struct{x *T" + i + "[P[A,A]]}\n")
        + "var v T400[int]\n"
        + inMain("println(v==v)\n");
  }

  static String interfacesEmbeddingTheLastTwo() {
    return START
        + "type I0 interface{A()}\n"
        + times(
            1199,
            i ->
                ("type I" + (i + 1) + " interface{I" + i + ";I" + Math.max(0, i - 1))
                    + (";M" + (i + 1) + "()}\n"))
        + inMain("var x I1199;_=x\n");
  }

  static String manyMethodsAssignedOften() {
    return START
        + "type T struct{}\n"
        + times(900, i -> "func(T)M" + i + "(){}\n")
        + "type I interface{"
        + times(900, i -> "M" + i + "();")
        + "}\n"
        + inMain("var i I\n" + "i=T{}\n".repeat(3000) + "_=i\n");
  }

  static String longWaysThroughEmbeddedPointers() {
    return START
        + "type T0 struct{A int}\n"
        + times(900, i -> "type T" + (i + 1) + " struct{*T" + i + "}\n")
        + inMain("var x T900\n" + "_=x.A\n".repeat(2000));
  }

  static String twoWaysAtEachEmbeddedPointer() {
    IntFunction<String> each =
        i ->
            ("type A" + (i + 1) + " struct{*A" + i + ";*B" + i + "}\n")
                + ("type B" + (i + 1) + " struct{*A" + i + ";*B" + i + "}\n");
    return START
        + "type A0 struct{X int}\ntype B0 struct{Y int}\n"
        + times(600, each)
        + inMain("var x A600\n_=x.X\n");
  }

  static String manyFieldsEachAssigned() {
    return START
        + "type S struct{"
        + times(4000, i -> "a" + i + " int\n")
        + "}\n"
        + inMain("var x S\n" + times(2000, i -> "x.a" + (3999 - i) + "=1\n"));
  }

  static String deepStructThatIsNotComparable() {
    return START
        + "type S0 struct{x []int}\n"
        + times(1000, i -> "type S" + (i + 1) + " struct{p *S" + i + ";b S" + i + "}\n")
        + inMain("var x S1000\n" + "_=x==x\n".repeat(500));
  }

  static String longTextsInManyMessages() {
    return START + "var f func(" + "int,".repeat(6000) + ")\n" + inMain("f(1)\nf=1\n".repeat(3900));
  }

  static String hugeExponents() {
    return START + "const a = 1e1000000000\n" + inMain("println(a>1)\n");
  }

  static String hugeShift() {
    return START + "const a = 1<<1000000000\n" + inMain("println(a>1)\n");
  }

  static String constantsTwiceInConstants() {
    return START
        + "const c0 = \"abcdefgh\"\n"
        + times(60, i -> "const c" + (i + 1) + "=c" + i + "+c" + i + "\n")
        + inMain("println(len(c60))\n");
  }

  static String longConstantAgainAndAgain() {
    return START
        + "const c = \""
        + "x".repeat(20_000)
        + "\"\nconst (\na = c + c + c + c\n"
        + times(3000, i -> "b" + i + "\n")
        + ")\n"
        + MAIN;
  }

  static String aliasesTwiceInAliases() {
    return START
        + times(60, i -> "type A" + i + " = struct{a,b A" + (i + 1) + "}\n")
        + "type A60 = int\nvar x A0\n"
        + inMain("_=x\n");
  }

  static String manyCasesOfTypes() {
    return START
        + "func main(){var x any\nswitch x.(type) {\n"
        + times(2500, i -> "case [" + i + "]struct{}:\n")
        + "}}\n";
  }

  static String manyLabels() {
    return START + inMain(times(2800, i -> "goto L" + i + "\nL" + i + ":\n"));
  }

  static String manyCasesOfChannels() {
    return START
        + "func main(){c:=make(chan int)\nselect {\n"
        + "case <-c:\n".repeat(4500)
        + "}}\n";
  }

  static String manyCapturedVariables() {
    return START
        + inMain(
            times(1500, i -> "a" + i + ":=1\n")
                + "f:=func(){"
                + times(1500, i -> "a" + i + "++\n")
                + "}\nf()\n");
  }

  static String manyDefers() {
    return START + inMain("defer f()\n".repeat(5000)) + "func f(){}\n";
  }

  static String sameKeyOften() {
    return START + inMain("_=map[string]int{" + "\"a\":1,".repeat(6000) + "}\n");
  }

  static String manyTypeParameters() {
    String names = times(1500, i -> "A" + i + ",") + "Z";
    return START
        + ("func f[" + names + " any](" + times(1500, i -> "a" + i + " A" + i + ",") + "z Z){}\n")
        + inMain(("f(" + "1,".repeat(1500) + "1)\n").repeat(8));
  }

  static String typeParametersMadeOfTheNextTwo() {
    return START
        + "func f["
        + times(60, i -> "A" + i + " interface{struct{x A" + (i + 1) + ";y A" + (i + 2) + "}},")
        + "A60,A61 any](x A60,y A61){}\n"
        + inMain("f(1,2)\n");
  }

  static String unionsOfHundredTerms() {
    String union = "~int8" + times(99, i -> "|[" + i + "]int");
    return START
        + MAIN
        + times(55, i -> "type C" + i + " interface{" + union + "}\n")
        + ("func f[T " + "interface{" + times(55, i -> "C" + i + ";") + "}](){}\n");
  }

  static String deepExpressions() {
    return START + inMain(("_=" + "(".repeat(200) + "1" + ")".repeat(200) + "\n").repeat(150));
  }

  static String longSums() {
    return START + inMain("x:=1\n" + ("_=x" + "+x".repeat(400) + "\n").repeat(75));
  }

  static String manyJumpsToOneLabel() {
    return START + inMain("goto L\n".repeat(6000) + "L:\n");
  }

  static String manyJumpsOverBlocks() {
    return START
        + inMain(times(1500, i -> "{goto L" + i + "}\n") + times(1500, i -> "L" + i + ":{}\n"));
  }

  static String loopsInLoops() {
    return START
        + inMain("n := 0\n" + times(60, i -> "for n < 1 {\n") + "n++\n" + "}\n".repeat(60));
  }

  static String largePowers() {
    return START
        + "const c0=1<<400\n"
        + times(1500, i -> "const c" + (i + 1) + "=(c" + i + "*c" + i + ")>>400\n")
        + inMain("println(c1500>1)\n");
  }

  static String largeFractions() {
    return START
        + "const c0=1.0/3\n"
        + times(1500, i -> "const c" + (i + 1) + "=c" + i + "*c0+1.0/7\n")
        + inMain("println(c1500>1)\n");
  }

  static String manySmallFunctions() {
    return START + times(2000, i -> "func f" + i + "(){f" + (i + 1) % 2000 + "()}\n") + MAIN;
  }

  static String manyCasesOfNumbers() {
    return START
        + "func main(){x:=1\nswitch x {\n"
        + times(5000, i -> "case " + i + ":\n")
        + "}}\n";
  }

  static String manyMistakes() {
    return START + inMain("x()\n".repeat(12_000));
  }

  static String manyMistakesOfSyntax() {
    return START + inMain("x y\n".repeat(12_000));
  }

  static String oneLongName() {
    return START + "var " + "a".repeat(65_000) + " int\n" + MAIN;
  }

  static String manyDefinedInScopes() {
    return START + inMain("x:=0;_=x\n{".repeat(200) + "}".repeat(200) + "\n".repeat(20_000));
  }

  static String everyPackage() {
    return START
        + "import (\"bytes\";\"context\";\"errors\";\"fmt\";\"math\";\"os\";\"sort\")\n"
        + "import (\"strconv\";\"strings\";\"sync\";\"time\")\n"
        + "var _ = []any{bytes.Equal,context.Background,errors.New,fmt.Sprint,math.Sin,os.Exit}\n"
        + "var _ = []any{sort.Ints,strconv.Itoa,strings.Cut,sync.OnceFunc,time.Now}\n"
        + MAIN;
  }
}
