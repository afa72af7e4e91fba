import { expect, it } from "vitest";
import { freeLeadLimit } from "../plans.ts";
import { noteMax } from "./limits.ts";
import { leadStatuses, leadStatusLabels } from "./statuses.ts";

it("leads have the specified limits [CONST-104..105, CONST-125]", () => {
  expect(freeLeadLimit).toBe(50);
  const { followUpNotes, vorbereitung, infosErstgespraech, infosZweitgespraech } = noteMax;
  expect([followUpNotes, vorbereitung, infosErstgespraech, infosZweitgespraech]).toEqual([100, 10000, 10000, 10000]);
});

it("leads have the seven specified statuses [LEAD-52..55, LEAD-56..58]", () => {
  expect(leadStatuses.map((status) => leadStatusLabels[status])).toEqual([
    "Neu",
    "Kontaktiert",
    "Interesse gezeigt",
    "Qualifiziert",
    "Angebot",
    "Gewonnen",
    "Verloren",
  ]);
});
