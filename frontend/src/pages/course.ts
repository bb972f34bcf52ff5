import "../base/site";
import "./course.css";
import { part } from "../base/page-parts";
import { decodeScenario } from "../share/fragment";
import text from "../../texts/course.yaml";
import { courseOf } from "./author/document";
import { reveal } from "./practice/pieces";

async function show(): Promise<void> {
  const packed = await decodeScenario(location.hash);
  const course = packed?.ok === true ? courseOf(packed.value) : null;
  const nothing = part(".course-nothing", HTMLElement);
  nothing.hidden = course !== null;
  reveal(part(".course", HTMLElement));
  if (course === null) {
    nothing.textContent = text("nothing");
    return;
  }
  document.title = course.title;
  part(".course-title", HTMLElement).textContent = course.title;
  part(".course-items", HTMLElement).replaceChildren(
    ...course.items.map(({ link, title }) => {
      const item = document.createElement("li");
      const anchor = document.createElement("a");
      anchor.href = link;
      anchor.textContent = title;
      item.append(anchor);
      return item;
    }),
  );
}

window.addEventListener("hashchange", () => void show());
void show();
