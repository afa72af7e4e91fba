import { readPdf } from "@linkedpotential/local/testing/pdf";
import { expect, it } from "vitest";
import type { StoredInvoice } from "../invoice.entity.ts";
import { invoicePdf } from "./invoice-pdf.ts";

const invoice: StoredInvoice = {
  userId: 7,
  invoiceId: 1,
  kind: "invoice",
  number: "LP-2027-00001",
  issuedAt: "2027-03-12T10:00:00.000Z",
  gross: 123_456,
  net: 103_745,
  vatRate: 19,
  periodStart: "2027-03-12T10:00:00.000Z",
  // 22:30 UTC on the 12th is already the 13th in Berlin. The invoice must print the date in Berlin.
  periodEnd: "2027-04-12T22:30:00.000Z",
  recipient: ["Weiß & Söhne", "Änne Weiß"],
  recipientVatId: "DE987654321",
  providerInvoiceId: "in_1",
  refunded: 0,
};
const operator = { name: "LinkedPotential GmbH", address: ["Musterstraße 1", "12345 Musterstadt"], taxId: "DE123" };

async function drawn(change: Partial<StoredInvoice> = {}, language: "de" | "en" = "de", by = operator) {
  const file = invoicePdf({ ...invoice, ...change }, by, language);
  const { title, texts } = await readPdf(file);
  return {
    texts: texts.map(({ text, font, size, x, y }) => {
      const style = font.endsWith("+Arimo-Bold") ? `bold ${size}` : `${size}`;
      return [text, `${style} at ${x.toFixed(2)} ${y}`];
    }),
    ends: texts.map(({ x, width }) => x + width),
    title,
    rules: [
      ...Buffer.from(file)
        .toString("latin1")
        .matchAll(/G 60 (\d+) m 535/g),
    ].map(([, y]) => y),
  };
}

it("an invoice contains everything the law requires, in its place", async () => {
  const { texts, title, rules } = await drawn();
  expect(texts).toEqual([
    ["LinkedPotential GmbH", "bold 14 at 60.00 772"],
    ["Musterstraße 1 · 12345 Musterstadt", "8 at 60.00 754"],
    ["Weiß & Söhne", "10 at 60.00 702"],
    ["Änne Weiß", "10 at 60.00 688"],
    ["USt-IdNr.: DE987654321", "10 at 60.00 618"],
    ["Rechnung", "bold 18 at 60.00 572"],
    ["Nummer", "10 at 60.00 542"],
    ["LP-2027-00001", "10 at 280.00 542"],
    ["Datum", "10 at 60.00 526"],
    ["12.03.2027", "10 at 280.00 526"],
    ["Leistungszeitraum", "10 at 60.00 510"],
    ["12.03.2027 – 13.04.2027", "10 at 280.00 510"],
    ["Leistung", "bold 10 at 60.00 442"],
    ["EUR", "bold 10 at 513.89 442"],
    ["LinkedPotential Premium, ein Monat", "10 at 60.00 418"],
    ["1.037,45", "10 at 496.08 418"],
    ["Nettobetrag", "10 at 60.00 386"],
    ["1.037,45", "10 at 496.08 386"],
    ["Umsatzsteuer 19 %", "10 at 60.00 368"],
    ["197,11", "10 at 504.42 368"],
    ["Gesamtbetrag", "bold 10 at 60.00 344"],
    ["1.234,56", "bold 10 at 496.08 344"],
    ["Der Betrag ist per Karte bezahlt.", "10 at 60.00 302"],
    ["LinkedPotential GmbH · Musterstraße 1 · 12345 Musterstadt", "8 at 60.00 52"],
    ["USt-IdNr. oder Steuernummer: DE123", "8 at 60.00 40"],
  ]);
  expect(title).toBe("Rechnung LP-2027-00001");
  expect(rules).toEqual(["434", "404", "360", "64"]);
});

it("a credit note names the corrected invoice and the refund", async () => {
  const { texts, title } = await drawn({ kind: "credit_note", gross: -2900, net: -2437, corrects: "LP-2027-00001" });
  expect(texts).toContainEqual(["Zur Rechnung", "10 at 60.00 494"]);
  expect(texts).toContainEqual(["LP-2027-00001", "10 at 280.00 494"]);
  expect(texts).toContainEqual(["Der Betrag wird auf dieselbe Karte erstattet.", "10 at 60.00 302"]);
  expect(texts.map(([text]) => text)).toEqual(expect.arrayContaining(["-24,37", "-4,63", "-29,00"]));
  expect(title).toBe("Rechnungskorrektur LP-2027-00001");
});

it("labels are in German and the account's language, and there is none for a missing VAT id", async () => {
  const { texts, title } = await drawn({ recipientVatId: "" }, "en");
  const printed = texts.map(([text]) => text);
  expect(printed).toEqual(expect.arrayContaining(["Rechnung / Invoice", "Gesamtbetrag / Total", "Datum / Date"]));
  expect(printed.join("\n")).not.toContain("VAT no.");
  expect(title).toBe("Rechnung / Invoice LP-2027-00001");
});

it("long lines are wrapped, and the following content moves down", async () => {
  const recipient = [
    "Unternehmensberatung ".repeat(5).trim(),
    "Änne Weiß",
    "S".repeat(150),
    `10119 ${"O".repeat(100)}`,
    "D",
  ];
  const { texts, ends, rules } = await drawn({ recipient });
  expect(Math.max(...ends)).toBeLessThanOrEqual(535.01);
  const heights = texts.map(([, place = ""]) => Number(place.split(" ").at(-1)));
  // Vertical distances between neighboring lines of text. At least 12 points mean that no lines overlap.
  const gaps = [...new Set(heights)].toSorted((a, b) => b - a).map((y, index, all) => (all[index - 1] ?? 842) - y);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  expect(rules.map(Number)).toEqual([434, 404, 360].map((y) => y - 14 * 8).concat(64));
});

it("a long name of the operator is wrapped in header and footer", async () => {
  const name = "Gesellschaft für Vertriebsunterstützung von Selbstständigen mbH & Co. KG";
  const address = ["Große Elbstraße 145 b, Aufgang 3", "22767 Hamburg-Altona-Nord", "Deutschland"];
  const { texts, rules } = await drawn({}, "de", { name, address, taxId: "DE123" });
  expect(texts.slice(0, 4)).toEqual([
    ["Gesellschaft für Vertriebsunterstützung von Selbstständigen mbH &", "bold 14 at 60.00 772"],
    ["Co. KG", "bold 14 at 60.00 756"],
    [address.join(" · "), "8 at 60.00 738"],
    ["Weiß & Söhne", "10 at 60.00 686"],
  ]);
  expect(texts.slice(-3).map(([, place]) => place)).toEqual(["8 at 60.00 64", "8 at 60.00 52", "8 at 60.00 40"]);
  expect(rules.at(-1)).toBe("76");
});
