import { test as base, expect } from "@playwright/test";
import { type Account, newAccount, signIn } from "./accounts.ts";
import { watchNoise } from "./console-errors.ts";

export { expect };

interface Fixtures {
  account: Account;
  /**
   * Console messages that the test expects, in addition to the browser's messages about 4xx answers:
   * `expectedNoise.push(/status of 500/)`.
   */
  expectedNoise: RegExp[];
  quiet: undefined;
}

export const test = base.extend<Fixtures>({
  account: ({ request }, use) => newAccount(request).then(use),
  // Playwright requires object destructuring in the parameters of a fixture.
  expectedNoise: ({ browserName: _ }, use) => use([]),
  // Fails the test on console errors and uncaught exceptions of any of its pages.
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const noise = watchNoise(context, expectedNoise);
      await use(undefined);
      expect(noise, "errors and warnings in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export const signedInTest = test.extend({
  page: async ({ account, page }, use) => {
    await signIn(page, account);
    await use(page);
  },
});
