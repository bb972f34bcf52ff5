import {
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { withSourceEntries } from "./entry-tags.ts";
import { waitingLine, waitingPage } from "./waiting-page.ts";

/** Passes a request on to the backend, and its answer back; of the answers only HTML is changed. */
export function forward(from: IncomingMessage, to: ServerResponse, backend: URL): void {
  const request = send(
    new URL(from.url ?? "/", backend),
    {
      method: from.method,
      // The browser's Host goes along, so that the backend's links and redirects lead here. Packed
      // answers would have to be unpacked.
      headers: { ...from.headers, "accept-encoding": "identity" },
    },
    (answer) => {
      pass(answer, to, from, backend).catch(() => to.destroy());
    },
  );
  request.on("error", () => {
    refuse(from, to, backend);
  });
  // Whoever leaves an event stream leaves it at the backend, too.
  to.on("close", () => request.destroy());
  from.pipe(request);
}

async function pass(
  answer: IncomingMessage,
  to: ServerResponse,
  from: IncomingMessage,
  backend: URL,
): Promise<void> {
  const status = answer.statusCode ?? 502;
  const headers = headersFor(answer.headers, from, backend);
  if (answer.headers["content-type"]?.startsWith("text/html") !== true) {
    to.writeHead(status, headers);
    to.flushHeaders();
    answer.pipe(to);
    answer.on("error", () => to.destroy());
    return;
  }
  delete headers["content-length"];
  // Vite's hot styles are inline, which the policy forbids; the browser tests see to the policy.
  delete headers["content-security-policy"];
  const html = withSourceEntries(await text(answer));
  to.writeHead(status, headers).end(html);
}

function headersFor(
  headers: IncomingHttpHeaders,
  from: IncomingMessage,
  backend: URL,
): IncomingHttpHeaders {
  const passed = { ...headers };
  // These belong to one connection, not to the answer.
  delete passed.connection;
  delete passed["keep-alive"];
  delete passed["transfer-encoding"];
  const { location } = headers;
  if (location?.startsWith(`${backend.origin}/`) === true) {
    passed.location = `http://${from.headers.host ?? ""}${location.slice(backend.origin.length)}`;
  }
  return passed;
}

function refuse(from: IncomingMessage, to: ServerResponse, backend: URL): void {
  if (to.headersSent) {
    to.destroy();
    return;
  }
  const html = from.headers.accept?.includes("text/html") === true;
  to.writeHead(502, {
    "content-type": html ? "text/html; charset=utf-8" : "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "1",
  });
  to.end(html ? waitingPage(backend) : waitingLine(backend));
}
