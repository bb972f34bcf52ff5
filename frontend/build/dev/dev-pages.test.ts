import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createLogger, createServer as createVite, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { frontendFolder } from "../source-files.ts";
import { devPages } from "./plugin.ts";

const html = `<script src="/assets/home-1.js" data-entry="src/pages/home.ts"></script>`;
const seen: { host?: string | undefined; left?: boolean } = {};

const answers: Record<string, RequestListener> = {
  "/?lang=ru": (request, response) => {
    seen.host = request.headers.host;
    response.setHeader("content-type", "text/html;charset=UTF-8");
    response.setHeader("content-security-policy", "default-src 'none'");
    response.setHeader("set-cookie", ["lang=ru; Path=/", "theme=dark; Path=/"]);
    response.end(html);
  },
  "/api/echo": (request, response) => {
    response.statusCode = 422;
    response.setHeader("content-type", "application/problem+json");
    request.pipe(response);
  },
  "/stream": (_request, response) => {
    response.setHeader("content-type", "text/event-stream");
    response.write("data: 1\n\n");
    response.on("close", () => (seen.left = true));
  },
  "/moved": (request, response) => {
    const port = String(request.socket.localPort);
    response.writeHead(302, { location: `http://127.0.0.1:${port}/there` }).end();
  },
  "/style": (_request, response) => {
    response.writeHead(303, { location: "/?lang=ru" }).end();
  },
};

async function listen(server: Server, port = 0): Promise<URL> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return addressOf(server);
}

function addressOf(server: ViteDevServer["httpServer"] | Server): URL {
  return new URL(`http://127.0.0.1:${String((server?.address() as AddressInfo).port)}`);
}

async function end(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

const backend = createServer((request, response) => {
  const answer = answers[request.url ?? ""];
  if (answer === undefined) response.writeHead(404).end("nobody");
  else answer(request, response);
});
let vite: ViteDevServer;
let front: URL;
const warnings: string[] = [];

beforeAll(async () => {
  const { origin } = await listen(backend);
  vite = await createVite({
    configFile: false,
    root: frontendFolder,
    appType: "custom",
    customLogger: { ...createLogger("silent"), warn: (message) => warnings.push(message) },
    plugins: [devPages(origin)],
    optimizeDeps: { noDiscovery: true },
    server: { host: "127.0.0.1", port: 0 },
  });
  await vite.listen();
  front = addressOf(vite.httpServer);
});

afterAll(async () => {
  await vite.close();
  await end(backend);
});

describe("a page in development", () => {
  it("comes from the backend with the source in place of the built files", async () => {
    const answer = await fetch(new URL("/?lang=ru", front));
    expect(await answer.text()).toContain(
      'src="/@vite/client"></script><script type="module" src="/src/pages/home.ts">',
    );
    expect(answer.headers.get("content-type")).toBe("text/html;charset=UTF-8");
  });

  it("has no policy, since Vite's hot styles are inline, but all cookies", async () => {
    const { headers } = await fetch(new URL("/?lang=ru", front));
    expect(headers.get("content-security-policy")).toBeNull();
    expect(headers.getSetCookie()).toEqual(["lang=ru; Path=/", "theme=dark; Path=/"]);
  });

  it("is asked for under the address that the reader sees", async () => {
    await fetch(new URL("/?lang=ru", front));
    expect(seen.host).toBe(front.host);
  });

  it.each([
    ["/moved", "/there"],
    ["/style", "/?lang=ru"],
  ])("leads on from %s without leaving the dev server", async (from, to) => {
    const answer = await fetch(new URL(from, front), { redirect: "manual" });
    expect([302, 303]).toContain(answer.status);
    expect(new URL(answer.headers.get("location") ?? "", front).href).toBe(new URL(to, front).href);
  });

  it("has its sources from Vite", async () => {
    const answer = await fetch(new URL("/src/pages/home.ts", front));
    expect(answer.headers.get("content-type")).toContain("javascript");
  });
});

describe("what is not a page", () => {
  it("passes both ways as it is", async () => {
    const answer = await fetch(new URL("/api/echo", front), { method: "POST", body: html });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.text()).toBe(html);
  });

  it("streams while the backend still writes, and is left when the reader leaves", async () => {
    const leave = new AbortController();
    const answer = await fetch(new URL("/stream", front), { signal: leave.signal });
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value as Uint8Array)).toBe("data: 1\n\n");
    leave.abort();
    await expect.poll(() => seen.left).toBe(true);
  });
});

describe("without a backend", () => {
  const html = { headers: { accept: "text/html" } };

  it("a page says what to start and asks again; browsers hear when it is back", async () => {
    const { port } = backend.address() as AddressInfo;
    const told: unknown[] = [];
    vite.ws.send = (message: unknown) => void told.push(message);
    await end(backend);
    const answer = await fetch(front, html);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toMatch(/http-equiv="refresh"[^]*mvn spring-boot:run/);
    const plain = await fetch(new URL("/api/echo", front));
    expect(await plain.text()).toMatch(/^Nothing answers at http:\/\/127/);
    await expect.poll(() => warnings.join(), { timeout: 5000 }).toContain("mvn spring-boot:run");
    await listen(backend, port);
    await expect.poll(() => told, { timeout: 5000 }).toEqual([{ type: "full-reload" }]);
  });
});
