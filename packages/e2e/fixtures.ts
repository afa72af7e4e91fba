import { test as base, expect } from "@playwright/test";
import { type Account, newAccount, signIn } from "./accounts.ts";
import { watchNoise } from "./noise.ts";

export { expect };

interface Fixtures {
  account: Account;
  /**
   * Messages that this one test expects on the console, beside the 4xx answers that the browser reports by itself:
   * `expectedNoise.push(/status of 500/)`.
   */
  expectedNoise: RegExp[];
  quiet: undefined;
}

export const test = base.extend<Fixtures>({
  account: ({ request }, use) => newAccount(request).then(use),
  // Playwright wants fixtures named, also by a fixture that needs none.
  expectedNoise: ({ browserName: _ }, use) => use([]),
  // Console errors and uncaught exceptions of any page of the test fail it.
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const noise = watchNoise(context, expectedNoise);
      await use(undefined);
      expect(noise, "errors and warnings in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** Where `account` is signed in in the browser of `page`. */
export const signedInTest = test.extend({
  page: async ({ account, page }, use) => {
    await signIn(page, account);
    await use(page);
  },
});
