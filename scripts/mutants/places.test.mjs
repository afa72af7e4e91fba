import { expect, it } from "vitest";
import { concepts, sourcesOf, strays, testsOf } from "./places.mjs";

it("knows sources and tests of each concept, and all that it names is there", () => {
  expect(strays()).toEqual([]);
  expect(concepts).toEqual(expect.arrayContaining(["auth", "dates", "http", "leads", "shared"]));
  expect(sourcesOf("leads")).toEqual(["packages/contract/src/leads/**/*.ts", "packages/core/src/leads/**/*.ts"]);
  expect(testsOf("blocks")).toContain("packages/functions/src/user/delete.test.ts");
});

it("says which tests it does not find any more, one by one, and which concepts", () => {
  const known = { auth: ["{contract,core}/src/auth/**/*", "local/src/{gateway/gateway,moved}"], gone: [] };
  expect(strays(known)).toEqual(["gone: no such concept", "auth: local/src/moved.test.ts finds no test"]);
});
