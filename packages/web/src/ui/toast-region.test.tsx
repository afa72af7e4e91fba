// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, toast } from "../lib/toast.ts";
import { ToastRegion } from "./toast-region.tsx";

beforeEach(async () => {
  await import("./toast-card.tsx");
  vi.useFakeTimers();
  render(<ToastRegion label="Meldungen" dismissLabel="Schließen" />);
});
afterEach(() => {
  dismissToast();
  cleanup();
  vi.useRealTimers();
});

const show = (options: Parameters<typeof toast>[0]) => act(async () => toast(options));
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it("only the newest toast is shown [TOAST-01, CONST-28]", async () => {
  await show({ title: "Erste" });
  await show({ title: "Zweite" });
  expect(screen.queryByText("Erste")).toBeNull();
  expect(screen.getByText("Zweite")).toBeTruthy();
});

it("a toast disappears after 5000 ms, not before [TOAST-02, CONST-26]", async () => {
  await show({ title: "Gespeichert" });
  await pass(4999);
  expect(screen.queryByText("Gespeichert")).not.toBeNull();
  await pass(1);
  expect(screen.queryByText("Gespeichert")).toBeNull();
});

it("a toast lasts as long as its `duration` [TOAST-05, TOAST-06, CONST-29, CONST-30]", async () => {
  await show({ title: "Bitte bestätigen", duration: 8000 });
  await pass(7999);
  expect(screen.queryByText("Bitte bestätigen")).not.toBeNull();
  await pass(1);
  expect(screen.queryByText("Bitte bestätigen")).toBeNull();
});

function swipe(distance: number): void {
  const card = screen.getByText("Wischen");
  fireEvent.pointerDown(card, { clientX: 100 });
  fireEvent.pointerMove(card, { clientX: 100 + distance });
  fireEvent.pointerUp(card, { clientX: 100 + distance });
}

it("a swipe of 50 px to the right dismisses a toast [TOAST-03, TOAST-04, CONST-27]", async () => {
  await show({ title: "Wischen" });
  swipe(49);
  expect(screen.queryByText("Wischen")).not.toBeNull();
  swipe(-80);
  expect(screen.queryByText("Wischen")).not.toBeNull();
  swipe(50);
  expect(screen.queryByText("Wischen")).toBeNull();
});

it("the timer of a toast pauses while the pointer is over it", async () => {
  await show({ title: "Lesen" });
  const card = screen.getByText("Lesen").parentElement?.parentElement;
  if (!card) throw new Error("no card");
  await pass(3000);
  fireEvent.pointerEnter(card);
  await pass(60_000);
  expect(screen.queryByText("Lesen")).not.toBeNull();
  fireEvent.pointerLeave(card);
  await pass(2000);
  expect(screen.queryByText("Lesen")).toBeNull();
});

it("the button of a toast runs its action once and closes the toast", async () => {
  const onPress = vi.fn();
  await show({ title: "Gelöscht", action: { label: "Rückgängig", onPress } });
  fireEvent.click(screen.getByRole("button", { name: "Rückgängig" }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText("Gelöscht")).toBeNull();
});

it("only error toasts interrupt a screen reader", async () => {
  await show({ title: "Gespeichert", tone: "success" });
  expect(screen.getByRole("status").textContent).toContain("Gespeichert");
  await show({ title: "Fehler", tone: "error" });
  expect(screen.getByRole("alert").textContent).toContain("Fehler");
});
