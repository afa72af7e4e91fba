import { amountText, premiumCents } from "@linkedpotential/contract/billing/price";
import type { Vat } from "@linkedpotential/contract/billing/vat";
import { dateText, locales } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent, type MailParts } from "../../layout.ts";
import { dashboardLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";
import { billingTexts } from "./billing-texts.ts";
import { contractFacts } from "./contract-facts.ts";
import { endingTexts } from "./ending-texts.ts";
import { vatTexts } from "./vat-texts.ts";
import { withdrawalNotice } from "./withdrawal-notice.ts";

/** Occasion of a billing mail, with its details. Instants are in ISO 8601, amounts in cents. */
export type BillingTopic =
  | { about: "started"; at: string; vat: Vat }
  | { about: "cancelled" | "reactivated" | "failed"; at: string }
  | { about: "ended"; reason: "cancelled" | "unpaid" | "disputed" }
  | { about: "cancelledByTeam" | "endedByTeam"; statement: string; at: string }
  | { about: "invoice" | "creditNote"; number: string; gross: number };

/**
 * Renders a billing mail. The confirmation of an order also states the contract, the seller and the right of
 * withdrawal, because the law requires these on a durable medium such as a mail (§ 312f BGB).
 */
export function billingMail(config: Config, recipient: Recipient, topic: BillingTopic): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { heading, paragraphs } = contentOf(language, topic);
  const { greeting, button } = billingTexts[language];
  return layOutMail(config, {
    ...{ language, workspace, heading },
    greeting: greeting(name),
    paragraphs: [...paragraphs, ...orderDetails(config, language, topic)],
    button: { label: button, href: dashboardLink(config, workspace, { section: "billing" }) },
  });
}

function contentOf(language: Language, topic: BillingTopic) {
  const texts = billingTexts[language];
  if (topic.about === "started") return texts.started;
  if (topic.about === "ended") return texts.ended[topic.reason];
  if ("statement" in topic) return endingTexts[language][topic.about](topic.statement, dateIn(language, topic.at));
  if ("number" in topic) return texts[topic.about](topic.number, amountText(language, Math.abs(topic.gross)));
  return texts[topic.about]({ date: dateIn(language, topic.at), price: amountText(language, premiumCents) });
}

function orderDetails(config: Config, language: Language, topic: BillingTopic): MailParts["paragraphs"] {
  if (topic.about !== "started") return [];
  const seller = sellerOf(config);
  const vat = vatTexts[language][topic.vat.treatment](topic.vat.rate.toLocaleString(locales[language]));
  const price = amountText(language, premiumCents);
  const facts = contractFacts[language]({ date: dateIn(language, topic.at), price, vat, seller });
  const { title, paragraphs } = withdrawalNotice[language](seller);
  return [{ facts }, { title, text: "", links: [] }, ...paragraphs];
}

const dateIn = (language: Language, instant: string): string => dateText(today(new Date(instant)), language);

const sellerOf = ({ operator, supportEmail }: Config): string =>
  [operator.name, ...operator.address, supportEmail].join(", ");
