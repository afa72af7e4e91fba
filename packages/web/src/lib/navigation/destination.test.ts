// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { isSignInDue, rememberDestination, settleSignIn, takeDestination } from "./destination.ts";

afterEach(() => sessionStorage.clear());

it("returns the page that a visitor wanted to open, once", () => {
  rememberDestination("/freelance/dashboard?section=leads&lead=3#notes");
  expect(takeDestination()).toBe("/freelance/dashboard?section=leads&lead=3#notes");
  expect(takeDestination()).toBeUndefined();
});

it("asks for the sign-in once, and keeps the page that a visitor wanted to open", () => {
  rememberDestination("/freelance/checkout");
  expect(isSignInDue()).toBe(true);
  settleSignIn();
  expect(isSignInDue()).toBe(false);
  expect(takeDestination()).toBe("/freelance/checkout");
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
