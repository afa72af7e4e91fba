import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectHeading } from "../../testing/user.ts";

it.each([
  ["2027-03-10T09:59:00Z", "Guten Morgen, Dr. Änne Weiß"],
  ["2027-03-10T10:00:00Z", "Guten Tag, Dr. Änne Weiß"],
  ["2027-03-10T17:00:00Z", "Guten Abend, Dr. Änne Weiß"],
])("greets a business at %s with '%s'", async (now, words) => {
  vi.setSystemTime(now);
  await renderScreen("/business/dashboard", { as: await readyAccount({ role: "business", name: "Dr. Änne Weiß" }) });
  expect(await expectHeading(words)).toBeTruthy();
});
