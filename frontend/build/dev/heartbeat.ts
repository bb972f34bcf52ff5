import { connect } from "node:net";

/** Tells when the backend goes and comes: it does both at every compile. Returns what ends it. */
export function heartbeat(
  backend: URL,
  { onLost, onBack }: { onLost: () => void; onBack: () => void },
  everyMs = 500,
): () => void {
  let alive: boolean | null = null;
  const beat = async (): Promise<void> => {
    const answers = await accepts(backend);
    if (answers && alive === false) onBack();
    if (!answers && alive !== false) onLost();
    alive = answers;
  };
  void beat();
  const timer = setInterval(() => void beat(), everyMs);
  return () => {
    clearInterval(timer);
  };
}

function accepts(backend: URL): Promise<boolean> {
  const port = Number(backend.port || (backend.protocol === "https:" ? 443 : 80));
  return new Promise((resolve) => {
    const socket = connect(port, backend.hostname);
    const answer = (accepted: boolean) => (): void => {
      socket.destroy();
      resolve(accepted);
    };
    socket.setTimeout(2000, answer(false));
    socket.on("connect", answer(true));
    socket.on("error", answer(false));
  });
}
