/** Dots for each unit of the drawing, so that it stays sharp on a fine screen and in print. */
const scale = 2;

/** Draws an SVG of this server as PNG. */
export async function pngOf(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is nothing to draw on");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The picture cannot be written as PNG"));
      else resolve(blob);
    }, "image/png");
  });
}
