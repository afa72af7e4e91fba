import type { TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeEvents, creationEvents, entriesOf, isTooLarge, sizeOf, sumOf, trimmed } from "./timeline.ts";

const at = "2027-03-12T09:00:00.000Z";
const calls = (count: number, text = ""): TimelineEntry[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, at, type: "call", text }));

describe("timeline notes", () => {
  it("of a new lead contain its creation and its follow-up", () => {
    expect(creationEvents(lead())).toEqual([{ type: "created" }]);
    expect(creationEvents(lead({ followUpDate: "2027-03-15" }))).toEqual([
      { type: "created" },
      { type: "follow_up_set", date: "2027-03-15" },
    ]);
  });

  const set = { followUpDate: "2027-03-15" };
  const moved = { followUpDate: "2027-03-22" };
  const done = { followUpCompleted: true };
  it.each([
    ["nothing", {}, {}, []],
    ["another name", {}, { name: "Kim" }, []],
    ["another status", {}, { status: "won" }, [{ type: "status_changed", from: "new", to: "won" }]],
    ["a first date", {}, set, [{ type: "follow_up_set", date: "2027-03-15" }]],
    ["another date", set, moved, [{ type: "follow_up_set", date: "2027-03-22" }]],
    ["the same date", set, set, []],
    ["a removed date", set, {}, []],
    ["a completed follow-up", set, { ...set, ...done }, [{ type: "follow_up_done", date: "2027-03-15" }]],
    ["a follow-up completed without a date", {}, done, [{ type: "follow_up_done" }]],
    ["a follow-up that was already completed", done, done, []],
    ["a reopened follow-up", done, {}, []],
    [
      "all of them",
      set,
      { ...moved, ...done, status: "lost" },
      [
        { type: "status_changed", from: "new", to: "lost" },
        { type: "follow_up_set", date: "2027-03-22" },
        { type: "follow_up_done", date: "2027-03-22" },
      ],
    ],
  ] as const)("of a change to %s describe the change", (_, before, after, notes) => {
    expect(changeEvents(lead(before), lead(after))).toEqual(notes);
  });

  it("have ids that ascend from change to change", () => {
    const notes = creationEvents(lead({ followUpDate: "2027-03-15" }));
    expect([...entriesOf(notes, 1, at), ...entriesOf(notes, 2, at)]).toEqual([
      { id: 8, at, type: "created" },
      { id: 9, at, type: "follow_up_set", date: "2027-03-15" },
      { id: 16, at, type: "created" },
      { id: 17, at, type: "follow_up_set", date: "2027-03-15" },
    ]);
  });
});

describe("a timeline", () => {
  it("has a size in entries and bytes of text", () => {
    expect(sizeOf([])).toEqual({ timelineEntries: 0, timelineBytes: 0 });
    const size = sizeOf([
      { id: 1, at, type: "call", text: "für 5 €" },
      { id: 2, at, type: "created" },
    ]);
    expect(size).toEqual({ timelineEntries: 2, timelineBytes: 210 });
    expect(sumOf(size, sizeOf(calls(3)))).toEqual({ timelineEntries: 5, timelineBytes: 510 });
  });

  it("is too large above 1,000 entries or 320,000 bytes", () => {
    expect([1000, 1001].map((count) => isTooLarge(sizeOf(calls(count))))).toEqual([false, true]);
    const bytes = (timelineBytes: number) => isTooLarge({ timelineEntries: 1, timelineBytes });
    expect([320_000, 320_001].map(bytes)).toEqual([false, true]);
  });

  it.each([
    ["188 letters", "x".repeat(188), 900],
    ["ASCII notes of maximum length", "x".repeat(500), 433],
    ["emoji notes of maximum length", "😀".repeat(500), 123],
  ])("keeps its newest entries within the limits, with notes of %s [O11]", (_, text, kept) => {
    const all = calls(1001, text);
    expect(trimmed(all)).toEqual(all.slice(-kept));
  });

  it("is trimmed to its newest entries, at most 900 with 260,000 bytes together", () => {
    expect(trimmed(calls(901)).map(({ id }) => id)).toEqual(
      calls(901)
        .map(({ id }) => id)
        .slice(1),
    );
    expect(trimmed(calls(5))).toEqual(calls(5));
    expect(trimmed(calls(1, "x".repeat(259_900)))).toHaveLength(1);
    expect(trimmed(calls(1, "x".repeat(259_901)))).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 12 }), (lengths) => {
        const entries = lengths.flatMap((length, id) => calls(1, "x".repeat(length)).map((one) => ({ ...one, id })));
        const kept = trimmed(entries);
        expect(kept).toEqual(entries.slice(entries.length - kept.length));
        expect(sizeOf(kept).timelineBytes).toBeLessThanOrEqual(260_000);
        const oneMore = entries.slice(entries.length - kept.length - 1);
        if (kept.length < entries.length) expect(sizeOf(oneMore).timelineBytes).toBeGreaterThan(260_000);
      }),
    );
  });
});
