import "../base/site";
import "./fidelity.css";
import { fieldText } from "../base/field-text";
import { part } from "../base/page-parts";
import { saveText } from "../base/save-file";
import { sessionIn } from "../connection/address";
import { ReportClient } from "../connection/report-client";
import text from "../../texts/fidelity.yaml";

const form = part(".fidelity-report", HTMLFormElement);
const saved = part(".fidelity-saved", HTMLElement);
const search = part(".fidelity-search", HTMLElement);
const field = part("input", HTMLInputElement, search);
const found = part("[role=status]", HTMLElement, search);
const sections = [...document.querySelectorAll<HTMLDetailsElement>(".fidelity-section")];

async function save(): Promise<void> {
  const fields = new FormData(form);
  const session = sessionIn(fieldText(fields, "session"));
  const record = session === undefined ? null : await new ReportClient().record(session);
  if (session === undefined || record?.ok !== true) {
    saved.textContent = text("no-session");
    return;
  }
  const file = `gopark-difference-${session}.json`;
  const report = {
    build: part(".fidelity-commit", HTMLElement).textContent.trim(),
    differs: fieldText(fields, "differs"),
    session,
    ...record.value,
  };
  saveText(file, JSON.stringify(report, null, 2), "application/json");
  saved.textContent = text("saved", { file, events: record.value.events.length });
}

/** Leaves in sight the rows that have all words that are looked for, with their sections open. */
function filter(): void {
  const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of sections) {
    let shown = 0;
    for (const row of section.querySelectorAll<HTMLElement>("tbody tr")) {
      const said = row.textContent.toLocaleLowerCase();
      row.hidden = !words.every((word) => said.includes(word));
      shown += row.hidden ? 0 : 1;
    }
    section.hidden = shown === 0;
    section.open = words.length > 0 && shown > 0;
    count += shown;
  }
  found.textContent = words.length === 0 ? "" : text("found", { count });
}

const asked = new URLSearchParams(location.search).get("session");
if (asked !== null) part("[name=session]", HTMLInputElement, form).value = asked;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void save();
});
field.addEventListener("input", filter);
form.removeAttribute("data-waits");
search.removeAttribute("data-waits");
