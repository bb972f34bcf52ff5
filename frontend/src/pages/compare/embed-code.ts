import { frameCode } from "../../base/frame-code";
import type { Language } from "../../base/texts";

/** HTML that shows a comparison in a frame. */
export function compareEmbed(page: URL, title: string, lang: Language): string {
  const link = new URL(page);
  link.pathname = "/embed/compare";
  link.searchParams.set("lang", lang);
  return frameCode({ source: link.href, title, width: 900, height: 520 });
}
