/** Gives the browser a file to save under a name. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser takes it up in a later turn; until then the address must hold.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

/** Gives the browser a text to save under a name. */
export function saveText(name: string, content: string, type: string): void {
  saveFile(name, new Blob([content], { type }));
}
