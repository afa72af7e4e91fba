import { beforeEach, expect, it, vi } from "vitest";
import { clock } from "../clock.ts";
import { cachedSecret } from "./cached-secret.ts";

const start = new Date("2027-03-01T09:00:00Z").getTime();
const setMinutes = (minutes: number) => vi.spyOn(clock, "now").mockReturnValue(new Date(start + minutes * 60_000));
beforeEach(() => {
  setMinutes(0);
});

it("reads a secret once in five minutes, also for calls at the same time", async () => {
  const make = vi.fn(async () => "first");
  const read = cachedSecret(make);
  await Promise.all([read(), read()]);
  setMinutes(4.9);
  await read();
  expect(make).toHaveBeenCalledOnce();
});

it("uses a changed secret after five minutes", async () => {
  let stored = "first";
  const read = cachedSecret(async () => stored);
  expect(await read()).toBe("first");
  stored = "second";
  setMinutes(5);
  expect(await read()).toBe("second");
});

it("reads again after a failure", async () => {
  const make = vi.fn(async () => "value").mockRejectedValueOnce(new Error("no answer"));
  const read = cachedSecret(make);
  await expect(read()).rejects.toThrow("no answer");
  expect(await read()).toBe("value");
});
