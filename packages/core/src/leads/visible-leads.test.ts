import { expect, expectTypeOf, it } from "vitest";
import type { StoredLead } from "./lead.entity.ts";
import type { toLead, toRow } from "./lead-row.ts";
import { hiddenIds, visible } from "./visible-leads.ts";

const leads = [1, 2, 3, 4, 5].map((leadId) => ({ leadId }) as StoredLead);
const idsOf = (counter: Parameters<typeof hiddenIds>[0]) =>
  visible(leads, hiddenIds(counter)).map(({ leadId }) => leadId);

it("hides the leads of an unfinished import", () => {
  expect(idsOf({ userId: 1, seq: 5, importFrom: 2, importTo: 4 })).toEqual([1, 5]);
  expect(idsOf({ userId: 1, seq: 5 })).toEqual([1, 2, 3, 4, 5]);
  expect(idsOf(null)).toEqual([1, 2, 3, 4, 5]);
});

it("leads that were neither filtered nor read by id cannot be converted to an answer", () => {
  expect(visible(leads, hiddenIds(null))).toHaveLength(5);
  expectTypeOf<StoredLead>().not.toExtend<Parameters<typeof toRow>[0]>();
  expectTypeOf<StoredLead>().not.toExtend<Parameters<typeof toLead>[0]>();
});
