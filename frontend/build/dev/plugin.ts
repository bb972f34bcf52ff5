import type { Plugin, ViteDevServer } from "vite";
import { forward } from "./forward.ts";
import { watchConnection } from "./backend-watch.ts";
import {
  copyToClassPath,
  packedFolders,
  placeOnClassPath,
  templatesFolder,
} from "./server-files.ts";
import { waitingLine } from "./waiting-page.ts";

/**
 * `npm run dev`: whatever is not Vite's own comes from a running backend, with the sources in place
 * of the built files. The backend knows nothing of it.
 */
export function devPages(
  address = process.env["GOPARK_BACKEND"] ?? "http://localhost:8080",
): Plugin {
  const backend = new URL(address);
  return {
    name: "gopark:dev-pages",
    apply: "serve",
    configureServer(server) {
      watchServerFiles(server);
      watchBackend(server, backend);
      // After Vite's own: what none of them knows is the backend's.
      return () => {
        server.middlewares.use((request, response) => {
          forward(request, response, backend);
        });
      };
    },
  };
}

function watchServerFiles({ watcher, ws }: ViteDevServer): void {
  watcher.add([templatesFolder, ...packedFolders]);
  watcher.on("all", (_event, file) => {
    copyToClassPath(file);
    if (file.startsWith(templatesFolder) || placeOnClassPath(file) !== null) {
      ws.send({ type: "full-reload" });
    }
  });
}

function watchBackend({ config, httpServer, ws }: ViteDevServer, backend: URL): void {
  const stop = watchConnection(backend, {
    onMissed: () => {
      config.logger.warn(waitingLine(backend), { timestamp: true });
    },
    onBack: () => {
      config.logger.info(`The backend answers at ${backend.origin}`, { timestamp: true });
      ws.send({ type: "full-reload" });
    },
  });
  httpServer?.on("close", stop);
}
