import { verbosities, type Verbosity } from "../../log/restraint";

const remembered = "gopark.voice";

/** How much a screen reader is told is chosen once, and holds for later visits. */
export function chooseVoice(choice: HTMLSelectElement, voice: { verbosity: Verbosity }): void {
  voice.verbosity = verbosityNamed(read()) ?? voice.verbosity;
  choice.value = voice.verbosity;
  choice.addEventListener("change", () => {
    voice.verbosity = verbosityNamed(choice.value) ?? voice.verbosity;
    keep(voice.verbosity);
  });
}

function verbosityNamed(name: string | null): Verbosity | undefined {
  return verbosities.find((each) => each === name);
}

function read(): string | null {
  try {
    return localStorage.getItem(remembered);
  } catch {
    return null;
  }
}

function keep(verbosity: Verbosity): void {
  try {
    localStorage.setItem(remembered, verbosity);
  } catch {
    // Storage is blocked or full: it holds for this page.
  }
}
