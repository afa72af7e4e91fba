import * as z from "zod/mini";
import { email, instant, optionalDate, optionalText, pathId, requiredLine, says } from "../fields.ts";
import { plans } from "../plans.ts";
import { visible } from "../visible-text.ts";
import { countries } from "./countries.ts";
import { currency, premiumPrice } from "./price.ts";
import {
  cancellationKinds,
  declarationKinds,
  declarationTextMax,
  declarationToken,
  invoiceStates,
  paymentProviders,
  subscriptionStates,
  withoutWebAddress,
} from "./values.ts";
import { isVatIdOf, normalizeVatId, writtenVatIdPattern } from "./vat-ids.ts";

const line = (max: number) => optionalText(max, z.regex(/^[^\r\n]*$/));

const country = z.enum(countries);

const vatIdRule = (code: string) => ({
  if: { properties: { country: { const: code } }, required: ["country"] },
  // biome-ignore lint/suspicious/noThenProperty: of JSON Schema
  then: { properties: { vatId: { pattern: writtenVatIdPattern(code) } } },
});

/** Recipient of the invoices. Country and VAT id determine the VAT (D66). */
export const billingAddress = z
  .object({
    name: requiredLine(100),
    company: line(100),
    street: requiredLine(150),
    postalCode: requiredLine(20),
    city: requiredLine(100),
    country,
    /** Must match the form of `country` within the EU. Empty without a VAT id. */
    vatId: line(20),
  })
  .check(
    z.refine((address) => isVatIdOf(address.country, address.vatId), {
      path: ["vatId"],
      error: says("vatIdInvalid").error,
    }),
    z.overwrite((address) => ({ ...address, vatId: normalizeVatId(address.country, address.vatId) })),
    z.meta({ allOf: countries.filter(writtenVatIdPattern).map(vatIdRule) }),
  );
export type BillingAddress = z.output<typeof billingAddress>;

export const subscription = z.object({
  plan: z.enum(plans),
  status: z.enum(subscriptionStates),
  currentPeriodEnd: z.nullable(instant),
  cancelAtPeriodEnd: z.boolean(),
  /** The customer disputed a payment, and the bank has not decided yet (D65). */
  isDisputed: z.boolean(),
  graceEndsAt: z.nullable(instant),
  withdrawableUntil: z.nullable(instant),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** Country whose VAT rules apply. Also set without an address. */
  country,
  billingAddress: z.nullable(billingAddress),
  priceId: z.string(),
  checkout: z.object({
    /** Whether customers in other member states without a VAT id pay the VAT of their own country (`VAT_OSS`). */
    isOneStopShop: z.boolean(),
    provider: z.enum(paymentProviders),
    publishableKey: z.nullable(z.string()),
  }),
});
export type Subscription = z.output<typeof subscription>;

export const invoice = z.object({
  id: z.number(),
  number: z.string(),
  /** In EUR, including VAT. */
  amount: z.number(),
  currency: z.literal(currency),
  status: z.enum(invoiceStates),
  createdAt: instant,
  periodStart: instant,
  periodEnd: instant,
});
export type Invoice = z.output<typeof invoice>;

export const invoiceListQuery = z.object({ limit: z.optional(pathId), cursor: z.optional(pathId) });

export const invoiceParams = z.object({ invoiceId: pathId });

/** The server determines the price. A different amount is refused (D9). */
export const newPayment = z.object({
  amount: z.literal(premiumPrice),
  currency: z.literal(currency),
  /** Country of a customer who gives no address. Replaces a stored address. */
  country: z.optional(country),
  billingAddress: z.optional(billingAddress),
});

export const payment = z.object({
  /** Secret of the first invoice, with which the browser confirms the payment. */
  clientSecret: z.string(),
});
export type Payment = z.output<typeof payment>;

export const cardChange = z.object({
  clientSecret: z.string(),
  setupIntentId: z.string(),
});

export type CardChange = z.output<typeof cardChange>;

export const enteredCard = z.object({
  setupIntentId: requiredLine(100).check(z.regex(/^seti_\w+$/)),
});

/** Refuses text that a mail program would turn into a link, because the receipt goes to an unverified address. */
const noWebAddress = z.regex(withoutWebAddress, says("webAddress"));

/** Fields of a declaration, which must be possible without signing in (§§ 312k, 356a BGB). */
const declaration = {
  name: requiredLine(100, "personNameRequired").check(noWebAddress),
  email: email(),
  contract: requiredLine(200).check(noWebAddress),
};

export const cancellation = z
  .object({
    ...declaration,
    kind: z._default(z.enum(cancellationKinds), "ordinary"),
    reason: optionalText(declarationTextMax),
    /** Requested end. Null for as soon as possible. */
    endsOn: optionalDate,
  })
  .check(
    z.refine(({ kind, reason }) => kind === "ordinary" || reason !== "", {
      path: ["reason"],
      error: says("required").error,
    }),
    z.meta({
      if: { properties: { kind: { const: "extraordinary" } }, required: ["kind"] },
      // biome-ignore lint/suspicious/noThenProperty: of JSON Schema
      then: { properties: { reason: { type: "string", pattern: visible.source } }, required: ["reason"] },
    }),
  );

export const withdrawal = z.object(declaration);

/** Token of the link in a receipt, `<declarationId>.<mac>`. */
export const declarationLink = z.object({
  token: z.string().check(z.regex(declarationToken)),
});

export const confirmed = z.object({ about: z.enum(declarationKinds) });

export const declared = z.object({
  success: z.literal(true),
  receivedAt: instant,
});
