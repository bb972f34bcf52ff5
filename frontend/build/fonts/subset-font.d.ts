declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    /** Leaves out what only a feature of the font can reach: ligatures, other shapes. */
    readonly noLayoutClosure?: boolean;
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
