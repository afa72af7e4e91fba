import type { WireInvoice, WireObject, WireSubscription } from "@linkedpotential/core/payment/wire";
import type { Ledger } from "../ledger.ts";
import { listOf } from "../objects/object.ts";
import { invalid } from "./refusals.ts";

type Shown = Record<string, unknown>;

const below = (expand: readonly string[], name: string): string[] | undefined => {
  const asked = expand.filter((path) => path === name || path.startsWith(`${name}.`));
  return asked.length > 0 ? asked.map((path) => path.slice(name.length + 1)).filter(Boolean) : undefined;
};

function assertKnown(expand: readonly string[], known: readonly string[]): void {
  const other = expand.find((path) => !known.includes(path.split(".")[0] ?? ""));
  if (other) throw invalid(`This property cannot be expanded (${other}).`, undefined, "expand");
}

function showInvoice(invoice: WireInvoice, expand: readonly string[]): Shown {
  assertKnown(expand, ["payments", "confirmation_secret"]);
  const { payments, confirmation_secret, ...rest } = invoice;
  return {
    ...rest,
    ...(below(expand, "payments") && { payments }),
    ...(below(expand, "confirmation_secret") && { confirmation_secret }),
  };
}

function showSubscription({ kept }: Ledger, subscription: WireSubscription, expand: readonly string[]): Shown {
  assertKnown(expand, ["latest_invoice", "default_payment_method"]);
  const ofInvoice = below(expand, "latest_invoice");
  const invoice = kept.invoices[String(subscription.latest_invoice)];
  const method = kept.methods[String(subscription.default_payment_method)];
  return {
    ...subscription,
    ...(ofInvoice && { latest_invoice: invoice ? showInvoice(invoice, ofInvoice) : null }),
    ...(below(expand, "default_payment_method") && { default_payment_method: method ?? null }),
  };
}

export function show(ledger: Ledger, object: WireObject, expand: readonly string[] = []): Shown {
  if (object.object === "subscription") return showSubscription(ledger, object, expand);
  if (object.object === "invoice") return showInvoice(object, expand);
  assertKnown(expand, []);
  return { ...object };
}

interface ListQuery {
  limit?: number | undefined;
  starting_after?: string | undefined;
  expand?: string[] | undefined;
}

export function showList(ledger: Ledger, objects: readonly WireObject[], url: string, query: ListQuery) {
  const { limit = 10, starting_after: after, expand = [] } = query;
  if (expand.some((path) => !path.startsWith("data."))) {
    throw invalid("This property cannot be expanded.", undefined, "expand");
  }
  const paths = expand.map((path) => path.slice("data.".length));
  const newestFirst = objects.toReversed();
  const from = after === undefined ? 0 : newestFirst.findIndex((object) => "id" in object && object.id === after) + 1;
  const page = newestFirst.slice(from, from + limit).map((object) => show(ledger, object, paths));
  return { ...listOf(page, url), has_more: newestFirst.length > from + limit };
}
