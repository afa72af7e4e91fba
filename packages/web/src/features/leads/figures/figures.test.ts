import { addDays } from "@linkedpotential/contract/dates";
import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { expect, it } from "vitest";
import { bySource, lostReasons, pipelineOverTime, pipelineValue } from "./figures.ts";

it("the pipeline contains open deals only", () => {
  const deals = (["new", "proposal", "won", "lost"] as const).map((status) => lead({ status, dealValue: 100 }));
  expect(pipelineValue([...deals, lead({ status: "new", dealValue: null })])).toBe(200);
});

it("the pipeline of earlier days is that of today without the changes since", () => {
  const days = [
    { date: "2027-03-02", pipelineDelta: 500 },
    { date: "2027-03-04", pipelineDelta: -200 },
  ];
  expect(pipelineOverTime(300, days, { from: "2027-03-01", to: "2027-03-05" })).toEqual([
    { date: "2027-03-01", value: 0 },
    { date: "2027-03-02", value: 500 },
    { date: "2027-03-03", value: 500 },
    { date: "2027-03-04", value: 300 },
    { date: "2027-03-05", value: 300 },
  ]);
});

it("adding up the changes again gives the pipeline of every day", () => {
  const delta = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(fc.array(delta, { minLength: 1, maxLength: 60 }), (deltas) => {
      const days = deltas.map((pipelineDelta, index) => ({ date: addDays("2027-01-01", index), pipelineDelta }));
      const to = addDays("2027-01-01", deltas.length - 1);
      const sums = deltas.map((_, index) => deltas.slice(0, index + 1).reduce((sum, one) => sum + one, 0));
      const points = pipelineOverTime(sums.at(-1) ?? 0, days, { from: "2027-01-01", to });
      expect(points.map(({ value }) => value)).toEqual(sums);
    }),
  );
});

it("each source has its leads, won share and won value", () => {
  const leads = [
    lead({ source: "event", status: "won", dealValue: 1000 }),
    lead({ source: "event", status: "lost" }),
    lead({ source: "event" }),
    lead({ source: null }),
  ];
  expect(bySource(leads)).toEqual([
    { source: "event", count: 3, won: 1, wonShare: 0.5, wonValue: 1000 },
    { source: null, count: 1, won: 0, wonShare: null, wonValue: 0 },
  ]);
});

it("reasons of lost leads are counted, also the missing one", () => {
  const lost = ["Kein Budget", "Zu teuer", " Kein Budget", ""].map((lostReason) =>
    lead({ status: "lost", lostReason }),
  );
  expect(lostReasons([...lost, lead({ lostReason: "Früher" })])).toEqual([
    { reason: "Kein Budget", count: 2 },
    { reason: "", count: 1 },
    { reason: "Zu teuer", count: 1 },
  ]);
});
