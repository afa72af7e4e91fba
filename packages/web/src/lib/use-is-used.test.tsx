import { act, cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useIsUsed } from "./use-is-used.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it("a tab counts as unused after the given time without input, and as used with the next input", async () => {
  const { result } = renderHook(() => useIsUsed(1000));
  await pass(600);
  fireEvent.keyDown(document.body, { key: "a" });
  await pass(999);
  expect(result.current).toBe(true);
  await pass(1);
  expect(result.current).toBe(false);
  fireEvent.pointerMove(document.body);
  expect(result.current).toBe(true);
});

it("the hook removes its listeners on unmount", async () => {
  const { unmount } = renderHook(() => useIsUsed(1000));
  unmount();
  fireEvent.keyDown(document.body, { key: "a" });
  expect(vi.getTimerCount()).toBe(0);
});
