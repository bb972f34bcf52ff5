// @vitest-environment happy-dom
import { expect, it } from "vitest";
import "./run-settings-form";

it("fields that make no sense say so at their place", async () => {
  document.documentElement.lang = "en";
  const form = document.createElement("gopark-run-settings");
  document.body.replaceChildren(form);
  await form.updateComplete;
  const field = form.shadowRoot?.querySelector<HTMLInputElement>("input[inputmode=decimal]");
  if (field === null || field === undefined) throw new Error("There is no field");
  field.value = "four";
  field.dispatchEvent(new Event("input"));
  await form.updateComplete;
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const message = form.shadowRoot?.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(message?.textContent).toContain("Not a number");
  field.value = "4";
  field.dispatchEvent(new Event("input"));
  await form.updateComplete;
  expect(field.hasAttribute("aria-invalid")).toBe(false);
});
