import text from "../../../texts/program.yaml";

const key = "gopark.code-width";
/** In percent of the page. */
const range = { least: 24, usual: 36, most: 62 } as const;
const stride = 2;

/** Puts a handle between the program and the board, for a pointer and for the keyboard. */
export function makeWidth(room: HTMLElement): void {
  const handle = document.createElement("div");
  handle.className = "play-width";
  handle.tabIndex = 0;
  handle.role = "separator";
  handle.ariaOrientation = "vertical";
  handle.ariaLabel = text("width");
  handle.ariaValueMin = String(range.least);
  handle.ariaValueMax = String(range.most);
  room.append(handle);
  let width: number = range.usual;

  const become = (percent: number): void => {
    width = Math.min(range.most, Math.max(range.least, percent));
    room.style.setProperty("--code-width", `${width.toFixed(1)}%`);
    handle.ariaValueNow = width.toFixed(0);
  };
  const remember = (): void => {
    try {
      localStorage.setItem(key, width.toFixed(1));
    } catch {
      return;
    }
  };

  handle.addEventListener("keydown", (event) => {
    const to = {
      ArrowLeft: width - stride,
      ArrowRight: width + stride,
      Home: range.least,
      End: range.most,
      Enter: range.usual,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    become(to);
    remember();
  });
  handle.addEventListener("pointerdown", (event) => {
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  handle.addEventListener("pointermove", ({ pointerId, clientX }) => {
    if (!handle.hasPointerCapture(pointerId)) return;
    const { left, width: all } = room.getBoundingClientRect();
    become(((clientX - left) / all) * 100);
  });
  handle.addEventListener("pointerup", remember);
  handle.addEventListener("dblclick", () => {
    become(range.usual);
    remember();
  });
  become(remembered());
}

function remembered(): number {
  try {
    const written = Number(localStorage.getItem(key));
    return written > 0 ? written : range.usual;
  } catch {
    return range.usual;
  }
}
