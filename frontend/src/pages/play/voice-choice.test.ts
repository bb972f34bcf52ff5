// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { verbosities, type Verbosity } from "../../log/restraint";
import { chooseVoice } from "./voice-choice";

let choice: HTMLSelectElement;

beforeEach(() => {
  localStorage.clear();
  choice = document.createElement("select");
  for (const name of verbosities) {
    const option = document.createElement("option");
    option.value = name;
    choice.append(option);
  }
});

it("how much is spoken is chosen once, and holds for later visits", () => {
  const voice: { verbosity: Verbosity } = { verbosity: "full" };
  chooseVoice(choice, voice);
  expect(choice.value).toBe("full");
  choice.value = "brief";
  choice.dispatchEvent(new Event("change"));
  expect(voice.verbosity).toBe("brief");
  const later: { verbosity: Verbosity } = { verbosity: "full" };
  chooseVoice(choice, later);
  expect(later.verbosity).toBe("brief");
});
