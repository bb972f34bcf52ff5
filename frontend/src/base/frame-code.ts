/** What a frame shows, and how large it is at first. */
export interface FrameSpec {
  readonly source: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** HTML that shows a page of this server in a frame of somebody's page. */
export function frameCode({ source, title, width, height }: FrameSpec): string {
  return `<iframe src="${quoted(source)}" title="${quoted(title)}"
 width="${String(width)}" height="${String(height)}" style="border:0;max-width:100%" loading="lazy"
 allow="fullscreen; clipboard-write" referrerpolicy="strict-origin-when-cross-origin"
 sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function quoted(words: string): string {
  return words
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
