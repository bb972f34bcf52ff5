import { connect, type Socket } from "node:net";

const retryMs = 200;
const patienceMs = 2000;

/**
 * Tells when the backend is back, and when it has been missed for a while. At every compile it goes
 * and comes within half a second, so a connection is held, whose end is noticed at once. Returns
 * what ends the watch.
 */
export function watchConnection(
  backend: URL,
  { onMissed, onBack }: { onMissed: () => void; onBack: () => void },
): () => void {
  let state: "unknown" | "up" | "down" = "unknown";
  let socket: Socket;
  let retry: NodeJS.Timeout | undefined;
  let missing: NodeJS.Timeout | undefined;

  function change(to: "up" | "down"): void {
    if (to === "down" && state !== "down") missing = setTimeout(onMissed, patienceMs);
    if (to === "up") clearTimeout(missing);
    if (to === "up" && state === "down") onBack();
    state = to;
  }

  function hold(): void {
    let heldSince: number | null = null;
    socket = connect(portOf(backend), backend.hostname, () => {
      heldSince = Date.now();
      change("up");
    });
    // An idle connection may also be closed by a backend that lives; then the next one is taken.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (heldSince === null) change("down");
      const wasLong = heldSince !== null && Date.now() - heldSince > 1000;
      retry = setTimeout(hold, wasLong ? 0 : retryMs);
    });
  }

  hold();
  return () => {
    socket.removeAllListeners("close").destroy();
    clearTimeout(retry);
    clearTimeout(missing);
  };
}

function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === "https:" ? 443 : 80));
}
