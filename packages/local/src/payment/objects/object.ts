import { randomBytes } from "node:crypto";
import { premiumCents } from "@linkedpotential/contract/billing/price";

export const newId = (prefix: string): string => `${prefix}_local${randomBytes(9).toString("hex")}`;

export const listOf = <Item>(data: Item[], url: string) => ({ object: "list" as const, data, has_more: false, url });

export const amount = premiumCents;
export const product = "prod_premium";

export interface Period {
  start: number;
  end: number;
}
