import fc from "fast-check";
import { expect, it } from "vitest";
import { isUnreliable, requiredFigures, roundedUp } from "./goal-sum.ts";

const figures = { leadsKontaktiert: 200, interesseGezeigt: 50, terminVereinbart: 20, projektGewonnen: 4 };

it("calculates the projects, appointments, interested and contacted leads for an income", () => {
  expect(requiredFigures(9000, 4500, figures)).toEqual({
    leadsKontaktiert: 100,
    interesseGezeigt: 25,
    terminVereinbart: 10,
    projektGewonnen: 2,
  });
});

it("returns null without contacted leads or won projects", () => {
  expect(requiredFigures(9000, 4500, { ...figures, projektGewonnen: 0 })).toBeNull();
  expect(requiredFigures(9000, 4500, { ...figures, leadsKontaktiert: 0 })).toBeNull();
});

it("marks small figures as unreliable", () => {
  expect(isUnreliable(figures)).toBe(false);
  expect(isUnreliable({ ...figures, leadsKontaktiert: 50, projektGewonnen: 3 })).toBe(false);
  expect(isUnreliable({ ...figures, leadsKontaktiert: 49 })).toBe(true);
  expect(isUnreliable({ ...figures, projektGewonnen: 2 })).toBe(true);
});

it("never rounds down, and keeps whole numbers", () => {
  expect([0.05, 0.1, 2, 2.01, 9.91, 10.2, 100].map(roundedUp)).toEqual([0.1, 0.1, 2, 2.1, 10, 11, 100]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
      expect(roundedUp(value)).toBeGreaterThanOrEqual(value - 1e-6);
      expect(roundedUp(value) - value).toBeLessThan(value < 10 ? 0.11 : 1.01);
    }),
  );
});
