import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, it, vi } from "vitest";
import { newId } from "./ids.ts";

it("sorts ids by time, to the millisecond, and never repeats one", () => {
  const at = new Date("2030-05-06T07:08:09.010Z");
  const ids = Array.from({ length: 5000 }, () => newId(at));
  expect(new Set(ids).size).toBe(5000);
  expect(ids).toEqual([...ids].sort((one, other) => one - other));
  const [first = 0] = ids;
  const since2026 = at.getTime() - Date.parse("2026-01-01T00:00:00Z");
  expect(Math.floor(first / 4096)).toBe(since2026);
  const later = newId(new Date(at.getTime() + 60_000));
  expect(Math.floor(later / 4096)).toBe(since2026 + 60_000);
  // The clock was set back, so an id made from the time alone would repeat an earlier one.
  expect(newId(at)).toBe(later + 1);
});

it("repeats no id when the random part repeats", () => {
  vi.spyOn(crypto, "randomInt").mockImplementation(() => 7);
  syncBuiltinESMExports();
  const at = new Date("2031-05-06T07:08:09.010Z");
  const ids = [newId(at), newId(at), newId(at)];
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect(ids.map((id) => id % 4096)).toEqual([7, 8, 9]);
});
