// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { hasDestination, rememberDestination, takeDestination } from "./destination.ts";

afterEach(() => sessionStorage.clear());

it("returns the page that a visitor wanted to open, once", () => {
  rememberDestination("/freelance/dashboard?section=leads&lead=3#notes");
  expect(hasDestination()).toBe(true);
  expect(takeDestination()).toBe("/freelance/dashboard?section=leads&lead=3#notes");
  expect(hasDestination()).toBe(false);
  expect(takeDestination()).toBeUndefined();
});

it.each([
  "//boese.example/dashboard",
  "/\\boese.example",
  "https://boese.example/",
  "javascript:alert(1)",
  "dashboard",
])("rejects %s, because it is not a path of this site", (address) => {
  rememberDestination(address);
  expect(takeDestination()).toBeUndefined();
});
