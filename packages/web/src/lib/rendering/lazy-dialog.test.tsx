// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "../../ui/button.tsx";
import { lazyDialog, preloadOnIntent } from "./lazy-dialog.tsx";

afterEach(cleanup);

const Hello = () => <p>Hallo</p>;

it("shows that it opens until its code has arrived", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Hello>();
  const Dialog = lazyDialog(
    () => promise,
    () => undefined,
  );
  render(<Dialog />);
  expect(screen.getByRole("status").textContent).toBe("Wird geöffnet …");
  await act(async () => resolve(Hello));
  expect(await screen.findByText("Hallo")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});

it("shows nothing while it is closed", () => {
  const Dialog = lazyDialog<{ isOpen: boolean }>(
    () => new Promise(() => undefined),
    () => undefined,
  );
  render(<Dialog isOpen={false} />);
  expect(screen.queryByRole("status")).toBeNull();
});

it("is fetched when its button is hovered or focused, before the press", async () => {
  const load = vi.fn(async () => Hello);
  const Dialog = lazyDialog(load, () => undefined);
  render(<Button {...preloadOnIntent(Dialog)}>Öffnen</Button>);
  expect(load).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(load).toHaveBeenCalled();
  load.mockClear();
  await userEvent.hover(screen.getByRole("button"));
  expect(load).toHaveBeenCalled();
});
