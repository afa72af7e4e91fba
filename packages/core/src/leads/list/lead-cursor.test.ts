import fc from "fast-check";
import { expect, it } from "vitest";
import { readCursor, writeCursor } from "./lead-cursor.ts";

const cursor = { after: 3, version: 8, lastId: 12, hidden: { from: 4, to: 9 } };
const written = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
const refusal = { code: "request.invalid", fields: { cursor: { key: "invalid" } } };
const refusalOf = (text: string, userId = 7) => {
  try {
    return readCursor(userId, text);
  } catch (error) {
    return error;
  }
};

it("a cursor continues at its position, for its owner only", () => {
  const text = writeCursor(7, cursor);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readCursor(7, text)).toEqual(cursor);
  expect(refusalOf(text, 8)).toMatchObject(refusal);
});

it("a malformed cursor is refused", () => {
  const largest = Number.MAX_SAFE_INTEGER - 1;
  expect(refusalOf(written([7, largest, 0, 0, 0, 0]))).toMatchObject({ after: largest });
  const wrong = [-1, 1.5, largest + 1, "3", null, undefined];
  for (let place = 1; place < 6; place += 1) {
    for (const part of wrong) {
      const parts: unknown[] = [7, 3, 8, 12, 4, 9];
      parts[place] = part;
      expect(refusalOf(written(parts)), String(parts)).toMatchObject(refusal);
    }
    expect(refusalOf(written([7, 3, 8, 12, 4, 9].slice(0, place))), String(place)).toMatchObject(refusal);
  }
  for (const other of [{ length: 6 }, 7, "7", null, []]) expect(refusalOf(written(other))).toMatchObject(refusal);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(refusalOf(text)).toMatchObject(refusal);
    }),
  );
});
