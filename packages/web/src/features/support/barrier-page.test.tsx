import { expect, it } from "vitest";
import { expectHeading, expectText, field, fill, press } from "../../testing/person.ts";
import { renderScreen } from "../../testing/screen.tsx";

it("takes a barrier from anybody, keeps what was typed when it cannot be sent, and confirms it [D57]", async () => {
  const { network } = await renderScreen("/barriere-melden", { as: "nobody" });
  await expectHeading("Barriere melden");
  await press("Meldung senden");
  expect(network.sent()).toEqual([]);
  await fill("Wo ist die Barriere?", "Anmeldung");
  await fill("Was funktioniert nicht?", "Der Dialog wird nicht vorgelesen.");
  await fill("E-Mail-Adresse", "ida@example.org");
  network.fail("support/report-barrier", "offline", 1);
  await press("Meldung senden");
  await expectText(/^Keine Verbindung\./);
  expect((await field("Was funktioniert nicht?")).value).toBe("Der Dialog wird nicht vorgelesen.");
  await press("Meldung senden");
  await expectText("Ihre Meldung ist bei uns");
});
