import { homeCountry } from "@linkedpotential/contract/billing/countries";
import { isVatIdOf } from "@linkedpotential/contract/billing/vat-ids";
import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import type { StoredInvoice } from "../invoice.entity.ts";
import { type InvoiceTexts, words } from "./invoice-texts.ts";
import { linesOf } from "./text-lines.ts";
import { type PdfText, writePdf } from "./write-pdf.ts";

const [left, right] = [60, 535];
const addressWidth = 300;

type Say = (pick: (of: InvoiceTexts) => string) => string;

/**
 * Renders an invoice or credit note with the content that § 14 (4) UStG requires. Labels are in German, followed by the
 * account's language if it is another one.
 */
export function invoicePdf(invoice: StoredInvoice, operator: Config["operator"], language: Language): Uint8Array {
  const say: Say = (pick) => (language === "de" ? pick(words.de) : `${pick(words.de)} / ${pick(words[language])}`);
  const title = say(({ invoice: name, creditNote }) => (invoice.kind === "invoice" ? name : creditNote));
  const head = headOf(operator);
  const recipient = invoice.recipient.flatMap((text) => linesOf(text, addressWidth));
  const foot = footOf(operator, say);
  // The address has room for five lines. A longer one moves everything below it down.
  const down = head.down + 14 * Math.max(0, recipient.length - 5);
  const texts: PdfText[] = [
    ...head.texts,
    ...recipient.map((text, index) => ({ x: left, y: 140 + head.down + index * 14, text })),
    ...bodyOf(invoice, title, say).map((text) => ({ ...text, y: text.y + down })),
    ...foot.texts,
  ];
  const rules = [408 + down, 438 + down, 482 + down, foot.top].map((y) => ({ y, from: left, to: right }));
  return writePdf({ title: `${title} ${invoice.number}`, language: "de", texts, rules });
}

function headOf({ name, address }: Config["operator"]): { texts: PdfText[]; down: number } {
  const names = linesOf(name, right - left, { size: 14, isBold: true });
  const down = 16 * (names.length - 1);
  return {
    texts: [
      ...names.map((text, index) => ({ x: left, y: 70 + index * 16, text, size: 14, isBold: true })),
      { x: left, y: 88 + down, text: address.join(" · "), size: 8 },
    ],
    down,
  };
}

function bodyOf(invoice: StoredInvoice, title: string, say: Say): PdfText[] {
  const sums = sumsOf(invoice);
  return [
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
    { x: left, y: 474, text: vatLine(invoice, say) },
    { x: right, y: 474, text: sums.vat, isRight: true },
    { x: left, y: 498, text: say((of) => of.gross), isBold: true },
    { x: right, y: 498, text: sums.gross, isRight: true, isBold: true },
    { x: left, y: 540, text: say((of) => (invoice.kind === "invoice" ? of.paid : of.paidBack)) },
    ...notesOf(invoice, say).map((text, index) => ({ x: left, y: 564 + index * 14, text })),
  ];
}

function vatLine({ vatRate, vatTreatment, vatState }: StoredInvoice, say: Say): string {
  if (vatRate === 0) return say((of) => of.vat);
  const line = `${say((of) => of.vat)} ${vatRate.toLocaleString("de")} %`;
  return vatTreatment === "one_stop_shop" && vatState ? `${line} (${say((of) => of.oneStopShop(vatState))})` : line;
}

/** Returns the lines of the note that explains why no VAT is charged (§§ 14, 14a UStG). Empty when VAT is charged. */
function notesOf({ vatTreatment }: StoredInvoice, say: Say): string[] {
  if (vatTreatment !== "reverse_charge" && vatTreatment !== "outside_eu") return [];
  const note = say((of) => (vatTreatment === "reverse_charge" ? of.reverseCharge : of.outsideEu));
  return linesOf(note, right - left);
}

/** Lays out the footer so that it ends at the bottom of the page. `top` is the position of the rule above it. */
function footOf({ name, address, taxId }: Config["operator"], say: Say): { texts: PdfText[]; top: number } {
  const lines = [
    [name, ...address].join(" · "),
    `${say((of) => (isVatIdOf(homeCountry, taxId) ? of.vatId : of.taxId))}: ${taxId}`,
  ].flatMap((text) => linesOf(text, right - left, { size: 8 }));
  const first = 814 - 12 * lines.length;
  return { texts: lines.map((text, index) => ({ x: left, y: first + 12 * index, text, size: 8 })), top: first - 12 };
}

const euros = (cents: number): string =>
  (cents / 100).toLocaleString("de", { minimumFractionDigits: 2, useGrouping: true });

const sumsOf = ({ gross, net }: StoredInvoice) => ({ gross: euros(gross), net: euros(net), vat: euros(gross - net) });

const dateOf = (instant: string): string => dateText(today(new Date(instant)), "de");

function factsOf(invoice: StoredInvoice, say: Say): [string, string][] {
  const { number, issuedAt, periodStart, periodEnd, corrects } = invoice;
  return [
    [say((of) => of.number), number],
    [say((of) => of.date), dateOf(issuedAt)],
    [say((of) => of.period), `${dateOf(periodStart)} – ${dateOf(periodEnd)}`],
    ...(corrects ? [[say((of) => of.corrects), corrects] as [string, string]] : []),
  ];
}
