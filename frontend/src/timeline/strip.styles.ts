import { css } from "lit";

export const stripStyles = css`
  :host {
    position: absolute;
    inset: 0;
    display: block;
    overflow: clip;
    border-radius: 3px;
    pointer-events: none;
  }

  canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`;
