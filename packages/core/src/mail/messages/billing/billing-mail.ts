import { amountText, premiumCents } from "@linkedpotential/contract/billing/price";
import type { Vat } from "@linkedpotential/contract/billing/vat";
import { dateText, locales } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { dashboardLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";
import { billingTexts } from "./billing-texts.ts";
import { vatTexts } from "./vat-texts.ts";
import { withdrawalNotice } from "./withdrawal-notice.ts";

/** Occasion of a billing mail, with its details. Instants are in ISO 8601, amounts in cents. */
export type BillingTopic =
  | { about: "started"; at: string; vat: Vat }
  | { about: "cancelled" | "reactivated" | "failed"; at: string }
  | { about: "ended"; reason: "cancelled" | "unpaid" | "disputed" }
  | { about: "invoice" | "creditNote"; number: string; gross: number };

/**
 * Renders a billing mail. The confirmation of an order also states the contract, the seller and the right of
 * withdrawal, because the law requires these on a durable medium such as a mail (§ 312f BGB).
 */
export function billingMail(config: Config, recipient: Recipient, topic: BillingTopic): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { heading, paragraphs } = contentOf(config, language, topic);
  const { greeting, button } = billingTexts[language];
  return layOutMail(config, {
    ...{ language, workspace, heading },
    greeting: greeting(name),
    paragraphs: [...paragraphs, ...noticeOf(config, language, topic)],
    button: { label: button, href: dashboardLink(config, workspace, { section: "billing" }) },
  });
}

function contentOf(config: Config, language: Language, topic: BillingTopic) {
  const texts = billingTexts[language];
  if (topic.about === "ended") return texts.ended[topic.reason];
  if ("number" in topic) return texts[topic.about](topic.number, amountText(language, Math.abs(topic.gross)));
  const date = dateText(today(new Date(topic.at)), language);
  const price = amountText(language, premiumCents);
  if (topic.about !== "started") return texts[topic.about]({ date, price });
  const rate = topic.vat.rate.toLocaleString(locales[language]);
  return texts.started({ date, price, seller: seller(config), vat: vatTexts[language][topic.vat.treatment](rate) });
}

const noticeOf = (config: Config, language: Language, { about }: BillingTopic): string[] =>
  about === "started" ? withdrawalNotice[language](seller(config)) : [];

const seller = ({ operator, supportEmail }: Config): string =>
  [operator.name, ...operator.address, supportEmail].join(", ");
