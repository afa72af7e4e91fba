import { newEmail } from "@linkedpotential/fixtures/accounts";
import { signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press } from "../../../testing/user.ts";

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
  await expectText(/^Angefragt am \d\d\.\d\d\.\d{4}\. Wir melden uns per E-Mail mit Terminvorschlägen\.$/);
  expect(screen.queryByRole("button", { name: "Termin anfragen" })).toBeNull();
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

it("writes to the contact person, and says so, where one with an address is entered", async () => {
  const { stack, account, reload } = await renderScreen("/business/dashboard", { as });
  const contact = { name: "Karin Vogt", role: "", phone: "", email: newEmail(), times: "" };
  await stack.call("accounts/save-support", {
    token: (await signedInAdmin(stack)).token,
    params: { accountId: String(account.user.id) },
    body: { revision: 0, contact, nextSession: null, documents: [] },
  });
  await reload();
  await expectText("Karin Vogt");
  await press("Nachricht schreiben");
  const dialog = await findDialog("Nachricht schreiben");
  await expectText(`Ihre Nachricht geht an Karin Vogt (${contact.email}).`, dialog);
  expect((await findField("Betreff")).value).toBe("Frage zu unserer Zusammenarbeit");
  await fill("Nachricht", "Wie geht es weiter?");
  await press("Nachricht senden", { container: dialog });
  await expectToast("Nachricht gesendet");
  expect(stack.lastMailTo(contact.email)).toMatchObject({
    replyTo: account.user.email,
    text: expect.stringContaining("Wie geht es weiter?"),
  });
});

it("shows a colleague who asked for a strategy call, and refuses a second request", async () => {
  const { stack, account, reload } = await renderScreen("/business/dashboard", { as });
  const colleague = await companyCalls(stack).member(account, "Jan Süd");
  await press("Termin anfragen");
  const dialog = await findDialog("Strategiegespräch");
  const body = { subject: "Strategiegespräch", message: "Dienstags", isCallRequest: true };
  await stack.call("support/send", { token: colleague.token, body });
  await fill("Worüber möchten Sie sprechen, und wann passt es Ihnen?", "Montags");
  await press("Senden", { container: dialog });
  await expectText(/^Ihr Unternehmen hat schon ein Strategiegespräch angefragt\./);
  await reload();
  await expectText(/^Angefragt von Jan Süd am \d\d\.\d\d\.\d{4}\. Wir melden uns/);
  expect(screen.queryByRole("button", { name: "Termin anfragen" })).toBeNull();
});
