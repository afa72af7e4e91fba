// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import common from "../texts/de/common.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

function show(isDirty: boolean, onSubmit = vi.fn()) {
  const onClose = vi.fn();
  const dialog = (
    <Dialog
      isOpen
      onClose={onClose}
      isDirty={isDirty}
      onSubmit={onSubmit}
      title="Neuer Lead"
      texts={common}
      footer={<Button type="submit">{common.save}</Button>}
    >
      <TextField label="Name" autoFocus />
    </Dialog>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: dialog }])} />);
  return { onClose, onSubmit, user: userEvent.setup() };
}

it("the dialog is named by its title and closes with Escape", async () => {
  const { onClose, user } = show(false);
  expect(screen.getByRole("dialog", { name: "Neuer Lead" })).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("the dialog asks before it discards unsaved input, and keeps it when the person stays", async () => {
  const { onClose, user } = show(true);
  await user.click(screen.getByRole("button", { name: common.close }));
  expect(screen.getByRole("alertdialog", { name: common.unsaved.title })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: common.unsaved.stay }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: common.close }));
  await user.click(screen.getByRole("button", { name: common.unsaved.discard }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("Enter in a field submits the dialog", async () => {
  const { onSubmit, user } = show(false);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Jürgen{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("the browser warns before the page is left with unsaved input", async () => {
  show(true);
  const leave = new Event("beforeunload", { cancelable: true });
  await act(async () => void dispatchEvent(leave));
  expect(leave.defaultPrevented).toBe(true);
});

it.each([
  ["the keyboard", (user: UserEvent) => user.keyboard("{Escape}")],
  ["a press outside", (user: UserEvent) => user.click(document.body)],
])("the focus returns to the dialog when the person stays after %s", async (_, leave) => {
  const { user } = show(true);
  await user.click(screen.getByRole("textbox", { name: "Name" }));
  await leave(user);
  await user.click(screen.getByRole("button", { name: common.unsaved.stay }));
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
});
