const taggedElement = /<(script|link)\b[^>]*\bdata-entry="([^"]+)"[^>]*>(?:\s*<\/script>)?/g;

/**
 * The server writes tags of built files and names in `data-entry` the source they come from; this
 * puts the source in their place. A built style sheet stays until the source's styles have been
 * applied, so that a reload shows no bare page.
 */
export function withSourceEntries(html: string): string {
  let first = true;
  return html.replace(taggedElement, (tag, element: string, entry: string) => {
    if (element === "link") return tag.includes("stylesheet") ? tag : "";
    const client = first ? '<script type="module" src="/@vite/client"></script>' : "";
    first = false;
    return `${client}<script type="module" src="/${entry}"></script>${removeBuiltStyles(entry)}`;
  });
}

/**
 * Modules run in the order in which they stand, so this one runs when the entry's styles are there.
 */
function removeBuiltStyles(entry: string): string {
  const selector = JSON.stringify(`link[data-entry="${entry}"]`);
  const remove = `document.querySelectorAll(${selector}).forEach((link) => link.remove());`;
  return `<script type="module">${remove}</script>`;
}
