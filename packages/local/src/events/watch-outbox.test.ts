import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchOutbox } from "./watch-outbox.ts";

let said: string[];
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  const silence = vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(String(text)) > 0);
  return () => silence.mockRestore();
});
afterEach(() => vi.useRealTimers());

const nothing = new Map<string, unknown>();
const calm = () => vi.fn(async (_isLeft?: (id: string) => boolean) => nothing);

describe("the outbox watcher", () => {
  it("reads once shortly after several writes and never without a write", async () => {
    const carry = calm();
    const { wake } = watchOutbox(carry);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(carry).not.toHaveBeenCalled();
    for (let index = 0; index < 50; index += 1) wake();
    await vi.advanceTimersByTimeAsync(100);
    expect(carry).toHaveBeenCalledTimes(1);
    wake();
    await vi.advanceTimersByTimeAsync(100);
    expect(carry).toHaveBeenCalledTimes(2);
  });

  it("never reads concurrently, and reads again when woken during a read", async () => {
    const first = Promise.withResolvers<Map<string, unknown>>();
    const carry = calm();
    carry.mockReturnValueOnce(first.promise);
    const { wake } = watchOutbox(carry);
    wake();
    await vi.advanceTimersByTimeAsync(100);
    wake();
    await vi.advanceTimersByTimeAsync(1000);
    expect(carry).toHaveBeenCalledTimes(1);
    first.resolve(nothing);
    await vi.advanceTimersByTimeAsync(0);
    expect(carry).toHaveBeenCalledTimes(2);
  });

  it("retries a failed event after a pause, then after a longer one, then at the next start", async () => {
    const carry = vi.fn(async (isLeft?: (id: string) => boolean) =>
      isLeft?.("a") ? nothing : new Map<string, unknown>([["a", "refused"]]),
    );
    const { wake } = watchOutbox(carry, [1000, 5000]);
    const attempts = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return said.length;
    };
    wake();
    expect(await attempts(100)).toBe(1);
    wake();
    expect(await attempts(900)).toBe(1);
    expect(await attempts(200)).toBe(2);
    wake();
    expect(await attempts(4900)).toBe(2);
    expect(await attempts(200)).toBe(3);
    wake();
    expect(await attempts(600_000)).toBe(3);
    expect(said).toEqual([
      "event a was not delivered, again in 1 s: refused\n",
      "event a was not delivered, again in 5 s: refused\n",
      "event a was not delivered, again after the next start: refused\n",
    ]);
  });

  it("continues after a failed read of the table", async () => {
    const carry = calm();
    carry.mockRejectedValueOnce(new Error("gone"));
    const { wake } = watchOutbox(carry);
    wake();
    await vi.advanceTimersByTimeAsync(100);
    expect(said).toEqual(["the outbox could not be read: Error: gone\n"]);
    wake();
    await vi.advanceTimersByTimeAsync(100);
    expect(carry).toHaveBeenCalledTimes(2);
  });

  it("stops after running deliveries have ended and ignores later writes", async () => {
    const first = Promise.withResolvers<Map<string, unknown>>();
    const carry = calm();
    carry.mockReturnValueOnce(first.promise);
    const { wake, stop } = watchOutbox(carry);
    wake();
    await vi.advanceTimersByTimeAsync(100);
    const stopped = vi.fn();
    void stop().then(stopped);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stopped).not.toHaveBeenCalled();
    first.resolve(nothing);
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toHaveBeenCalled();
    wake();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(carry).toHaveBeenCalledTimes(1);
  });
});
