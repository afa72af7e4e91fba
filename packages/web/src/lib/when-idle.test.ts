import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("waits until the browser is idle", () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => waiting.push(work));
  const work = vi.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  for (const call of waiting) call();
  expect(work).toHaveBeenCalledTimes(1);
});

it("can be canceled before the browser is idle", () => {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => {
    waiting.set(7, work);
    return 7;
  });
  vi.stubGlobal("cancelIdleCallback", (id: number) => waiting.delete(id));
  whenIdle(vi.fn())();
  expect(waiting.size).toBe(0);
});

it("waits a moment in browsers that do not tell when they are idle", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  const [work, canceled] = [vi.fn(), vi.fn()];
  whenIdle(work);
  whenIdle(canceled)();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  expect(canceled).not.toHaveBeenCalled();
});
