// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "../../../lib/query-client.ts";
import { currentToast } from "../../../lib/toast.ts";
import { fakeServer, type Reply } from "../../../testing/server.ts";
import { preloadTexts } from "../../../texts/texts.ts";
import { TaskDialog } from "./task-dialog.tsx";

beforeEach(() => preloadTexts("common", "problems", "tasks"));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(reply: Reply) {
  const { sent } = fakeServer(() => reply);
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <TaskDialog request={{ draft: {} }} isOpen onClose={onClose} />
    </QueryClientProvider>,
  );
  return { sent, onClose, user: userEvent.setup() };
}

const title = () => screen.findByRole("textbox", { name: "Titel" });
const create = () => screen.getByRole("button", { name: "Aufgabe erstellen" });

it("says why the server refused a task, in the dialog and in the toast, and keeps what was typed", async () => {
  const error = "Mehr Aufgaben lassen sich nicht anlegen.";
  const { user, onClose } = open({ status: 409, body: { error, code: "task.limit_reached" } });
  await user.type(await title(), "Angebot schreiben");
  await user.click(create());
  expect((await screen.findByRole("alert")).textContent).toBe(error);
  expect(currentToast()?.description).toBe(`Die Aufgabe konnte nicht erstellt werden. ${error}`);
  expect(((await title()) as HTMLInputElement).value).toBe("Angebot schreiben");
  expect(onClose).not.toHaveBeenCalled();
});

it("puts the focus on the field that is wrong", async () => {
  const { user, sent } = open({ status: 201, body: { id: 1 } });
  const field = await title();
  await user.click(create());
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(sent).toEqual([]);
});
