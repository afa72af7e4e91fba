import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press } from "../../../testing/user.ts";

const as = { role: "business", name: "Dr. Änne Weiß" } as const;

it("asks for a strategy call by a form where no calendar is configured", async () => {
  const { network, account } = await renderScreen("/business/dashboard", { as });
  await expectText("Ihre Begleitung");
  await press("Termin anfragen");
  const dialog = await findDialog("Strategiegespräch");
  await expectText(`Unsere Terminvorschläge gehen an ${account.user.email}.`);
  await press("Senden", { container: dialog });
  await expectText("Bitte schreiben Sie uns, worum es geht.");
  const label = "Worüber möchten Sie sprechen, und wann passt es Ihnen?";
  await fill(label, "Zielgruppe Handwerk, dienstags vormittags");
  await press("Senden", { container: dialog });
  await expectToast("Anfrage gesendet");
  expect(network.sent("support/send").map(({ body }) => body)).toEqual([
    { subject: "Strategiegespräch", message: "Zielgruppe Handwerk, dienstags vormittags", isCallRequest: true },
  ]);
});

it("links to the calendar where there is one, and opens the contact form", async () => {
  const opened = await renderScreen("/business/dashboard", { as });
  opened.stack.configure({ STRATEGY_CALL_URL: "https://kalender.example.org/strategie" });
  try {
    await opened.reload();
    const link = await screen.findByRole("link", { name: "Strategiegespräch buchen" });
    expect(link.getAttribute("href")).toBe("https://kalender.example.org/strategie");
    expect(screen.queryByRole("button", { name: "Termin anfragen" })).toBeNull();
    await press("Nachricht schreiben");
    await findDialog("Hilfe & Support");
  } finally {
    opened.stack.configure({ STRATEGY_CALL_URL: "" });
  }
});
