// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { emit } from "../../base/emit";
import "../../controls/notice";
import { answerNotice, type NoticeAnswers } from "./notice-answers";

describe("the buttons of a notice", () => {
  let done: string[];
  let session: NoticeAnswers | null;
  let body: HTMLElement;

  const answering = (who: string) => ({
    retry: () => void done.push(`${who} retries`),
    dismiss: () => void done.push(`${who} dismisses`),
    copy: () => {
      done.push(`${who} copies`);
      return Promise.resolve();
    },
  });

  beforeEach(() => {
    done = [];
    session = null;
    body = document.createElement("div");
    const { retry: reload, dismiss } = answering("page");
    answerNotice(body, () => session, { reload, dismiss });
  });

  it("are answered by the page while no session is in sight", () => {
    emit(body, "gopark-retry", null);
    emit(body, "gopark-dismiss", null);
    expect(done).toEqual(["page retries", "page dismisses"]);
  });

  it("are answered by the session that is in sight", () => {
    session = answering("session");
    emit(body, "gopark-retry", null);
    emit(body, "gopark-dismiss", null);
    emit(body, "gopark-fork", null);
    expect(done).toEqual(["session retries", "session dismisses", "session copies"]);
  });
});
