import { expect, it } from "vitest";
import type { StoredEntry } from "./lead-timeline.entity.ts";
import { readEntry } from "./timeline-entry.ts";

const stored = { id: 7, at: "2027-03-12T09:00:00.000Z" };

it("reads an entry by its values, and an older one by its German text", () => {
  const entries: StoredEntry[] = [
    { ...stored, type: "created" },
    { ...stored, type: "status_changed", from: "new", to: "won" },
    { ...stored, type: "status_changed", text: "Neu → Gewonnen" },
    { ...stored, type: "follow_up_set", date: "2027-03-15" },
    { ...stored, type: "follow_up_set", text: "15.03.2027" },
    { ...stored, type: "follow_up_done", text: "15.03.2027" },
    { ...stored, type: "follow_up_done" },
    { ...stored, type: "call", text: "Ruft zurück." },
    { ...stored, type: "meeting" },
  ];
  expect(entries.flatMap(readEntry)).toEqual([
    { ...stored, type: "created" },
    { ...stored, type: "status_changed", from: "new", to: "won" },
    { ...stored, type: "status_changed", from: "new", to: "won" },
    { ...stored, type: "follow_up_set", date: "2027-03-15" },
    { ...stored, type: "follow_up_set", date: "2027-03-15" },
    { ...stored, type: "follow_up_done", date: "2027-03-15" },
    { ...stored, type: "follow_up_done" },
    { ...stored, type: "call", text: "Ruft zurück." },
    { ...stored, type: "meeting", text: "" },
  ]);
});

it("skips an entry that cannot be read", () => {
  for (const text of ["", "Neu → Anders", "Anders → Neu", "Neu"]) {
    expect(readEntry({ ...stored, type: "status_changed", text }), text).toEqual([]);
  }
  for (const text of ["", "bald", "1.3.2027", "am 15.03.2027", "15.03.2027 um 9"]) {
    expect(readEntry({ ...stored, type: "follow_up_set", text }), text).toEqual([]);
  }
});
