import { expect, it } from "vitest";
import { expectText } from "../../testing/person.ts";
import { renderScreen } from "../../testing/screen.tsx";

it("says what Premium costs before anybody registers [LAND-17, LAND-19-NS]", async () => {
  await renderScreen("/landing/freelance", { as: "nobody" });
  const price = await expectText(/29 EUR im Monat inklusive Umsatzsteuer/);
  expect(price.closest("section")?.querySelector("button")?.textContent).toBe("Kostenlos registrieren");
});
