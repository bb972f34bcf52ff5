/** The recordings, each fetched when somebody asks for it. */
export const examples = {
  healthy: () => import("./recordings/healthy.txt?raw"),
  saturated: () => import("./recordings/saturated.txt?raw"),
  hot: () => import("./recordings/hot.txt?raw"),
  storm: () => import("./recordings/storm.txt?raw"),
  idle: () => import("./recordings/idle.txt?raw"),
  leak: () => import("./recordings/leak.txt?raw"),
  throttled: () => import("./recordings/throttled.txt?raw"),
  collecting: () => import("./recordings/collecting.txt?raw"),
} as const;

export type Example = keyof typeof examples;

export const exampleNames = Object.keys(examples) as Example[];
