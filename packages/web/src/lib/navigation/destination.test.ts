// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { hasDestination, rememberDestination, takeDestination } from "./destination.ts";

afterEach(() => sessionStorage.clear());

it("leads back to where a visitor wanted to go, once", () => {
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
])("never leads to %s: only to addresses of our own", (address) => {
  rememberDestination(address);
  expect(takeDestination()).toBeUndefined();
});
