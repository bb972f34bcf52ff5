import { svg, html } from "lit";

const shapes = {
  plus: "M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z",
  minus: "M5 11h14v2H5z",
  cursor: "M11 3h2v18h-2zM4 11h5v2H4zm11 0h5v2h-5z",
  fit: "M4 5h2v14H4zm14 0h2v14h-2zM8 11h8v2H8z",
  close:
    "m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z",
  previous: "m14.5 5 1.5 1.4L10.4 12l5.6 5.6-1.5 1.4L7.5 12z",
  next: "M9.500 5 8 6.400 13.600 12 8 17.600l1.500 1.400 7-7z",
  down: "m5 9.500 1.400-1.500 5.600 5.600L17.600 8 19 9.500l-7 7z",
} as const;

export type IconName = keyof typeof shapes;

export const icon = (name: IconName) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${shapes[name]}></path>`}</svg>`;
