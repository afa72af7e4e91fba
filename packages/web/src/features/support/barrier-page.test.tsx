import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectHeading, expectText, fill, findField, press } from "../../testing/user.ts";

it("a visitor can report a barrier; the input stays after a failure, and a confirmation follows [D57]", async () => {
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
  expect((await findField("Was funktioniert nicht?")).value).toBe("Der Dialog wird nicht vorgelesen.");
  await press("Meldung senden");
  await expectText("Ihre Meldung ist bei uns");
  expect(document.activeElement?.textContent).toBe("Ihre Meldung ist bei uns");
});
