import { list, object, optional, record, text, type Of } from "./shape";

const callShape = object({
  summary: optional(text),
  description: optional(text),
  tags: optional(list(text)),
  parameters: optional(
    list(object({ name: optional(text), in: optional(text), description: optional(text) })),
  ),
  responses: optional(record(object({ description: optional(text) }))),
});

/** One call, as OpenAPI describes it. */
export type ApiCall = Of<typeof callShape>;

/** The part of OpenAPI that the reference shows: calls by path and method. */
export const referenceShape = object({ paths: record(record(callShape)) });

export type Reference = Of<typeof referenceShape>;
