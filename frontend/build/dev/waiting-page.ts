/** Shown instead of a page while no backend answers; asks again every second. */
export function waitingPage(backend: URL): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<title>Waiting for the backend</title>
<h1>Waiting for the backend</h1>
<p>${waitingLine(backend)}</p>
<p>This page asks again every second.</p>
</html>`;
}

export function waitingLine(backend: URL): string {
  return (
    `Nothing answers at ${backend.origin}. Start the backend in another terminal, at the ` +
    `repository's root: mvn spring-boot:run (elsewhere: GOPARK_BACKEND=http://host:port npm run dev)`
  );
}
