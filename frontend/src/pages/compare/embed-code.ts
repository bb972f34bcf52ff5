import type { Language } from "../../base/texts";

/** HTML that shows a comparison in a frame. */
export function compareEmbed(page: URL, title: string, lang: Language): string {
  const link = new URL(page);
  link.pathname = "/embed/compare";
  link.searchParams.set("lang", lang);
  const source = link.href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${source}" title="${title}"
 width="900" height="520" style="border:0;max-width:100%" loading="lazy"
 allow="fullscreen; clipboard-write" referrerpolicy="strict-origin-when-cross-origin"
 sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}
