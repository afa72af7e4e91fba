import { expect, it } from "vitest";
import { stepTowards } from "./use-gradually.ts";

const list = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

it("shows some items more with each step, list by list, until all are there", () => {
  const wanted = [list(0, 6), list(10, 13)];
  const steps = [stepTowards<number>([], wanted, 4)];
  while (steps.length < 4) steps.push(stepTowards(steps.at(-1) ?? [], wanted, 4));
  expect(steps.map((lists) => lists.map(({ length }) => length))).toEqual([
    [4, 0],
    [6, 2],
    [6, 3],
    [6, 3],
  ]);
  expect(steps[2]).toEqual(wanted);
  expect(steps[3]).toBe(steps[2]);
});

it("keeps what is shown already, in its new order, and the arrays that did not change", () => {
  const shown = [list(0, 8), list(10, 12)];
  const [first, second] = stepTowards(shown, [[20, 21, 22, ...list(2, 8).reverse()], list(10, 12)], 2);
  expect(first).toEqual([20, 21, 7, 6, 5, 4, 3, 2]);
  expect(second).toBe(shown[1]);
});
