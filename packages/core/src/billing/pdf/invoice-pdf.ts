import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../config.ts";
import type { StoredInvoice } from "../invoice.entity.ts";
import { type InvoiceWords, words } from "./invoice-words.ts";
import { type PdfText, writePdf } from "./write-pdf.ts";

const [left, right] = [60, 535];

/** What § 14 (4) UStG asks for; in German, and in the account's language beside it. */
export function invoicePdf(invoice: StoredInvoice, operator: Config["operator"], language: Language): Uint8Array {
  const say = (pick: (of: InvoiceWords) => string) =>
    language === "de" ? pick(words.de) : `${pick(words.de)} / ${pick(words[language])}`;
  const title = say(({ invoice: name, creditNote }) => (invoice.kind === "invoice" ? name : creditNote));
  const sums = sumsOf(invoice);
  const texts: PdfText[] = [
    { x: left, y: 70, text: operator.name, size: 14, isBold: true },
    { x: left, y: 88, text: operator.address.join(" · "), size: 8 },
    ...invoice.recipient.map((text, index) => ({ x: left, y: 140 + index * 14, text })),
    ...(invoice.recipientVatId
      ? [{ x: left, y: 224, text: `${say((of) => of.vatId)}: ${invoice.recipientVatId}` }]
      : []),
    { x: left, y: 270, text: title, size: 18, isBold: true },
    ...factsOf(invoice, say).flatMap(([label, value], index) => [
      { x: left, y: 300 + index * 16, text: label },
      { x: 280, y: 300 + index * 16, text: value },
    ]),
    { x: left, y: 400, text: say((of) => of.service), isBold: true },
    { x: right, y: 400, text: "EUR", isRight: true, isBold: true },
    { x: left, y: 424, text: say((of) => of.premium) },
    { x: right, y: 424, text: sums.net, isRight: true },
    { x: left, y: 456, text: say((of) => of.net) },
    { x: right, y: 456, text: sums.net, isRight: true },
    { x: left, y: 474, text: `${say((of) => of.vat)} ${invoice.vatRate} %` },
    { x: right, y: 474, text: sums.vat, isRight: true },
    { x: left, y: 498, text: say((of) => of.gross), isBold: true },
    { x: right, y: 498, text: sums.gross, isRight: true, isBold: true },
    { x: left, y: 540, text: say((of) => (invoice.kind === "invoice" ? of.paid : of.paidBack)) },
    { x: left, y: 790, text: [operator.name, ...operator.address].join(" · "), size: 8 },
    { x: left, y: 802, text: `${say((of) => of.taxId)}: ${operator.taxId}`, size: 8 },
  ];
  const rules = [408, 438, 482, 778].map((y) => ({ y, from: left, to: right }));
  return writePdf({ title: `${title} ${invoice.number}`, language: "de", texts, rules });
}

const euros = (cents: number): string =>
  (cents / 100).toLocaleString("de", { minimumFractionDigits: 2, useGrouping: true });

const sumsOf = ({ gross, net }: StoredInvoice) => ({ gross: euros(gross), net: euros(net), vat: euros(gross - net) });

const dateOf = (instant: string): string => dateText(today(new Date(instant)), "de");

function factsOf(invoice: StoredInvoice, say: (pick: (of: InvoiceWords) => string) => string): [string, string][] {
  const { number, issuedAt, periodStart, periodEnd, corrects } = invoice;
  return [
    [say((of) => of.number), number],
    [say((of) => of.date), dateOf(issuedAt)],
    [say((of) => of.period), `${dateOf(periodStart)} – ${dateOf(periodEnd)}`],
    ...(corrects ? [[say((of) => of.corrects), corrects] as [string, string]] : []),
  ];
}
