import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import { isCalendarAddress } from "./calendar-address.ts";
import * as routes from "./routes.ts";

it("the offer is public, the support is for businesses", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/business/offer": "public 200",
    "GET /api/business/support": "business 200",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "business/get-offer": "",
    "business/get-support": "GetItem BatchGetItem Query Query:gsi2",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});

it.each([
  ["https://kalender.example.org/strategie", true],
  ["https://kalender.example.org", true],
  ["http://kalender.example.org/strategie", false],
  ["javascript:alert(1)", false],
  ["https:///strategie", false],
  ["https://kalender.example.org/a b", false],
])("accepts %s as the address of a calendar: %s", (address, isOne) => {
  expect(isCalendarAddress(address)).toBe(isOne);
});
