package gopark.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A picture as an XML parser reads it. */
final class Drawing {

  /** Where a label is: its letters from the line they stand on to their height. */
  record Label(String text, double left, double top, double right, double bottom) {
    boolean meets(Label other) {
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
  }

  final Document document;
  final double width;
  final double height;

  private Drawing(Document document) {
    this.document = document;
    String[] box = document.getDocumentElement().getAttribute("viewBox").split(" ", -1);
    width = Double.parseDouble(box[2]);
    height = Double.parseDouble(box[3]);
  }

  static Drawing of(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return new Drawing(
          factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg))));
    } catch (Exception broken) {
      throw new AssertionError("No XML: " + svg, broken);
    }
  }

  private static List<Element> all(Document document, String name) {
    NodeList nodes = document.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  List<Element> all(String name) {
    return all(document, name);
  }

  String only(String name) {
    List<Element> found = all(name);
    assertThat(found).hasSize(1);
    return found.getFirst().getTextContent();
  }

  List<String> words() {
    return labels().stream().map(Label::text).toList();
  }

  List<Label> labels() {
    List<Label> labels = new ArrayList<>();
    for (Element text : all("text")) {
      double size = Double.parseDouble(text.getAttribute("font-size"));
      boolean mono = text.getAttribute("font-family").contains("Mono");
      boolean bold = text.hasAttribute("font-weight");
      String letters = text.getTextContent();
      double w = new Lettering(size, mono, bold).width(letters);
      double x = Double.parseDouble(text.getAttribute("x"));
      double y = Double.parseDouble(text.getAttribute("y"));
      double left =
          switch (text.getAttribute("text-anchor")) {
            case "end" -> x - w;
            case "middle" -> x - w / 2;
            default -> x;
          };
      labels.add(new Label(letters, left, y - 0.75 * size, left + w, y + 0.2 * size));
    }
    return labels;
  }
}
