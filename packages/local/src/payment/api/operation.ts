import type { WireMethod, WireObject } from "@linkedpotential/core/payment/wire";
import * as z from "zod/mini";
import type { Ledger } from "../ledger.ts";
import { validated } from "./form.ts";
import { missing } from "./refusals.ts";
import { show } from "./views.ts";

export interface Asked {
  ledger: Ledger;
  id: string;
  given: unknown;
}

export interface Operation {
  pattern: `${"GET" | "POST" | "DELETE"} /v1/${string}`;
  answer(asked: Asked): unknown;
}

export const text = z.string();
export const expand = z.optional(z.array(text));
export const expandable = z.strictObject({ expand });

export function find<Found>(kind: string, all: Record<string, Found>, id: string, param?: string): Found {
  const found = all[id];
  if (!found) throw missing(kind, id, param);
  return found;
}

export const retrieve =
  (kind: string, of: (ledger: Ledger) => Record<string, WireObject>) =>
  ({ ledger, id, given }: Asked) =>
    show(ledger, find(kind, of(ledger), id), validated(expandable, given).expand);

/**
 * Returns a payment method by its id.
 * @throws when it is not attached to the customer to charge
 */
export function methodOf({ kept }: Ledger, id: string, { customer }: { customer: string }, param: string): WireMethod {
  const method = find("PaymentMethod", kept.methods, id, param);
  if (method.customer !== customer) throw missing("PaymentMethod", id, param);
  return method;
}
