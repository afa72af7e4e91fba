import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectHeading, expectText, fill, findField, press } from "../../testing/user.ts";

it("a visitor asks for a strategy call; the input stays after a failure, and the next steps follow", async () => {
  const { network } = await renderScreen("/business/anfrage", { as: "nobody" });
  await expectHeading("Strategiegespräch anfragen");
  await press("Anfrage senden");
  await expectText("Bitte geben Sie den Namen Ihres Unternehmens ein.");
  await expectText("Bitte stimmen Sie der Verarbeitung Ihrer Angaben zu.");
  expect(network.sent("support/request-call")).toEqual([]);
  const values = {
    "Ihr Name": "Ida Öz",
    Unternehmen: "Nord AG",
    "E-Mail-Adresse": "ida@example.org",
    "Worüber möchten Sie sprechen?": "Einkaufsleitungen im Norden",
  };
  for (const [label, value] of Object.entries(values)) await fill(label, value);
  await press(/^Ich bin einverstanden/, { role: "checkbox" });
  network.fail("support/request-call", "offline", 1);
  await press("Anfrage senden");
  await expectText(/^Keine Verbindung\./);
  for (const [label, value] of Object.entries(values)) expect((await findField(label)).value).toBe(value);
  await press("Anfrage senden");
  await screen.findByRole("heading", { name: "Ihre Anfrage ist bei uns" });
  expect(network.sent("support/request-call").at(-1)).toMatchObject({ body: { language: "de" } });
  await expectText("Wir antworten an ida@example.org und schlagen Ihnen Termine vor.");
  expect(document.activeElement?.textContent).toBe("Ihre Anfrage ist bei uns");
});

it("the input survives leaving the page and a reload, until it is sent", async () => {
  const { reload } = await renderScreen("/business/anfrage", { as: "nobody" });
  const values = { "Ihr Name": "Ida Öz", Unternehmen: "Nord AG", "E-Mail-Adresse": "ida@example.org" };
  for (const [label, value] of Object.entries(values)) await fill(label, value);
  await fill("Worüber möchten Sie sprechen?", "Einkaufsleitungen im Süden");
  await press(/^Ich bin einverstanden/, { role: "checkbox" });
  await reload();
  for (const [label, value] of Object.entries(values)) expect((await findField(label)).value).toBe(value);
  expect((await findField("Worüber möchten Sie sprechen?")).value).toBe("Einkaufsleitungen im Süden");
  const consent = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Ich bin einverstanden/ });
  expect(consent.checked).toBe(false);
  await press(/^Ich bin einverstanden/, { role: "checkbox" });
  await press("Anfrage senden");
  await screen.findByRole("heading", { name: "Ihre Anfrage ist bei uns" });
  await reload();
  expect((await findField("Worüber möchten Sie sprechen?")).value).toBe("");
  expect((await findField("Ihr Name")).value).toBe("");
});

it("the pages for businesses link to the request form where no calendar is configured", async () => {
  for (const path of ["/business", "/business/preise"]) {
    await renderScreen(path, { as: "nobody" });
    const links = await screen.findAllByRole("link", { name: "Strategiegespräch anfragen" });
    expect(links.length).toBeGreaterThan(1);
    expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(new Set(["/business/anfrage"]));
    expect(screen.queryByRole("link", { name: "Strategiegespräch buchen" })).toBeNull();
  }
});
