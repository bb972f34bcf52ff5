/** Where stills are drawn one after another, each as large as the first. */
export class StillCanvas {
  readonly canvas = document.createElement("canvas");
  readonly #pen = this.canvas.getContext("2d", { alpha: false });

  draw(image: HTMLImageElement): void {
    if (this.#pen === null) throw new Error("There is nothing to draw on");
    if (this.canvas.dataset["sized"] === undefined) {
      this.canvas.dataset["sized"] = "";
      // Encoders of video take even sizes only.
      this.canvas.width = even(image.naturalWidth);
      this.canvas.height = even(image.naturalHeight);
    }
    this.#pen.drawImage(image, 0, 0);
  }
}

const even = (size: number): number => size - (size % 2);

/** A picture of this page's own, ready to be drawn. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
